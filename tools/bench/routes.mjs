import { DEVICES, pause, slowPage, withBrowser } from './browser.mjs'
import { listedPaths } from './sites.mjs'
import { slowLink } from './slow-link.mjs'

/** What comes later than this after the load belongs to no first view. */
const SETTLED_MS = 2000
/** A task blocks for what it takes beyond this (Total Blocking Time), in ms. */
const LONG_TASK_MS = 50

/** @param {number} longTaskMs */
function paintsAndTasks(longTaskMs) {
  const seen = { fcp: NaN, lcp: NaN, blocked: 0 }
  Object.assign(window, { benchSeen: seen })
  const observe = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  observe('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - longTaskMs)))
}

/**
 * Every address of the last site's sitemap on a phone, over a slow link, nothing at hand: a page that got slower is found
 * though the templates' first pages did not. One load says less than Lighthouse's simulation and takes six seconds.
 * @type {import('./bench.mjs').Section}
 */
export const routes = {
  pages: (sites) => listedPaths(/** @type {import('./sites.mjs').Site} */ (sites.at(-1)).origin),
  async measure(site, path) {
    const far = await slowLink(site.origin, DEVICES.phone.link)
    try {
      return await withBrowser(async (browser) => {
        const { page } = await slowPage(browser, 'phone', paintsAndTasks, LONG_TASK_MS)
        await page.goto(far.origin + path, { waitUntil: 'load' })
        await pause(SETTLED_MS)
        const { fcp, lcp, blocked } = await page.evaluate(() => /** @type {any} */ (window).benchSeen)
        return { 'FCP, ms': fcp, 'LCP, ms': lcp, 'blocked, ms': blocked, 'fetched, kB': far.bytesDown() / 1000 }
      })
    } finally {
      far.close()
    }
  },
}
