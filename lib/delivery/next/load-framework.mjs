/**
 * @typedef {object} LoadOptions
 * @property {readonly string[]} sources addresses of the framework's scripts, in the order in which they run
 * @property {import('./rendered-page.mjs').BundlerEntry} [entry] what of them runs
 * @property {number} [renderer] the module of the framework that runs in a task of its own, before the entry
 * @property {string} [flight] address of the page's flight data; without it, the data is in the page
 * @property {boolean} pruned whether the page's inlined styles are less than its sheets
 */
/** @typedef {{ afterPaint: number, afterTouch: number, paintTimeout: number, loadTimeout: number }} LoadTimes in milliseconds */

/**
 * The options as they stand in a page: by name, they were 75 bytes more of each once compressed.
 * @param {LoadOptions & LoadTimes} options
 */
export const byPosition = ({ sources, entry, renderer, flight, pruned, afterPaint, afterTouch, paintTimeout, loadTimeout }) =>
  /** @type {const} */ ([sources, entry, renderer, flight, pruned, afterPaint, afterTouch, paintTimeout, loadTimeout])

/**
 * Runs in the browser. Fetches the framework once the page has loaded and the content has painted (on a slow machine a
 * page can load before it paints), or at the first touch of a pointer or key, whichever is sooner. The framework takes
 * what it finds in `__next_f` when it starts, so the data has to be there first.
 *
 * It is sent as text (lib/generate/generate.mjs makes it, loader-script.mjs puts it into a page) and therefore uses nothing
 * from outside itself.
 *
 * The whole style sheets come at the first sign of a reader, whatever it is: at once where it is a link's touch, as the
 * next page needs them, or that of a button that opens what the page does not hold yet, such as a plan in full screen. The
 * styles of menu, popup and tabs are in the page: what they open is painted first, as whole sheets style and lay out
 * everything anew.
 *
 * Scripts register modules as they arrive, in their order; the renderer runs as soon as it is there, the page's entry once
 * all of them and the data are. Each is asked for in a task of its own: all at once took a phone 60 to 90 ms.
 * @param {ReturnType<typeof byPosition>} options
 */
export function loadFramework([sources, entry, renderer, flight, pruned, afterPaint, afterTouch, paintTimeout, loadTimeout]) {
  const passiveOnce = { once: true, passive: true }
  /** The bundler's queue, until its runtime takes its place. @param {object | undefined} modules */
  const run = (modules) => {
    const bundler = /** @type {{ TURBOPACK?: unknown[] }} */ (globalThis)
    if (entry) (bundler.TURBOPACK ||= []).push(modules)
  }
  const fetchData = async () => {
    if (!flight) return
    const response = await fetch(flight)
    if (!response.ok) throw new Error()
    Object.assign(self, { __next_f: [[0], [1, await response.text()]] })
  }
  /** @returns {Promise<unknown>} once the last one has run or failed */
  const fetchScripts = () =>
    new Promise((resolve) => {
      /** @param {number} at */
      const append = (at) => {
        const script = Object.assign(document.createElement('script'), { src: sources[at], async: false, fetchPriority: 'high' })
        // A script and its load event are one task.
        if (at === sources.length - 1) script.onload = script.onerror = () => setTimeout(resolve)
        else setTimeout(append, 0, at + 1)
        document.head.append(script)
      }
      append(0)
    })
  let started = false
  const start = () => {
    if (started) return
    started = true
    if (renderer) run({ ...entry, runtimeModuleIds: [renderer] })
    Promise.all([fetchData(), fetchScripts()]).then(
      () => run(entry),
      () => undefined,
    )
  }
  const startAfterPaint = () => {
    setTimeout(start, paintTimeout)
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return
      observer.disconnect()
      setTimeout(start, afterPaint)
    }).observe({ type: 'paint', buffered: true })
  }
  if (document.readyState === 'complete') startAfterPaint()
  else addEventListener('load', startAfterPaint)
  setTimeout(start, loadTimeout)
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, passiveOnce)

  if (!pruned) return
  const enableSheets = () => {
    for (const sheet of document.querySelectorAll('link[disabled]')) sheet.removeAttribute('disabled')
  }
  /** @param {Event} event */
  const enableSoon = ({ target }) => {
    const needsThem = target instanceof Element && target.closest('a[href]:not([data-popup-open]),button:not([popovertarget],[role=tab])')
    if (needsThem) enableSheets()
    else setTimeout(enableSheets, afterTouch)
  }
  /**
   * A pointer that rests where the page appears is reported as well: as a move by nothing.
   * @param {PointerEvent} event
   */
  const onMove = (event) => {
    if (!event.movementX && !event.movementY) return
    removeEventListener('pointermove', onMove)
    enableSoon(event)
  }
  addEventListener('pointermove', onMove, { passive: true })
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin']) addEventListener(type, enableSoon, passiveOnce)
}
