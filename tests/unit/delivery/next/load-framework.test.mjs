/** @jest-environment jsdom */
import { loaderScript } from '@/lib/delivery/finish/finish-page'
import { loadFramework } from '@/lib/delivery/next/load-framework'
import { ROUTE_DATA } from '@/lib/delivery/next/route-change'
import { BUNDLER_QUEUE, DATA_QUEUE } from './next-shapes.mjs'

const SOURCES = ['/_next/static/chunks/one.js', '/_next/static/chunks/two.js']
const ENTRY = { otherChunks: ['static/chunks/one.js'], runtimeModuleIds: [8] }
const RENDERER = { ...ENTRY, runtimeModuleIds: [7] }
/** @param {{ flight?: string }} [page] */
const load = ({ flight } = {}) => loadFramework([SOURCES, ENTRY, 7, flight])
const elements = () => [...document.head.querySelectorAll('script')]
const scripts = () => elements().map((element) => element.getAttribute('src'))
/** What the bundler's runtime was told to run. */
const queue = () => /** @type {Record<string, unknown[] | undefined>} */ (/** @type {unknown} */ (globalThis))[BUNDLER_QUEUE]
/** All scripts have run: browsers say so of each in its turn. */
async function runScripts() {
  await jest.advanceTimersByTimeAsync(0)
  for (const script of elements()) script.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(0)
}

/** @type {(() => void) | undefined} tells the page that its first content has painted */
let paint

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
  paint = undefined
  Object.assign(globalThis, {
    PerformanceObserver: class {
      /** @param {(list: object, observer: object) => void} callback */
      constructor(callback) {
        paint = () => callback({ getEntriesByName: () => [{}] }, this)
      }
      observe() {}
      disconnect() {}
    },
    [BUNDLER_QUEUE]: undefined,
  })
})
// A loader that has not started would answer the next test's events.
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

test('fetches the scripts after the first paint, in their order and each in a task of its own', () => {
  load()
  expect(scripts()).toEqual([])
  paint?.()
  jest.advanceTimersByTime(199)
  expect(scripts()).toEqual([])
  jest.advanceTimersToNextTimer()
  expect(scripts()).toEqual(SOURCES.slice(0, 1))
  jest.advanceTimersToNextTimer()
  expect(scripts()).toEqual(SOURCES)
  expect(elements().map(({ async }) => async)).toEqual([false, false])
})

test.each(['pointerdown', 'keydown'])('a %s does not wait for the paint, and nothing is fetched twice', (type) => {
  load()
  window.dispatchEvent(new Event(type))
  jest.advanceTimersByTime(1)
  expect(scripts()).toEqual(SOURCES)
  paint?.()
  jest.runAllTimers()
  expect(scripts()).toHaveLength(SOURCES.length)
})

test('a page that paints nothing gets the framework all the same', () => {
  load()
  jest.advanceTimersByTime(3001)
  expect(scripts()).toEqual(SOURCES)
})

test('the renderer runs as soon as it is there, the page once all scripts have run', async () => {
  load()
  window.dispatchEvent(new Event('keydown'))
  await jest.advanceTimersByTimeAsync(0)
  expect(queue()).toEqual([RENDERER])
  await runScripts()
  expect(queue()).toEqual([RENDERER, ENTRY])
})

test('the page runs once its data is there, which is fetched beside the scripts', async () => {
  /** @type {(response: object) => void} */
  let answer = () => undefined
  const fetched = jest.fn(() => new Promise((resolve) => (answer = resolve)))
  Object.assign(globalThis, { fetch: fetched })
  load({ flight: `/_site/flight/a${ROUTE_DATA}` })
  window.dispatchEvent(new Event('keydown'))
  expect(fetched).toHaveBeenCalledWith(`/_site/flight/a${ROUTE_DATA}`)
  await runScripts()
  expect(queue()).toEqual([RENDERER])
  answer({ ok: true, text: async () => 'flight' })
  await jest.advanceTimersByTimeAsync(0)
  expect(queue()).toEqual([RENDERER, ENTRY])
  expect(/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (globalThis))[DATA_QUEUE]).toEqual([[0], [1, 'flight']])
})

test('without its data the page stays as it was sent', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false }) })
  load({ flight: `/_site/flight/a${ROUTE_DATA}` })
  window.dispatchEvent(new Event('keydown'))
  await runScripts()
  expect(queue()).toEqual([RENDERER])
})

describe('a page whose data went with the process that rendered it', () => {
  /**
   * A browser tells nobody that it reloads a page: the loader gets a location of its own.
   * @param {{ status?: number, type?: string, pressed?: boolean }} [visit]
   */
  async function reloads({ status = 404, type = 'navigate', pressed = false } = {}) {
    const reload = jest.fn()
    Object.assign(globalThis, { fetch: async () => ({ ok: false, status }) })
    Object.assign(performance, { getEntriesByType: () => [{ type }] })
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: pressed }, configurable: true })
    const script = loaderScript([SOURCES, ENTRY, 7, `/_site/flight/a${ROUTE_DATA}`])
    new Function('location', script)({ reload })
    window.dispatchEvent(new Event('pointerdown'))
    await runScripts()
    return reload.mock.calls.length
  }

  test('is loaded anew, once', async () => {
    expect(await reloads()).toBe(1)
    expect(await reloads({ type: 'reload' })).toBe(0)
    expect(await reloads({ type: 'back_forward' })).toBe(0)
  })

  test('stays where something was pressed or typed, and where the server only has no time', async () => {
    expect(await reloads({ pressed: true })).toBe(0)
    expect(await reloads({ status: 503 })).toBe(0)
  })
})

const disabled = () => document.querySelector('link[disabled]') !== null

test.each(['scroll', 'pointermove', 'keydown', 'focusin'])('a page whose styles are pruned gets its whole sheets soon after a %s', (type) => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css" disabled>'
  load()
  window.dispatchEvent(Object.assign(new Event(type), { movementX: 1 }))
  jest.advanceTimersByTime(399)
  expect(disabled()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(disabled()).toBe(false)
})

test('a pointer that rests where the page appears enables nothing, its first move does', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css" disabled>'
  load()
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }))
  jest.advanceTimersByTime(1000)
  expect(disabled()).toBe(true)
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: -2 }))
  jest.advanceTimersByTime(400)
  expect(disabled()).toBe(false)
})

test.each([
  ['a link', 'b', true],
  ['a button that opens what is not in the page', 'full', true],
  ['what opens the popup', 'popup', false],
  ['what opens the menu', 'menu', false],
  ['a tab', 'tab', false],
])('the touch of %s: whole sheets at once or not', (_what, id, atOnce) => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css" disabled>'
  document.body.innerHTML =
    '<a href="/b"><span id="b">오시는 길</span></a><button id="full">전체 화면</button><a id="popup" href="/form" data-popup-open>관심고객 등록</a><button id="menu" popovertarget="m">메뉴</button><button id="tab" role="tab">59A</button>'
  load()
  document.getElementById(id)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(disabled()).toBe(!atOnce)
  jest.advanceTimersByTime(400)
  expect(disabled()).toBe(false)
})

test('as a script of the page it is one expression on one line', async () => {
  const script = loaderScript([SOURCES, ENTRY, 7, undefined])
  expect(script).not.toMatch(/\n|\/\*/)
  new Function(script)()
  window.dispatchEvent(new Event('pointerdown'))
  await runScripts()
  expect(scripts()).toEqual(SOURCES)
  expect(queue()).toEqual([RENDERER, ENTRY])
})
