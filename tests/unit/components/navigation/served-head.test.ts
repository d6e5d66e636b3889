/** @jest-environment jsdom */
import { keepOneHead } from '@/components/navigation/served-head'

const SERVED = `
  <title>첫 화면</title>
  <meta name="description" content="첫 화면">
  <meta name="viewport" content="width=device-width">
  <meta property="og:url" content="https://example.com/">
  <link rel="canonical" href="https://example.com/">
  <link rel="alternate" hreflang="en" href="https://example.com/en">
  <link rel="stylesheet" href="/a.css">`

const markup = () => [...document.head.children].map((element) => element.outerHTML)
const render = (html: string) => document.head.insertAdjacentHTML('beforeend', html)
/** Observers are called after the microtask that is under way. */
const observed = () => new Promise((resolve) => setTimeout(resolve))

let end: () => void
beforeEach(() => {
  document.head.innerHTML = SERVED
  end = keepOneHead()
})
afterEach(() => end())

test('what the server sent gives way to what was rendered in its place, and to nothing else', async () => {
  render('<title>사업개요</title>')
  render('<link rel="canonical" href="https://example.com/intro">')
  render('<meta property="og:url" content="https://example.com/intro">')
  render('<link rel="alternate" type="application/rss+xml" href="/feed.xml">')
  await observed()
  expect(document.title).toBe('사업개요')
  expect(markup()).toEqual([
    '<meta name="description" content="첫 화면">',
    '<meta name="viewport" content="width=device-width">',
    '<link rel="stylesheet" href="/a.css">',
    '<title>사업개요</title>',
    '<link rel="canonical" href="https://example.com/intro">',
    '<meta property="og:url" content="https://example.com/intro">',
    '<link rel="alternate" type="application/rss+xml" href="/feed.xml">',
  ])
})

test('what React took over stays its own to remove', async () => {
  document.title = '사업개요'
  render('<meta name="description" content="사업개요">')
  await observed()
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(2)
})
