/** What is fetched ahead in one page view, in bytes as they travel. */
const MAX_BYTES = 200_000
/** Left for the page that is asked for last: its data and its main picture. */
const PAGE_BYTES = 40_000
/** After which the next page is fetched where one does not answer: it was there already, or cannot be had. */
const NEXT_AFTER_MS = 400
/** Closed groups show none of theirs. A mouse fetches what it rests on (client-navigation.tsx). */
const MENU_LINKS = '[popover] details a[href]'
/** https://wicg.github.io/netinfo/: Chromium only; elsewhere nothing is known of the connection. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const pathOf = (address: string) => new URL(address, location.href).pathname

interface MenuPrefetch {
  /** Watches the menus' links; begins a page view. */
  observe: () => void
  /** The reader has chosen: what was not begun would be in the way of the page that is asked for. */
  chosen: () => void
  stop: () => void
}

/**
 * Fetches the pages of a menu group's links ahead as soon as the group is opened: while the reader chooses, their data,
 * styles and main pictures arrive, in the order of the menu. One is begun with the first answer for the one before
 * (the router takes two round trips a page), so that a press after half a second finds the link free. Never with Save-Data
 * or on 2G.
 * @param pageOf address of the page that a link opens in place, or null
 * @param prefetch fetches it; asked once for each page
 */
export function menuPrefetch(pageOf: (link: HTMLAnchorElement) => string | null, prefetch: (page: string) => void): MenuPrefetch {
  const asked = new Set<string>()
  let waiting: string[] = []
  let current: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let bytes = 0

  const fetchNext = () => {
    clearTimeout(timer)
    current = bytes > MAX_BYTES - PAGE_BYTES ? undefined : waiting.shift()
    if (current === undefined) return
    asked.add(current)
    prefetch(current)
    timer = setTimeout(fetchNext, NEXT_AFTER_MS)
  }
  const clear = () => {
    clearTimeout(timer)
    waiting = []
    current = undefined
  }
  const prefetchLink = (link: HTMLAnchorElement) => {
    const page = pageOf(link)
    // Whoever asked for less data, or has a connection on which anything fetched ahead would be in the way, fetches nothing.
    const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
    if (!page || asked.has(page) || waiting.includes(page) || saveData || effectiveType.includes('2g')) return
    waiting.push(page)
    if (current === undefined) fetchNext()
  }
  const links = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) prefetchLink(target as HTMLAnchorElement)
  })
  // What is fetched for a page comes by the router (its data), by links (its styles, its main picture) and their scripts.
  const fetched = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[]
    for (const { initiatorType, transferSize } of entries) if (initiatorType !== 'img') bytes += transferSize
    const path = current && pathOf(current)
    if (entries.some(({ name }) => pathOf(name) === path)) fetchNext()
  })
  fetched.observe({ type: 'resource' })

  return {
    observe() {
      clear()
      bytes = 0
      // Those observed before stay so: observed anew, links of the menu that is just leaving would count as opened.
      for (const link of document.querySelectorAll(MENU_LINKS)) links.observe(link)
    },
    chosen: clear,
    stop() {
      links.disconnect()
      clear()
      fetched.disconnect()
    },
  }
}
