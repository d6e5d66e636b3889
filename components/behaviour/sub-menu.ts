import { NAVIGATED } from '../navigation/navigated'
import { centre, findAll, nearest, on } from './dom'
import { nextFrame } from './frames'

/** Brings the present page's entry, and whichever has the focus, into view in strips that scroll sideways. */
export function startSubMenus() {
  const centreCurrent = () => {
    for (const strip of findAll('[data-scroll-current]')) {
      const item = strip.querySelector<HTMLElement>('[aria-current]')
      if (item) centre(strip, item)
    }
  }
  const reveal = () => {
    centreCurrent()
    // In the site's font, which may arrive later, the entries are wider than in the system's.
    void document.fonts.ready.then(centreCurrent)
  }
  on(NAVIGATED, reveal)
  // Browsers leave an entry that is half in view where it is.
  on<FocusEvent>('focusin', (event) => {
    const strip = nearest(event, '[data-scroll-current]')
    const item = nearest(event, 'a')
    if (strip && item?.matches(':focus-visible')) centre(strip, item)
  })
  // Asked while the page is parsed, the places of both would have all of it laid out in the parser's task, and once more in its frame.
  nextFrame(reveal)
}
