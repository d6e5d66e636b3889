import { FIRST_TOUCH } from '@/lib/first-touch.mjs'
import { POPUP_OPENS_PATH } from '@/lib/routes'

/**
 * Tells the server that the popup was opened, for its counts of pages: the page that the browser loaded, as views are counted
 * by documents, and what it knows of where the visitor comes from. Waits for nothing, and nothing depends on it.
 */
export function reportPopupOpened(): void {
  const [loaded] = performance.getEntriesByType('navigation')
  const page = loaded ? new URL(loaded.name).pathname : location.pathname
  navigator.sendBeacon(POPUP_OPENS_PATH, new URLSearchParams({ page, [FIRST_TOUCH]: document.documentElement.dataset[FIRST_TOUCH] ?? '' }))
}
