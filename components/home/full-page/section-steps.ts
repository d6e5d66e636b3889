import type { Direction } from './wheel-gesture'

/** The footer is half a step: it is not a screen of its own (index 8.5 after section 8). */
const FOOTER_STEP = 0.5

/** A remainder of less than this share of the window goes with the turn of the wheel before it. */
const MIN_SCROLL_SHARE = 0.15
/** A section that is taller by less than this share of the window hides nothing but its own padding: it fits. */
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

/** Which section (1-based, or the footer's index) a reader at `scroll` px looks at. */
export function indexAt(scroll: number, { sections, viewport, maxScroll }: PageGeometry): number {
  const last = sections.at(-1)
  if (!last) return 1
  const endOfLast = last.top + Math.max(0, last.height - viewport)
  if (scroll >= maxScroll - 2 && maxScroll > endOfLast + 2) return footerIndex(sections.length)
  const middle = scroll + viewport / 2
  const below = sections.findIndex((section) => section.top > middle)
  return below === -1 ? sections.length : Math.max(1, below)
}

/** The least px that are worth a turn of the wheel of their own. */
export const minScrollDistance = (viewport: number) => viewport * MIN_SCROLL_SHARE

/** How far a section reaches beyond the window, px; 0 where it fits. */
const overflow = ({ height }: SectionBox, viewport: number) => (height - viewport > viewport * MIN_OVERFLOW_SHARE ? height - viewport : 0)

/** How many px of the section at `index` are still to be read in this direction before the next may come. */
export function remainingScroll(index: number, direction: Direction, scroll: number, { sections, viewport }: PageGeometry): number {
  const section = sections[index - 1]
  if (!section) return 0
  const past = scroll - section.top
  const over = overflow(section, viewport)
  const room = direction > 0 ? over - past : over && past
  // What is hidden is shown once, however little it is.
  return room > Math.min(minScrollDistance(viewport), over - 1) ? room : 0
}

/** Scroll position of `index`: a section taller than the window is entered from the side that the reader comes from. */
export function scrollTarget(index: number, direction: Direction, { sections, viewport, maxScroll }: PageGeometry): number {
  const section = sections[index - 1]
  if (!section) return maxScroll
  return Math.min(maxScroll, section.top + (direction < 0 ? overflow(section, viewport) : 0))
}
