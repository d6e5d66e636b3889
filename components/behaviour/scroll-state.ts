import { flag } from './dom'
import { nextFrame } from './frames'

/** What of the scroll position style sheets follow, as attributes of the root element: `data-scrolled` past 0 px, `data-scrolled-far` past 200 px. */
export function startScrollState() {
  const update = () => {
    flag('data-scrolled', scrollY > 0)
    flag('data-scrolled-far', scrollY > 200)
  }
  addEventListener('scroll', update, { passive: true })
  // Asked while the page is parsed, the position would have all of it laid out in the parser's task.
  nextFrame(update)
}
