import type { Direction } from './wheel-gesture'

/** The footer is half a step, because it is not a screen of its own (index 8.5 after section 8). */
const FOOTER_STEP = 0.5

/** A remainder smaller than this share of the window is scrolled together with the step before it. */
const MIN_SCROLL_SHARE = 0.15
/** A section taller than the window by less than this share only hides its own padding: it counts as fitting. */
const MIN_OVERFLOW_SHARE = 0.05

/** Where a section lies in the document, px from its top. */
interface SectionBox {
  top: number
  height: number
}

export interface PageGeometry {
  sections: readonly SectionBox[]
  /** Height of the window, px. */
  viewport: number
  /** Largest scroll position, px. */
  maxScroll: number
}

/** @returns the index of the footer, e.g. 8.5 for 8 sections */
export const footerIndex = (count: number) => count + FOOTER_STEP

/** One step from `index`, staying within 1 and the footer. */
export function stepIndex(index: number, direction: Direction, count: number): number {
  if (direction > 0) return index >= count ? footerIndex(count) : index + 1
  return index > count ? count : Math.max(1, index - 1)
}

/** Index of the section (1-based, or the footer's index) in view at `scroll` px. */
export function indexAt(scroll: number, { sections, viewport, maxScroll }: PageGeometry): number {
  const last = sections.at(-1)
  if (!last) return 1
  const endOfLast = last.top + Math.max(0, last.height - viewport)
  if (scroll >= maxScroll - 2 && maxScroll > endOfLast + 2) return footerIndex(sections.length)
  const middle = scroll + viewport / 2
  const below = sections.findIndex((section) => section.top > middle)
  return below === -1 ? sections.length : Math.max(1, below)
}

/** The smallest distance, px, that gets a step of its own. */
export const minScrollDistance = (viewport: number) => viewport * MIN_SCROLL_SHARE

/** How much taller than the window a section is, px; 0 where it fits. */
const overflow = ({ height }: SectionBox, viewport: number) => (height - viewport > viewport * MIN_OVERFLOW_SHARE ? height - viewport : 0)

/** px of the section at `index` still unread in this direction, to scroll before the next section. */
export function remainingScroll(index: number, direction: Direction, scroll: number, { sections, viewport }: PageGeometry): number {
  const section = sections[index - 1]
  if (!section) return 0
  const past = scroll - section.top
  const over = overflow(section, viewport)
  const room = direction > 0 ? over - past : over && past
  // Shows even a small hidden remainder once.
  return room > Math.min(minScrollDistance(viewport), over - 1) ? room : 0
}

/** Scroll position of `index`: enters a section taller than the window from the side that the reader comes from. */
export function scrollTarget(index: number, direction: Direction, { sections, viewport, maxScroll }: PageGeometry): number {
  const section = sections[index - 1]
  if (!section) return maxScroll
  return Math.min(maxScroll, section.top + (direction < 0 ? overflow(section, viewport) : 0))
}
