/** What is fetched ahead in one page view, in bytes as they travel. */
const MAX_BYTES = 200_000
/** Left for the page that is asked for last: its data and its main picture. */
const PAGE_BYTES = 40_000
/** Closed groups show none of theirs. A mouse fetches what it rests on (client-navigation.tsx). */
const MENU_LINKS = '[popover] details a[href]'
/** https://wicg.github.io/netinfo/: Chromium only; elsewhere nothing is known of the connection. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection

/** Whether the visitor asked for less data, or has a connection on which anything fetched ahead would be in the way. */
const isSlow = () => connection()?.saveData === true || /2g/.test(connection()?.effectiveType ?? '')

interface MenuPrefetch {
  /** Watches the menus' links; begins a page view. */
  observe: () => void
  stop: () => void
}

/**
 * Fetches the pages of a menu group's links ahead as soon as the group is opened: while the reader chooses, their data,
 * styles and main pictures arrive. Never with Save-Data or on 2G.
 * @param pageOf address of the page that a link opens in place, or null
 * @param prefetch fetches it; asked once for each page
 */
export function menuPrefetch(pageOf: (link: HTMLAnchorElement) => string | null, prefetch: (page: string) => void): MenuPrefetch {
  if (typeof IntersectionObserver === 'undefined') return { observe: () => undefined, stop: () => undefined }
  const asked = new Set<string>()
  let bytes = 0

  const prefetchLink = (link: HTMLAnchorElement) => {
    const page = pageOf(link)
    if (!page || asked.has(page) || isSlow() || bytes > MAX_BYTES - PAGE_BYTES) return
    asked.add(page)
    prefetch(page)
  }
  const links = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) prefetchLink(target as HTMLAnchorElement)
  })
  // What is fetched for a page comes by the router (its data), by links (its styles, its main picture) and their scripts.
  const fetched =
    typeof PerformanceObserver === 'undefined'
      ? undefined
      : new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as PerformanceResourceTiming[]) if (entry.initiatorType !== 'img') bytes += entry.transferSize
        })
  fetched?.observe({ type: 'resource' })

  return {
    observe() {
      links.disconnect()
      bytes = 0
      for (const link of document.querySelectorAll(MENU_LINKS)) links.observe(link)
    },
    stop() {
      links.disconnect()
      fetched?.disconnect()
    },
  }
}
