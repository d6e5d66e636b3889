/**
 * Has the page's whole style sheets loaded: it fetches them at the visitor's first touch, and its own rules hold none for
 * elements that arrive later.
 * @returns once each of them has loaded or failed
 */
export async function wholeSheets(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve, { once: true })
          link.addEventListener('error', resolve, { once: true })
          link.removeAttribute('disabled')
        }),
    ),
  )
}
