import { flag, root } from './dom'
import { nextFrame } from './frames'

/** The least movement that counts as going up or down, px: a finger at rest trembles, and elastic scrolling swings back. */
const MIN_MOVEMENT_PX = 8

/**
 * What of the scroll position style sheets follow, as attributes of the root element: `data-scrolled` past 0 px,
 * `data-scrolled-far` past 200 px, and `data-reading-down` from the first movement down until the next one up or the page's end.
 */
export function startScrollState() {
  let last = 0
  const update = () => {
    flag('data-scrolled', scrollY > 0)
    flag('data-scrolled-far', scrollY > 200)
    const moved = scrollY - last
    if (Math.abs(moved) < MIN_MOVEMENT_PX) return
    flag('data-reading-down', moved > 0 && scrollY > 200 && scrollY + innerHeight < root.scrollHeight - MIN_MOVEMENT_PX)
    last = scrollY
  }
  addEventListener('scroll', update, { passive: true })
  // Asked while the page is parsed, the position would have all of it laid out in the parser's task.
  nextFrame(() => {
    last = scrollY
    update()
  })
}
