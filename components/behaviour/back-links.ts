import { isPlainClick, nearest, on } from './dom'

/** In the tab's storage: from which page a link led to the page whose path follows. */
const FROM = 'from '

/** How many entries back the page at `path` lies, when nothing but the present page is between; 0 when it does not. */
function stepsBackTo(path: string): number {
  if (window.navigation?.currentEntry) {
    const { index } = navigation.currentEntry as NavigationHistoryEntry
    const paths = navigation
      .entries()
      .slice(0, index)
      .map(({ url }) => url && new URL(url).pathname)
    const at = paths.findLastIndex((each) => each !== location.pathname)
    return paths[at] === path ? at - index : 0
  }
  try {
    return sessionStorage.getItem(FROM + location.pathname) === path ? -1 : 0
  } catch {
    return 0
  }
}

/**
 * Links with `data-back` go back to the page that they name where one came from it, so that it is found as it was left;
 * otherwise they lead to it like any link. Browsers without the Navigation API go by the links that were followed.
 */
export function startBackLinks() {
  on<MouseEvent>('click', (event) => {
    const link = nearest<HTMLAnchorElement>(event, 'a[href]')
    if (!link || !isPlainClick(event)) return
    const steps = link.dataset.back === undefined ? 0 : stepsBackTo(link.pathname)
    if (steps) {
      event.preventDefault()
      history.go(steps)
    } else if (link.origin === location.origin) {
      try {
        sessionStorage.setItem(FROM + link.pathname, location.pathname)
      } catch {
        // Storage may be forbidden: then the way back is a plain link.
      }
    }
  })
}
