import { indexAt, scrollTarget, type PageGeometry } from './section-steps'

/** Distance from a section's top, px, within which the window counts as positioned at it. */
const ALIGNED_PX = 2

/**
 * Keeps a section in view when the window is resized, if the window was positioned at it.
 * @param geometry measures the page
 * @param signal stops it
 */
export function keepSectionOnResize(geometry: () => PageGeometry, signal: AbortSignal): void {
  const before = { index: 1, aligned: true }
  const note = () => {
    const page = geometry()
    before.index = indexAt(window.scrollY, page)
    before.aligned = page.sections.some((section) => Math.abs(section.top - window.scrollY) <= ALIGNED_PX)
  }
  const keep = () => {
    if (!before.aligned || !Number.isInteger(before.index)) return
    window.scrollTo({ top: scrollTarget(before.index, 1, geometry()), behavior: 'instant' })
  }
  note()
  window.addEventListener('scroll', note, { passive: true, signal })
  window.addEventListener('resize', keep, { signal })
}
