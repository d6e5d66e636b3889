/** @jest-environment jsdom */
import { menuPrefetch } from '@/components/navigation/menu-prefetch'

let prefetched: string[]
let prefetch: ReturnType<typeof menuPrefetch>

beforeEach(() => {
  jest.useFakeTimers()
  prefetched = []
  document.body.innerHTML = `
    <div popover>
      <details id="few"><a href="/a">A</a><a href="/b">B</a><a href="https://other.example/">other</a></details>
      <details id="many"><a href="/a">A</a><a href="/c">C</a><a href="/d">D</a><a href="/e">E</a><a href="/f">F</a></details>
    </div>
    <details id="text"><a href="/g">G</a></details>`
})
afterEach(() => {
  prefetch.end()
  setConnection(undefined)
  jest.useRealTimers()
})

const setConnection = (connection: object | undefined) => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
const startPrefetch = () => {
  prefetch = menuPrefetch(
    (anchor) => (anchor.origin === location.origin ? anchor.pathname : null),
    (page) => prefetched.push(page),
  )
}
const open = (id: string) => {
  const group = document.getElementById(id) as HTMLDetailsElement
  group.open = true
  group.dispatchEvent(new Event('toggle'))
}

test('fetches the pages of an opened group one after the other, each once, and no other site', () => {
  startPrefetch()
  open('few')
  expect(prefetched).toEqual(['/a'])
  jest.advanceTimersByTime(349)
  expect(prefetched).toEqual(['/a'])
  jest.runAllTimers()
  open('few')
  jest.runAllTimers()
  expect(prefetched).toEqual(['/a', '/b'])
})

test('of another group that is opened next, its pages and no longer those of the one before', () => {
  startPrefetch()
  open('few')
  open('many')
  jest.runAllTimers()
  expect(prefetched).toEqual(['/a', '/c', '/d'])
})

test('once a page is chosen nothing more is fetched; the next page view begins anew', () => {
  startPrefetch()
  open('many')
  prefetch.stopPrefetching()
  jest.runAllTimers()
  expect(prefetched).toEqual(['/a'])
  open('many')
  jest.runAllTimers()
  expect(prefetched).toEqual(['/a', '/c', '/d', '/e'])
})

test('a group that was opened before the framework was there is fetched as well', () => {
  open('few')
  startPrefetch()
  expect(prefetched).toEqual(['/a'])
})

test('fetches nothing for what is opened outside the menu', () => {
  startPrefetch()
  open('text')
  expect(prefetched).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('fetches nothing with %j', (connection) => {
  setConnection(connection)
  startPrefetch()
  open('few')
  expect(prefetched).toEqual([])
})

test('stopped, it fetches nothing more', () => {
  startPrefetch()
  open('few')
  prefetch.end()
  jest.runAllTimers()
  open('many')
  expect(prefetched).toEqual(['/a'])
})
