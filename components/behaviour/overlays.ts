import { NAVIGATED } from '../navigation/navigated'
import { find, findAll, nearest, on } from './dom'
import { afterPaint, nextFrame } from './frames'
import { layOutEarly } from './lay-out-early'

/** How long the slide menu stays for the page that was chosen in it, in milliseconds. */
const MENU_CLOSE_DELAY_MS = 400

const supportsPopover = 'popover' in HTMLElement.prototype

/** The slide menu and other small overlays: what the platform's popover and details do not do by themselves. */
export function startOverlays() {
  // `:is()` passes over what a browser does not know.
  const openMenu = () => find(':is([popover]:popover-open)')
  /** The closed popover that `event` is about to open, and its button. */
  const toOpen = (event: Event) => {
    const button = nearest<HTMLButtonElement>(event, '[popovertarget]')
    // Undefined where the browser has no popovers.
    const menu = button?.popoverTargetElement as HTMLElement | null | undefined
    return menu && !menu.matches(':popover-open') ? { button, menu } : null
  }
  const closeDetails = (except: Element | null) => {
    for (const details of findAll<HTMLDetailsElement>('details[data-dismiss][open]')) {
      if (details !== except) details.open = false
    }
  }

  const close = (menu: HTMLElement) => {
    // Mostly closed by now (`focusin` below), for which early versions of `hidePopover` throw.
    if (supportsPopover) menu.togglePopover(false)
    else menu.removeAttribute('data-open')
  }
  // The frames in which the menu leaves would share the main thread with the rendering of the next page: it leaves with
  // that page, or where that takes its time.
  let chosen: HTMLElement | null = null
  const leave = () => {
    if (chosen) close(chosen)
    chosen = null
  }
  const closeFor = (link: HTMLAnchorElement, menu: HTMLElement) => {
    const opensPage = link.origin === location.origin && link.pathname !== location.pathname && link.dataset.popupOpen === undefined
    if (!opensPage) return close(menu)
    chosen = menu
    setTimeout(leave, MENU_CLOSE_DELAY_MS)
  }
  // In the page's first frame. The page takes the focus before, which closes the menu (below): closed while it holds the focus, it
  // would hand it to its button first, and have the page styled twice more.
  on(NAVIGATED, () => nextFrame(leave))

  on('click', (event) => {
    closeDetails(nearest(event, 'details[data-dismiss]'))
    const menu = nearest(event, '[popover]')
    const link = nearest<HTMLAnchorElement>(event, 'a[href]')
    if (menu && link) closeFor(link, menu)
    // Safari before 17: the style sheet shows what is marked open.
    if (!supportsPopover && nearest(event, '[popovertarget]')) find('[popover]')?.toggleAttribute('data-open')
  })

  on('pointerdown', (event) => {
    const { menu } = toOpen(event) ?? {}
    if (menu) layOutEarly(menu)
  })
  // A popover moves into the top layer, where it is laid out anew, and locks the page's scrolling: it is painted in its
  // place first. The second press is the browser's own, which makes the button the popover's invoker.
  on('click', (event) => {
    const { button, menu } = toOpen(event) ?? {}
    if (!menu || !event.isTrusted) return
    event.preventDefault()
    if (menu.dataset.opening) return
    menu.dataset.opening = 'true'
    afterPaint(() => {
      button?.click()
      delete menu.dataset.opening
    })
  })

  // A menu that covers the page must not let the focus wander beneath it.
  on('focusin', (event) => {
    const menu = openMenu()
    if (menu && event.target !== document.body && !menu.contains(event.target as Node)) menu.hidePopover()
  })

  on<KeyboardEvent>('keydown', (event) => {
    if (event.key !== 'Escape') return
    const details = nearest(event, 'details[data-dismiss][open]')
    if (details) details.querySelector('summary')?.focus()
    closeDetails(null)
  })
}
