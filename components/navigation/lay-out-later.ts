import { afterPaint } from '../behaviour/frames'

/** What a visitor's page consists of, from top to bottom. */
const PARTS = '#content section:not(section section), #content > nav'

/**
 * Of a page that is read from its top, lays out only what will be seen: parts that begin below the window are left out of the
 * first two frames and follow one in each frame after them. Called while the page has no style and no layout yet; asking where a
 * part begins then lays out what stands above it, which is needed in any case.
 */
export function layOutLater() {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
  for (const { style } of parts) style.contentVisibility = 'hidden'
  const next = () => {
    const part = parts.shift()
    if (part) part.style.contentVisibility = ''
  }
  while (parts[0] && parts[0].getBoundingClientRect().top < innerHeight) next()
  const follow = () => {
    next()
    if (parts.length) afterPaint(follow)
  }
  // The frame after the first is the new page's own: what it brings (its picture, its scripts) comes before what is not seen.
  if (parts.length) afterPaint(() => afterPaint(follow))
}
