import { loader } from '../../../.generated/loader.mjs'
import { byPosition } from './load-framework.mjs'

/** What a page waits after its first content has painted, in milliseconds: what is painted next comes before the framework. */
const AFTER_PAINT_MS = 200
/** What the whole style sheets wait after the first touch, in milliseconds: a finger's stay, and the frame that it brings. */
const AFTER_TOUCH_MS = 400
/** How long a page waits for its first paint once the page has loaded, and for the page to load. */
const PAINT_TIMEOUT_MS = 3000
const LOAD_TIMEOUT_MS = 10_000

/**
 * @param {import('./load-framework.mjs').LoadOptions} options
 * @returns {string} the call of `loadFramework` as a script of the page
 */
export function loaderScript(options) {
  const timed = { ...options, afterPaint: AFTER_PAINT_MS, afterTouch: AFTER_TOUCH_MS, paintTimeout: PAINT_TIMEOUT_MS, loadTimeout: LOAD_TIMEOUT_MS }
  return loader.replace('OPTIONS', () => JSON.stringify(byPosition(timed)))
}
