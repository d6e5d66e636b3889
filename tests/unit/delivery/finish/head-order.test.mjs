import { metadataFirst } from '@/lib/delivery/finish/head-order.mjs'

const ICON = '<link rel="icon" href="/favicon.ico"/>'
const PRELOAD = '<link rel="preload" href="/a.woff2" as="font"/>'
const SHEET = '<link rel="stylesheet" href="/a.css"/>'
const page = (/** @type {string} */ head) => `<!DOCTYPE html><html><head>${head}</head><body><meta name="inside" content="body"/></body></html>`

test('what a crawler reads comes first, the rest of the head keeps its order', () => {
  const twitter = '<meta name="twitter:card" content="summary"/>'
  const alt = '<meta property="og:image:alt" content="강"/>'
  const head = `<meta charSet="utf-8"/>${PRELOAD}${SHEET}${twitter}${alt}${ICON}<meta property="og:title" content="집"/><link rel="canonical" href="/"/><meta name="description" content="글"/><title>제목</title><meta name="viewport" content="width=device-width"/>`
  expect(metadataFirst(page(head))).toBe(
    page(
      `<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>제목</title><meta name="description" content="글"/><link rel="canonical" href="/"/><meta property="og:title" content="집"/>${ICON}${twitter}${alt}${PRELOAD}${SHEET}`,
    ),
  )
})

test('text of scripts and styles is no tag', () => {
  const head = '<meta charSet="utf-8"/><style>a::after{content:"<title>x</title>"}</style><script>"<meta name=x>"</script>'
  expect(metadataFirst(page(head))).toBe(page(head))
})

test('a document without a head is left alone', () => expect(metadataFirst('<p></p>')).toBe('<p></p>'))
