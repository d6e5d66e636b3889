/** @jest-environment jsdom */
import { menuPrefetch } from '@/components/navigation/menu-prefetch'

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>

/** The browser: tells which links come into view, and what was fetched. */
let show: (...links: Element[]) => void
let transfer: (...sizes: number[]) => void
/** Tells that something came from these addresses. */
let answer: (...paths: string[]) => void
let prefetched: string[]

beforeEach(() => {
  jest.useFakeTimers()
  prefetched = []
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observed = new Set<Element>()
      constructor(callback: (entries: Entry[]) => void) {
        show = (...links) => callback(links.filter((target) => this.observed.has(target)).map((target) => ({ target, isIntersecting: true })))
      }
      observe(link: Element) {
        this.observed.add(link)
      }
      disconnect() {
        this.observed.clear()
      }
    },
    PerformanceObserver: class {
      constructor(callback: (list: object) => void) {
        const tell = (entries: object[]) => callback({ getEntries: () => entries.map((entry) => ({ initiatorType: 'fetch', ...entry })) })
        transfer = (...sizes) => tell(sizes.map((transferSize) => ({ transferSize, name: `${location.origin}/other` })))
        answer = (...paths) => tell(paths.map((path) => ({ transferSize: 1_000, name: `${location.origin}${path}?_rsc=1` })))
      }
      observe() {}
      disconnect() {}
    },
  })
  document.body.innerHTML = `
    <div popover><details open><a href="/a">A</a><a href="/b">B</a><a href="https://other.example/">other</a></details></div>
    <main><a href="/c">C</a></main>`
})
afterEach(() => {
  setConnection(undefined)
  jest.useRealTimers()
})

const setConnection = (connection: object | undefined) => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
const link = (href: string) => document.querySelector(`a[href="${href}"]`) as HTMLAnchorElement
const startPrefetch = () => {
  const menu = menuPrefetch(
    (anchor) => (anchor.origin === location.origin ? anchor.pathname : null),
    (page) => prefetched.push(page),
  )
  menu.observe()
  return menu
}

test('fetches the pages of an opened menu group, each once, the next with the first answer for the one before', () => {
  startPrefetch()
  show(link('/a'), link('/b'))
  show(link('/a'), link('/b'))
  expect(prefetched).toEqual(['/a'])
  answer('/pictures/of-a.avif')
  expect(prefetched).toEqual(['/a'])
  answer('/a', '/pictures/of-a.avif')
  expect(prefetched).toEqual(['/a', '/b'])
  answer('/a', '/b')
  jest.runAllTimers()
  expect(prefetched).toEqual(['/a', '/b'])
})

test('a page that says nothing holds up nobody: it was fetched before, or cannot be had', () => {
  startPrefetch()
  show(link('/a'), link('/b'))
  jest.advanceTimersByTime(400)
  expect(prefetched).toEqual(['/a', '/b'])
})

test('once a page is chosen nothing more is fetched for the menu, until the next page shows it', () => {
  const menu = startPrefetch()
  show(link('/a'), link('/b'))
  menu.chosen()
  answer('/a')
  jest.runAllTimers()
  expect(prefetched).toEqual(['/a'])
  menu.observe()
  show(link('/a'), link('/b'))
  expect(prefetched).toEqual(['/a', '/b'])
})

test('fetches nothing that the menu does not lead to, and no other site', () => {
  startPrefetch()
  show(link('/c'), link('https://other.example/'))
  expect(prefetched).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('fetches nothing with %j', (connection) => {
  setConnection(connection)
  startPrefetch()
  show(link('/a'))
  expect(prefetched).toEqual([])
})

test('stays below 200 kB a page view, and begins anew with the next', () => {
  const menu = startPrefetch()
  show(link('/a'))
  transfer(100_000, 70_000)
  show(link('/b'))
  expect(prefetched).toEqual(['/a'])
  menu.observe()
  show(link('/b'))
  expect(prefetched).toEqual(['/a', '/b'])
})

test('stopped, it fetches nothing more', () => {
  const menu = startPrefetch()
  menu.stop()
  show(link('/a'))
  expect(prefetched).toEqual([])
})
