import { FIRST_TOUCH } from '@/lib/first-touch'
import { POPUP_OPENS_PATH } from '@/lib/routes'

/**
 * Reports to the server that the popup was opened, for its page counts: the page that the browser loaded, since views are counted
 * by document, and where the visitor came from. Sent without waiting; its failure changes nothing.
 */
export function reportPopupOpened(): void {
  const [loaded] = performance.getEntriesByType('navigation')
  const page = loaded ? new URL(loaded.name).pathname : location.pathname
  navigator.sendBeacon(POPUP_OPENS_PATH, new URLSearchParams({ page, [FIRST_TOUCH]: document.documentElement.dataset[FIRST_TOUCH] ?? '' }))
}
