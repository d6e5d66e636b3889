import { zoomAt, type PlanView } from '@/lib/plans/plan-view'
import styles from './plan-viewer.module.css'

const STEP = 1.5
const WHEEL_PER_PIXEL = 0.0025
/** Safari reports a line, not pixels, for some mice. */
const LINE_PX = 16

/**
 * Shows a copy of a drawing over the whole screen. The window scrolls by the platform; wheel with Ctrl or ⌘ (which
 * is also how a trackpad's pinch arrives), two fingers, `+`, `-`, `0` and the buttons enlarge; Escape closes.
 */
export function openPlanViewer(drawing: Element, label: string): void {
  const dialog = document.createElement('dialog')
  dialog.className = styles.dialog ?? ''
  dialog.setAttribute('aria-label', label)

  const stage = document.createElement('div')
  stage.className = styles.stage ?? ''
  stage.tabIndex = 0
  stage.setAttribute('role', 'group')
  stage.setAttribute('aria-label', `${label}: 화살표로 옮기고 더하기, 빼기로 크기를 바꿉니다`)
  const sheet = document.createElement('div')
  sheet.className = styles.sheet ?? ''
  sheet.append(...copyOf(drawing).childNodes)
  stage.append(sheet)

  let view: PlanView = { scale: 1, left: 0, top: 0 }
  const show = (next: PlanView) => {
    view = next
    sheet.style.width = `${next.scale * widthToFit(stage, sheet)}px`
    stage.scrollTo(next.left, next.top)
  }
  const zoom = (factor: number, x = stage.clientWidth / 2, y = stage.clientHeight / 2) =>
    show(zoomAt({ scale: view.scale, left: stage.scrollLeft, top: stage.scrollTop }, factor, x, y))

  dialog.append(stage, toolbar({ zoomIn: () => zoom(STEP), zoomOut: () => zoom(1 / STEP), reset: () => show({ scale: 1, left: 0, top: 0 }), close: () => dialog.close() }))
  stage.addEventListener('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const { left, top } = stage.getBoundingClientRect()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY
    zoom(Math.exp(-pixels * WHEEL_PER_PIXEL), event.clientX - left, event.clientY - top)
  }, { passive: false })
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = { '+': () => zoom(STEP), '=': () => zoom(STEP), '-': () => zoom(1 / STEP), '0': () => show({ scale: 1, left: 0, top: 0 }) }[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  listenToFingers(stage, zoom)
  const resized = new ResizeObserver(() => show({ ...view, left: stage.scrollLeft, top: stage.scrollTop }))
  dialog.addEventListener('close', () => {
    resized.disconnect()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  resized.observe(stage)
  stage.focus()
}

/** Px of width at which the whole drawing shows. */
function widthToFit(stage: HTMLElement, sheet: HTMLElement): number {
  const { width = 1, height = 1 } = sheet.querySelector('svg')?.viewBox.baseVal ?? {}
  const { paddingLeft, paddingTop } = getComputedStyle(stage)
  const [across, down] = [stage.clientWidth - 2 * Number.parseFloat(paddingLeft), stage.clientHeight - 2 * Number.parseFloat(paddingTop)]
  return Math.min(across, (down * width) / height)
}

/** Without a second set of ids, and with the unit of area that the reader chose beside the drawing. */
function copyOf(drawing: Element): Element {
  const copy = drawing.cloneNode(true) as Element
  copy.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'))
  const chosen = drawing.closest('figure')?.querySelector('input[value="pyeong"]:checked') ? 'pyeong' : 'sqm'
  copy.querySelectorAll<HTMLElement>('[data-unit]').forEach((element) => { if (element.dataset.unit !== chosen) element.remove() })
  return copy
}

interface Actions { zoomIn: () => void; zoomOut: () => void; reset: () => void; close: () => void }

function toolbar({ zoomIn, zoomOut, reset, close }: Actions): HTMLElement {
  const bar = document.createElement('div')
  bar.className = styles.toolbar ?? ''
  for (const [text, name, action] of [['−', '축소', zoomOut], ['맞춤', '화면에 맞춤', reset], ['+', '확대', zoomIn], ['닫기', '닫기', close]] as const) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.setAttribute('aria-label', name)
    button.addEventListener('click', action)
    bar.append(button)
  }
  return bar
}

/** A mouse drags the drawing; two fingers pinch it. One finger is left to the platform's scrolling. */
function listenToFingers(stage: HTMLElement, zoom: (factor: number, x: number, y: number) => void): void {
  const fingers = new Map<number, PointerEvent>()
  const spread = () => {
    const [a, b] = [...fingers.values()]
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
  }
  stage.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, event)
    if (event.pointerType === 'mouse') stage.setPointerCapture(event.pointerId)
  })
  stage.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const from = spread()
    fingers.set(event.pointerId, event)
    if (fingers.size === 2 && from > 0) {
      const { left, top } = stage.getBoundingClientRect()
      const [a, b] = [...fingers.values()] as [PointerEvent, PointerEvent]
      zoom(spread() / from, (a.clientX + b.clientX) / 2 - left, (a.clientY + b.clientY) / 2 - top)
    } else if (event.pointerType === 'mouse') stage.scrollBy(before.clientX - event.clientX, before.clientY - event.clientY)
  })
  for (const end of ['pointerup', 'pointercancel'] as const) stage.addEventListener(end, (event) => fingers.delete(event.pointerId))
}
