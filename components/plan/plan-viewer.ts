import type { NAVIGATED } from '../navigation/navigated'
import { zoomAround, type Viewport } from '@/lib/plans/viewport'
import { planViewerWords } from '@/lib/messages/ko/plan-viewer'
import styles from './plan-viewer.module.css'
import { addZoomListeners, ZOOM_STEP } from './zoom-gestures'

/** In a wider drawing names have space (unit-drawing.module.css). */
const NUMBERED_MAX_PX = 640

/**
 * Opens a copy of a drawing in a full-screen dialog. Wheel, pinch, `+`, `-`, `0` and the buttons zoom; dragging, one
 * finger and the arrow keys pan; Escape closes, and so does a route change.
 * @param root `[data-zoomable]`
 */
export function openPlanViewer(root: HTMLElement, label: string): void {
  const drawing = root.querySelector('[data-zoom-content]')
  // The page was left before this script loaded.
  if (!drawing?.isConnected) return
  const ratio = Number(root.dataset.ratio) || 1
  const dialog = document.createElement('dialog')
  dialog.className = styles.dialog ?? ''
  dialog.setAttribute('aria-label', label)

  const viewport = document.createElement('div')
  viewport.className = styles.viewport ?? ''
  viewport.tabIndex = 0
  viewport.setAttribute('role', 'group')
  viewport.setAttribute('aria-label', planViewerWords.keys(label))
  const sheet = document.createElement('div')
  sheet.className = styles.sheet ?? ''
  const drawn = document.createElement('div')
  drawn.append(...cloneWithoutIds(drawing).childNodes)
  sheet.append(drawn)
  viewport.append(sheet)
  const legend = legendOf(root)
  const hint = document.createElement('p')
  hint.className = styles.hint ?? ''
  hint.textContent = planViewerWords.turn
  hint.hidden = true

  let view: Viewport = { scale: 1, left: 0, top: 0 }
  const show = (next: Viewport) => {
    view = next
    const turned = fitsBetterTurned(viewport, ratio)
    sheet.classList.toggle(styles.turned ?? '', turned)
    sheet.style.aspectRatio = turned ? String(1 / ratio) : ''
    drawn.style.width = turned ? `${100 * ratio}%` : ''
    hint.hidden = !turned || next.scale > 1
    const width = next.scale * fitWidth(viewport, turned ? 1 / ratio : ratio)
    sheet.style.width = `${width}px`
    // In its place also where names are shown: hiding it would change the size of the viewport.
    if (legend) legend.style.visibility = (turned ? width * ratio : width) > NUMBERED_MAX_PX ? 'hidden' : ''
    viewport.scrollTo(next.left, next.top)
  }
  const zoom = (factor: number, { x, y } = { x: viewport.clientWidth / 2, y: viewport.clientHeight / 2 }) =>
    show(zoomAround({ scale: view.scale, left: viewport.scrollLeft, top: viewport.scrollTop }, factor, x, y))
  const reset = () => show({ scale: 1, left: 0, top: 0 })

  dialog.append(
    viewport,
    hint,
    ...(legend ? [legend] : []),
    toolbar({ zoomIn: () => zoom(ZOOM_STEP), zoomOut: () => zoom(1 / ZOOM_STEP), reset, close: () => dialog.close() }),
  )
  const controller = new AbortController()
  addZoomListeners({ viewport, keyTarget: dialog, shouldZoomOnWheel: () => true, zoom, reset, signal: controller.signal })
  const resizeObserver = new ResizeObserver(() => show({ ...view, left: viewport.scrollLeft, top: viewport.scrollTop }))
  dialog.addEventListener('close', () => {
    controller.abort()
    resizeObserver.disconnect()
    dialog.remove()
  })
  // React does not know the dialog, which would cover the next page. Only a type: importing the value would add a module to every page.
  document.addEventListener('site:navigated' satisfies typeof NAVIGATED, () => dialog.close(), { signal: controller.signal })
  hostOf(root).append(dialog)
  dialog.showModal()
  resizeObserver.observe(viewport)
  viewport.focus()
}

/** The section whose choice of a type dims the other types (type-choice.tsx), in the copy too; elsewhere the body. */
function hostOf(root: HTMLElement): HTMLElement {
  const section = root.closest('section')
  return section?.querySelector('[data-type-choice]') ? section : document.body
}

/** A copy of the legend under a home's drawing; the drawing in it shows numbers as the page does. */
function legendOf(root: HTMLElement): HTMLElement | undefined {
  const list = root.parentElement?.querySelector(':scope > div > ol[data-shown]')
  if (!(list?.parentElement instanceof HTMLElement)) return undefined
  const copy = cloneWithoutIds(list.parentElement) as HTMLElement
  copy.classList.add(styles.legend ?? '')
  copy.querySelector('ol')?.setAttribute('data-shown', 'always')
  return copy
}

/** Width in px at which the whole drawing fits (contain). */
function fitWidth(viewport: HTMLElement, ratio: number): number {
  const { paddingLeft, paddingTop } = getComputedStyle(viewport)
  const [across, down] = [viewport.clientWidth - 2 * Number.parseFloat(paddingLeft), viewport.clientHeight - 2 * Number.parseFloat(paddingTop)]
  return Math.min(across, down * ratio)
}

/** On a phone or tablet, rotates a wide drawing on a tall screen where that makes it larger: the reader turns the device. */
const fitsBetterTurned = (viewport: HTMLElement, ratio: number): boolean =>
  navigator.maxTouchPoints > 0 && fitWidth(viewport, 1 / ratio) * ratio > 1.05 * fitWidth(viewport, ratio)

/** Clones the drawing without ids, which must stay unique, and with only the chosen unit of area. */
function cloneWithoutIds(drawing: Element): Element {
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
    ['−', planViewerWords.zoomOut, zoomOut],
    [planViewerWords.fit, planViewerWords.fitToScreen, reset],
    ['+', planViewerWords.zoomIn, zoomIn],
    [planViewerWords.close, planViewerWords.close, close],
  ] as const) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = styles.button ?? ''
    button.textContent = text
    button.setAttribute('aria-label', name)
    button.addEventListener('click', action)
    bar.append(button)
  }
  return bar
}
