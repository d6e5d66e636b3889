import { nearest, on } from './dom'

const supportsPopover = 'popover' in HTMLElement.prototype

/** The slide menu and other small overlays: what the platform's popover and details do not do by themselves. */
export function startOverlays() {
  const openMenu = () => (supportsPopover ? document.querySelector<HTMLElement>('[popover]:popover-open') : null)
  const closeDetails = (except: Element | null) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-dismiss][open]')) {
      if (details !== except) details.open = false
    }
  }

  on('click', (event) => {
    closeDetails(nearest(event, 'details[data-dismiss]'))
    const menu = nearest(event, '[popover]')
    if (menu && nearest(event, 'a[href]')) {
      if (supportsPopover) menu.hidePopover()
      else menu.removeAttribute('data-open')
    }
    // Safari before 17: the style sheet shows what is marked open.
    if (!supportsPopover && nearest(event, '[popovertarget]')) document.querySelector('[popover]')?.toggleAttribute('data-open')
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
