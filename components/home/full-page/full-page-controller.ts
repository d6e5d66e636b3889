import { isBusy, keyMove, scrollsWithin } from './input-guards'
import { keepSectionOnResize } from './keep-section'
import { footerIndex, indexAt, minScrollDistance, remainingScroll, scrollTarget, stepIndex, type PageGeometry } from './section-steps'
import { createWheelGesture, STEP_INTERVAL_MS, type Direction } from './wheel-gesture'

/** px of a wheel's line and page units. */
const LINE_PX = 40
/** Share of the window that PageDown scrolls in a tall section; the rest stays visible for orientation. */
const PAGE_SHARE = 0.85
const ARROW_PX = 120
/** Gives up waiting for a smooth scroll that never reports its end (interrupted, background tab). */
const SETTLE_MS = 1200

const measurePage = (sectionIds: readonly string[]): PageGeometry => ({
  sections: sectionIds.flatMap((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect()
    return box ? [{ top: Math.round(box.top + window.scrollY), height: Math.round(box.height) }] : []
  }),
  viewport: window.innerHeight,
  maxScroll: document.documentElement.scrollHeight - window.innerHeight,
})

/** Smooth scrolling of in-page links; address, history and focus stay the browser's work. */
function scrollSmoothlyToAnchor(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a[href^="#"]')) return
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  setTimeout(() => style.removeProperty('scroll-behavior'), 0)
}

/**
 * Full-page scroll of the home page: one section a gesture, by wheel or key, over the page's normal scroll position,
 * so that links, Back, the scroll bar, touch and the Tab key keep working as on any page.
 *
 * @param sectionIds anchors of the sections, top to bottom
 * @returns stops it
 */
export function startFullPageScroll(sectionIds: readonly string[]): () => void {
  const gesture = createWheelGesture()
  const stopping = new AbortController()
  const { signal } = stopping
  /** Index that a running smooth scroll is heading for. */
  let heading: number | null = null
  let lastKeyMs = Number.NEGATIVE_INFINITY
  let settle: ReturnType<typeof setTimeout> | undefined

  const geometry = () => measurePage(sectionIds)
  const arrived = () => {
    heading = null
    clearTimeout(settle)
  }

  const scrollSmoothlyTo = (top: number) => {
    clearTimeout(settle)
    settle = setTimeout(arrived, SETTLE_MS)
    window.scrollTo({ top, behavior: 'smooth' })
  }

  const goTo = (index: number, direction: Direction, page: PageGeometry) => {
    heading = index
    scrollSmoothlyTo(scrollTarget(index, direction, page))
  }

  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    const delta = event.deltaY * ([1, LINE_PX, window.innerHeight][event.deltaMode] ?? 1)
    if (delta === 0 || isBusy(document)) return
    const direction: Direction = delta > 0 ? 1 : -1
    if (scrollsWithin(event.target, direction)) return

    const page = geometry()
    const index = heading ?? indexAt(window.scrollY, page)
    const room = heading === null ? remainingScroll(index, direction, window.scrollY, page) : 0
    if (room > 0) {
      // Stops at the section's end: discards the rest of this wheel gesture.
      gesture.hold(event.timeStamp)
      if (room - Math.abs(delta) > minScrollDistance(page.viewport)) return
      event.preventDefault()
      window.scrollBy({ top: direction * room })
      return
    }
    event.preventDefault()
    if (gesture.read(delta, event.timeStamp) !== 0) goTo(stepIndex(index, direction, page.sections.length), direction, page)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isBusy(document)) return
    const move = keyMove(event)
    if (!move) return
    const page = geometry()
    event.preventDefault()
    if (move.kind === 'edge') {
      goTo(move.direction < 0 ? 1 : footerIndex(page.sections.length), 1, page)
      return
    }
    const { direction } = move
    const index = heading ?? indexAt(window.scrollY, page)
    const room = heading === null ? remainingScroll(index, direction, window.scrollY, page) : 0
    if (room > 0) {
      const stride = move.page ? page.viewport * PAGE_SHARE : ARROW_PX
      window.scrollBy({ top: direction * Math.min(room, stride), behavior: 'smooth' })
      lastKeyMs = event.timeStamp
      return
    }
    if (event.timeStamp - lastKeyMs < STEP_INTERVAL_MS) return
    lastKeyMs = event.timeStamp
    gesture.hold(event.timeStamp)
    goTo(stepIndex(index, direction, page.sections.length), direction, page)
  }

  window.addEventListener('wheel', onWheel, { passive: false, signal })
  window.addEventListener('keydown', onKeyDown, { signal })
  window.addEventListener('scrollend', arrived, { signal })
  document.addEventListener('click', scrollSmoothlyToAnchor, { capture: true, signal })
  keepSectionOnResize(geometry, signal)

  return () => {
    arrived()
    stopping.abort()
    document.documentElement.style.removeProperty('scroll-behavior')
  }
}
