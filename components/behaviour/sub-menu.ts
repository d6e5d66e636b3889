import { NAVIGATED } from '../navigation/navigated'
import { on } from './dom'

/** Brings the present page's entry into view in strips that scroll sideways. */
export function startSubMenus() {
  const reveal = () => {
    for (const strip of document.querySelectorAll<HTMLElement>('[data-scroll-current]')) {
      const item = strip.querySelector<HTMLElement>('[aria-current]')
      if (!item) continue
      const { left, width } = item.getBoundingClientRect()
      strip.scrollLeft += left - strip.getBoundingClientRect().left - (strip.clientWidth - width) / 2
    }
  }
  on(NAVIGATED, reveal)
  reveal()
}
