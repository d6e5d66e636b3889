import { root } from './dom'

/** `data-scrolled` past 0 px and `data-scrolled-far` past 200 px on the root element: the header and pictures follow them in CSS. */
export function startScrollState() {
  const flag = () => {
    root.toggleAttribute('data-scrolled', scrollY > 0)
    root.toggleAttribute('data-scrolled-far', scrollY > 200)
  }
  addEventListener('scroll', flag, { passive: true })
  flag()
}
