import { NAVIGATED } from '../navigation/navigated'
import { centre, on } from './dom'

/** Brings the present page's entry into view in strips that scroll sideways. */
export function startSubMenus() {
  const reveal = () => {
    for (const strip of document.querySelectorAll<HTMLElement>('[data-scroll-current]')) {
      const item = strip.querySelector<HTMLElement>('[aria-current]')
      if (item) centre(strip, item)
    }
  }
  on(NAVIGATED, reveal)
  reveal()
}
