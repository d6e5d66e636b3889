import { DEVICES, MENU, firstVisible, pause, press, slowPage, warm, withBrowser } from './browser.mjs'
import { slowLink } from './slow-link.mjs'

/** In the order of the page, because scrolling down to a tab hides the bar with the popup's button. */
const CONTROLS = /** @type {const} */ ({ menu: MENU, popup: 'nav > [data-popup-open], [data-bench=popup]', tab: '[data-tabs] [role=tab], [data-bench=tab]' })
const DIALOG = 'dialog[open], [role=dialog]'
/** The Event Timing API reports durations from 16 ms; shorter ones count as half of it. */
const UNREPORTED_MS = 8
const SETTLED_MS = 3000

/** Durations of interactions from the click to the next paint, as INP counts them, and the largest paint before them. */
function eventTimings() {
  /** @type {number[]} */
  const durations = []
  Object.assign(window, { benchDurations: durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (/** @type {PerformanceEventTiming & { interactionId: number }} */ (entry).interactionId) durations.push(entry.duration)
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }))
  new PerformanceObserver((list) => void Object.assign(window, { benchLargest: list.getEntries().at(-1)?.startTime })).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  })
}

/** Runs in the page. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN

/** Presses the popup's button from the first moment on, until a dialog stands there. @param {[string, string]} selectors */
function firstClick([popup, dialog]) {
  const timer = setInterval(() => {
    if ([...document.querySelectorAll(dialog)].some((element) => element.checkVisibility())) {
      Object.assign(window, { benchReady: performance.now() })
      clearInterval(timer)
    } else /** @type {HTMLElement | null} */ (document.querySelector(popup))?.click()
  }, 40)
}

/**
 * The home page on a phone: response time of a click on the loaded page, and the earliest response after the start. @type
 * {import('./bench.mjs').Section}
 */
export const interactions = {
  pages: ['home'],
  prepare: (site) => warm([`${site.origin}/`]),
  async measure(site) {
    const far = await slowLink(site.origin, DEVICES.phone.link)
    try {
      return await withBrowser(async (browser) => {
        /** @type {Record<string, number>} */
        const figures = {}
        const settled = await slowPage(browser, 'phone', eventTimings)
        await settled.page.goto(`${far.origin}/`, { waitUntil: 'load', timeout: 60_000 })
        await settled.page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined)
        await pause(SETTLED_MS)
        figures['first paint, ms'] = await settled.page.evaluate(firstPaint)
        figures['largest paint, ms'] = await settled.page.evaluate(() => /** @type {number} */ (Reflect.get(window, 'benchLargest')))
        for (const [name, selector] of Object.entries(CONTROLS)) {
          const control = await firstVisible(settled.page, selector)
          if (!control) continue
          await control.scrollIntoViewIfNeeded()
          await pause(700)
          await settled.page.evaluate(() => Object.assign(Reflect.get(window, 'benchDurations'), { length: 0 }))
          await press(settled.client, settled.page, control, 'phone')
          await pause(1200)
          const durations = await settled.page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, 'benchDurations')))
          figures[`INP, ${name}, ms`] = Math.max(UNREPORTED_MS, ...durations)
          if (name === 'popup') {
            if (!(await firstVisible(settled.page, DIALOG))) throw new Error('the popup did not open')
            await settled.page.keyboard.press('Escape')
          }
          if (name === 'menu') await press(settled.client, settled.page, control, 'phone')
          await pause(500)
        }
        await settled.close()

        const early = await slowPage(browser, 'phone', firstClick, [CONTROLS.popup, DIALOG])
        await early.page.goto(`${far.origin}/`, { waitUntil: 'commit', timeout: 60_000 })
        await early.page.waitForFunction(() => Reflect.get(window, 'benchReady') && performance.getEntriesByName('first-contentful-paint')[0], null, {
          timeout: 45_000,
        })
        const ready = await early.page.evaluate(() => /** @type {number} */ (Reflect.get(window, 'benchReady')))
        const painted = await early.page.evaluate(firstPaint)
        // A click makes the browser lay the page out, and so paints it sooner than it would by itself.
        return { ...figures, 'first paint while it is pressed, ms': painted, 'popup works after the paint, ms': Math.max(0, ready - painted) }
      })
    } finally {
      far.close()
    }
  },
}
