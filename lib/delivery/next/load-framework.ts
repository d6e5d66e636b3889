import type { BundlerEntry } from './rendered-page'

/**
 * What a page hands over; by position, as names were 75 bytes more of each page once compressed.
 * `sources`: addresses of the framework's scripts, in the order in which they run; `entry`: what of them runs; `renderer`: the
 * module that runs in a task of its own, before the entry; `flight`: address of the page's flight data, without which the data is
 * in the page
 */
export type LoadOptions = [sources: readonly string[], entry: BundlerEntry | undefined, renderer: number | undefined, flight: string | undefined]

/**
 * Runs in the browser. Fetches the framework once the page has loaded and the content has painted (on a slow machine a
 * page can load before it paints), or at the first touch of a pointer or key, whichever is sooner. The framework takes
 * what it finds in `__next_f` when it starts, so the data has to be there first.
 *
 * Data of a page that was edited lies in the memory of the process that rendered it (lib/delivery/pages/data-apart.ts). Where a
 * restart came between page and data, the page is loaded anew, with data of its own: once, as a reload is no navigation, and only
 * while nobody has pressed or typed anything that would be lost. Such a page stays as it was sent.
 *
 * It is sent as text (lib/cli/generate/make-files.ts makes it, lib/delivery/finish/finish-page.ts puts it into a page) and therefore uses nothing
 * from outside itself.
 *
 * The whole style sheets come at the first sign of a reader, whatever it is: at once where it is a link's touch, as the
 * next page needs them, or that of a button that opens what the page does not hold yet, such as a plan in full screen. The
 * styles of menu, popup and tabs are in the page: what they open is painted first, as whole sheets style and lay out
 * everything anew.
 *
 * Scripts register modules as they arrive, in their order; the renderer runs as soon as it is there, the page's entry once
 * all of them and the data are. Each is asked for in a task of its own: all at once took a phone 60 to 90 ms.
 */
export function loadFramework([sources, entry, renderer, flight]: LoadOptions) {
  /** What is painted next comes before the framework. */
  const AFTER_PAINT_MS = 200
  /** A finger's stay, and the frame that it brings, come before the whole style sheets. */
  const AFTER_TOUCH_MS = 400
  /** How long a page waits for its first paint once it has loaded, and for the page to load. */
  const PAINT_TIMEOUT_MS = 3000
  const LOAD_TIMEOUT_MS = 10_000
  const passiveOnce = { once: true, passive: true }
  /** The bundler's queue, until its runtime takes its place. */
  const run = (modules: object | undefined) => {
    const bundler = globalThis as { TURBOPACK?: unknown[] }
    if (entry) (bundler.TURBOPACK ||= []).push(modules)
  }
  const fetchData = async () => {
    if (!flight) return
    const response = await fetch(flight)
    if (!response.ok) {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      if (response.status === 404 && navigation?.type === 'navigate' && !navigator.userActivation.hasBeenActive) location.reload()
      throw new Error()
    }
    Object.assign(self, { __next_f: [[0], [1, await response.text()]] })
  }
  /** @returns once the last one has run or failed */
  const fetchScripts = (): Promise<unknown> =>
    new Promise((resolve) => {
      const append = (at: number) => {
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
    setTimeout(start, PAINT_TIMEOUT_MS)
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return
      observer.disconnect()
      setTimeout(start, AFTER_PAINT_MS)
    }).observe({ type: 'paint', buffered: true })
  }
  if (document.readyState === 'complete') startAfterPaint()
  else addEventListener('load', startAfterPaint)
  setTimeout(start, LOAD_TIMEOUT_MS)
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, passiveOnce)

  const enableSheets = () => {
    for (const sheet of document.querySelectorAll('link[disabled]')) sheet.removeAttribute('disabled')
  }
  const enableSoon = ({ target }: Event) => {
    const needsThem = target instanceof Element && target.closest('a[href]:not([data-popup-open]),button:not([popovertarget],[role=tab])')
    if (needsThem) enableSheets()
    else setTimeout(enableSheets, AFTER_TOUCH_MS)
  }
  /** A pointer that rests where the page appears is reported as well: as a move by nothing. */
  const onMove = (event: PointerEvent) => {
    if (!event.movementX && !event.movementY) return
    removeEventListener('pointermove', onMove)
    enableSoon(event)
  }
  addEventListener('pointermove', onMove, { passive: true })
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin']) addEventListener(type, enableSoon, passiveOnce)
}
