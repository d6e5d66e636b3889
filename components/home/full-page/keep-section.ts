import { indexAt, scrollTarget, type PageGeometry } from './section-steps'

/** How far from its top, in px, a section still counts as the one that the window stands at. */
const ALIGNED_PX = 2

/**
 * A window that changes its size keeps the section that it showed, if it stood at one.
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
