import { DEVICES, pause, slowPage, withBrowser } from './browser.mjs'
import { listedPaths } from './sites.mjs'
import { slowLink } from './slow-link.mjs'

/** ms after the load event within which requests belong to the first view. */
const SETTLED_MS = 2000
/** A task blocks for its time beyond this (Total Blocking Time), in ms. */
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
 * Every address of the last site's sitemap on a phone, over a slow link, without cache: finds a slower page even if the
 * templates' first pages are unchanged. One load is less exact than Lighthouse's simulation and takes six seconds.
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
