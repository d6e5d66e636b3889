/** For a sheet that failed earlier, which reports nothing any more. */
const TIME_OUT_MS = 3_000

/**
 * Has the page's whole style sheets loaded: it fetches them at the visitor's first touch, and its own rules hold none for
 * elements that arrive later.
 * @returns once each of them has loaded or failed, or the time is out
 */
export async function wholeSheets(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
  if (missing.length === 0) return
  const loaded = missing.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve, { once: true })
        link.addEventListener('error', resolve, { once: true })
        link.removeAttribute('disabled')
      }),
  )
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, TIME_OUT_MS))])
}
