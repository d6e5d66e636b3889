/**
 * @typedef {object} LoadOptions
 * @property {readonly string[]} sources addresses of the framework's scripts, in the order in which they run
 * @property {string} [flight] address of the page's flight data; without it, the data is in the page
 * @property {boolean} pruned whether the page's inlined styles are less than its sheets
 */

/**
 * Runs in the browser. Fetches the framework once the page has loaded and the content has painted (on a slow machine a
 * page can load before it paints), or at the first touch of a pointer or key, whichever is sooner. The framework takes
 * what it finds in `__next_f` when it starts, so the data has to be there first.
 *
 * It is sent as text (lib/build/generate.mjs makes it, loader-script.mjs puts it into a page) and therefore uses nothing
 * from outside itself.
 *
 * The whole style sheets come at the first sign of a reader, whatever it is: at once where it is a link's touch, as the
 * next page needs them, or that of a button that opens what the page does not hold yet, such as a plan in full screen. The
 * styles of menu, popup and tabs are in the page: what they open is painted first, as whole sheets style and lay out
 * everything anew.
 * @param {LoadOptions & { afterPaint: number, afterTouch: number, paintTimeout: number, loadTimeout: number }} options times in milliseconds
 */
export function loadFramework({ sources, flight, pruned, afterPaint, afterTouch, paintTimeout, loadTimeout }) {
  const passiveOnce = { once: true, passive: true }
  /** @param {string} tag @param {object} properties */
  const append = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties))
  const run = () => {
    for (const src of sources) append('script', { src, async: false })
  }
  let started = false
  const start = () => {
    if (started) return
    started = true
    if (!flight) return run()
    for (const href of sources) append('link', { rel: 'preload', as: 'script', href })
    fetch(flight)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error())))
      .then(
        (text) => {
          Object.assign(self, { __next_f: [[0], [1, text]] })
          run()
        },
        () => undefined,
      )
  }
  const startAfterPaint = () => {
    setTimeout(start, paintTimeout)
    try {
      new PerformanceObserver((list, observer) => {
        if (!list.getEntriesByName('first-contentful-paint')[0]) return
        observer.disconnect()
        setTimeout(start, afterPaint)
      }).observe({ type: 'paint', buffered: true })
    } catch {
      setTimeout(start, afterPaint)
    }
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
