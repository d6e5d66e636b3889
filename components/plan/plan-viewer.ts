import { zoomAt, type PlanView } from '@/lib/plans/plan-view'
import styles from './plan-viewer.module.css'
import { listenToZoom, ZOOM_STEP } from './zoom-gestures'

/**
 * Shows a copy of a drawing over the whole screen. The wheel enlarges, a drag or one finger moves, two fingers, `+`,
 * `-`, `0` and the buttons enlarge too, the arrow keys move; Escape closes.
 * @param root `[data-zoomable]`
 */
export function openPlanViewer(root: HTMLElement, label: string): void {
  const drawing = root.querySelector('[data-zoom-content]')
  if (!drawing) return
  const ratio = Number(root.dataset.ratio) || 1
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
    sheet.style.width = `${next.scale * widthToFit(stage, ratio)}px`
    stage.scrollTo(next.left, next.top)
  }
  const zoom = (factor: number, { x, y } = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 }) =>
    show(zoomAt({ scale: view.scale, left: stage.scrollLeft, top: stage.scrollTop }, factor, x, y))
  const reset = () => show({ scale: 1, left: 0, top: 0 })

  dialog.append(stage, toolbar({ zoomIn: () => zoom(ZOOM_STEP), zoomOut: () => zoom(1 / ZOOM_STEP), reset, close: () => dialog.close() }))
  const stopping = new AbortController()
  listenToZoom({ stage, keys: dialog, takesWheel: () => true, zoom, reset, signal: stopping.signal })
  const resized = new ResizeObserver(() => show({ ...view, left: stage.scrollLeft, top: stage.scrollTop }))
  dialog.addEventListener('close', () => {
    stopping.abort()
    resized.disconnect()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  resized.observe(stage)
  stage.focus()
}

/** Px of width at which the whole drawing shows. */
function widthToFit(stage: HTMLElement, ratio: number): number {
  const { paddingLeft, paddingTop } = getComputedStyle(stage)
  const [across, down] = [stage.clientWidth - 2 * Number.parseFloat(paddingLeft), stage.clientHeight - 2 * Number.parseFloat(paddingTop)]
  return Math.min(across, down * ratio)
}

/** Without a second set of ids, and with the unit of area that the reader chose beside the drawing. */
function copyOf(drawing: Element): Element {
  const copy = drawing.cloneNode(true) as Element
  copy.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'))
  const chosen = drawing.closest('figure')?.querySelector('input[value="pyeong"]:checked') ? 'pyeong' : 'sqm'
  copy.querySelectorAll<HTMLElement>('[data-unit]').forEach((element) => {
    if (element.dataset.unit !== chosen) element.remove()
  })
  return copy
}

interface ToolbarActions {
  zoomIn: () => void
  zoomOut: () => void
  reset: () => void
  close: () => void
}

function toolbar({ zoomIn, zoomOut, reset, close }: ToolbarActions): HTMLElement {
  const bar = document.createElement('div')
  bar.className = styles.toolbar ?? ''
  for (const [text, name, action] of [
    ['−', '축소', zoomOut],
    ['맞춤', '화면에 맞춤', reset],
    ['+', '확대', zoomIn],
    ['닫기', '닫기', close],
  ] as const) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.setAttribute('aria-label', name)
    button.addEventListener('click', action)
    bar.append(button)
  }
  return bar
}
