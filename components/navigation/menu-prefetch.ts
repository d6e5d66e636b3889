/** What is fetched ahead in one page view, at most. A page is two requests, 5 to 10 kB of data, and its main picture. */
const MAX_PAGES = 3
/** Two round trips on a phone's link: a press finds the link free soon. */
const NEXT_AFTER_MS = 350
const GROUP = '[popover] details'
/** https://wicg.github.io/netinfo/: Chromium only; elsewhere nothing is known of the connection. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Fetches the pages of a menu group ahead once the group is opened, one after the other in the order of the menu, while the
 * reader chooses. Never with Save-Data or on 2G.
 * @returns `stopPrefetching`: a link was pressed, what was not begun would be in its way; `end`: ends it
 */
export function menuPrefetch(pageOf: (link: HTMLAnchorElement) => string | null, prefetch: (page: string) => void) {
  const asked = new Set<string>()
  let waiting: string[] = []
  let left = MAX_PAGES
  let timer: ReturnType<typeof setTimeout> | undefined

  const fetchNext = () => {
    const page = left > 0 ? waiting.shift() : undefined
    timer = page === undefined ? undefined : setTimeout(fetchNext, NEXT_AFTER_MS)
    if (page === undefined) return
    left -= 1
    asked.add(page)
    prefetch(page)
  }
  const fetchGroup = (group: Element) => {
    const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
    if (saveData || effectiveType.includes('2g')) return
    const pages = [...group.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => pageOf(link) ?? [])
    waiting = pages.filter((page) => !asked.has(page))
    if (timer === undefined) fetchNext()
  }
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches(GROUP)) fetchGroup(target)
  }
  const stopPrefetching = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = []
    left = MAX_PAGES
  }
  // Opened before the framework was there.
  for (const group of document.querySelectorAll(`${GROUP}[open]`)) fetchGroup(group)
  document.addEventListener('toggle', onToggle, true)
  return {
    stopPrefetching,
    end() {
      stopPrefetching()
      document.removeEventListener('toggle', onToggle, true)
    },
  }
}
