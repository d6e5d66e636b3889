/** @jest-environment jsdom */
import { NAVIGATED } from '@/components/navigation/navigated'
import { openPlanViewer } from '@/components/plan/plan-viewer'

beforeAll(() => {
  // jsdom has none of these.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  HTMLElement.prototype.scrollTo = () => undefined
  globalThis.ResizeObserver = class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
})

let root: HTMLElement
beforeEach(() => {
  document.body.innerHTML = '<div data-zoomable data-ratio="1.5"><div data-zoom-content><svg></svg></div></div>'
  root = document.querySelector<HTMLElement>('[data-zoomable]')!
})

const viewer = () => document.querySelector('dialog')

test('shows the drawing until it is closed', () => {
  openPlanViewer(root, '84A 평면도')
  expect(viewer()?.open).toBe(true)
  expect(viewer()?.querySelector('svg')).not.toBeNull()
  viewer()?.close()
  expect(viewer()).toBeNull()
})

test('closes with its page', () => {
  openPlanViewer(root, '84A 평면도')
  document.dispatchEvent(new Event(NAVIGATED))
  expect(viewer()).toBeNull()
})

test('does not open if its script loads after its page was left', () => {
  root.remove()
  openPlanViewer(root, '84A 평면도')
  expect(viewer()).toBeNull()
})

test('a drawing beside a choice of types is copied to where the choice acts on it, any other to the body', () => {
  openPlanViewer(root, '84A 평면도')
  expect(viewer()?.parentElement).toBe(document.body)
  viewer()?.close()
  document.body.innerHTML = `<section><input data-type-choice>${document.body.innerHTML}</section>`
  openPlanViewer(document.querySelector<HTMLElement>('[data-zoomable]')!, '동호배치도')
  expect(viewer()?.parentElement).toBe(document.querySelector('section'))
})

test('lists what the numbers of a drawing mean, as the page under it does', () => {
  root.insertAdjacentHTML('afterend', '<div><ol data-shown="narrow" aria-label="번호"><li>드레스룸</li></ol></div>')
  openPlanViewer(root, '84A 평면도')
  expect(viewer()?.querySelector('ol[data-shown=always] li')?.textContent).toBe('드레스룸')
})

test('where a drawing is turned to fill an upright screen, a line says to turn the device, until it is enlarged', () => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true })
  let observed = () => {}
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observed = () => callback([], this)
    }
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  openPlanViewer(root, '84A 평면도')
  const viewport = viewer()!.querySelector<HTMLElement>('[role=group]')!
  viewport.style.padding = '0px'
  const hint = viewer()!.querySelector('p')!
  const resize = (width: number, height: number) => {
    Object.defineProperties(viewport, { clientWidth: { value: width, configurable: true }, clientHeight: { value: height, configurable: true } })
    observed()
  }
  resize(390, 700)
  expect(hint.hidden).toBe(false)
  expect(hint.textContent).toBe('기기를 옆으로 돌리면 글자가 바로 보입니다')
  const press = (name: string) => viewer()!.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!.click()
  press('확대')
  expect(hint.hidden).toBe(true)
  press('화면에 맞춤')
  expect(hint.hidden).toBe(false)
  resize(700, 390)
  expect(hint.hidden).toBe(true)
})
