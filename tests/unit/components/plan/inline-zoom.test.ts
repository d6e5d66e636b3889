/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { startInlineZoom } from '@/components/plan/inline-zoom'
import { MAX_SCALE } from '@/lib/plans/viewport'

let stop: () => void
let root: HTMLElement
let stage: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `
    <div data-zoomable>
      ${[1, 2, 3].map((level) => `<input type="radio" name="level" data-zoom-level value="${level}" ${level === 1 ? 'checked' : ''} aria-label="${level}배">`).join('')}
      <button data-zoom-reset>전체</button>
      <div data-zoom-viewport tabindex="0"><div data-zoom-content></div></div>
    </div>`
  root = document.querySelector<HTMLElement>('[data-zoomable]')!
  stage = document.querySelector<HTMLElement>('[data-zoom-viewport]')!
  // jsdom has no layout and no scrolling.
  stage.scrollTo = jest.fn()
  stage.scrollBy = jest.fn()
  stop = startInlineZoom(root)
})
afterEach(() => stop())

const scale = () => Number(root.style.getPropertyValue('--zoom') || 1)
const press = (key: string, held: KeyboardEventInit = {}) => fireEvent.keyDown(stage, { key, ...held })
const wheel = (deltaY: number, held: WheelEventInit = {}) => fireEvent.wheel(stage, { deltaY, ...held })

test('plus enlarges by a half, minus undoes it, and zero shows the whole', () => {
  press('+')
  press('=')
  expect(scale()).toBeCloseTo(2.25)
  expect(root).toHaveAttribute('data-zoomed')
  press('-')
  expect(scale()).toBeCloseTo(1.5)
  press('0')
  expect(scale()).toBe(1)
  expect(root).not.toHaveAttribute('data-zoomed')
})

test('never becomes smaller than its viewport, nor larger than six times', () => {
  press('-')
  expect(scale()).toBe(1)
  for (let time = 0; time < 20; time += 1) press('+')
  expect(scale()).toBe(MAX_SCALE)
})

/** A viewport of 300 by 200, and the sheet in it as large as `scale` says; a room's name of 20 by 10 has its middle at `name`. */
function layOut(scale: number, name?: { x: number; y: number }) {
  const scrollTo = jest.fn()
  stage.scrollTo = scrollTo
  Object.defineProperties(stage, { clientWidth: { value: 300 }, clientHeight: { value: 200 } })
  const content = stage.querySelector('[data-zoom-content]')!
  content.getBoundingClientRect = () => DOMRect.fromRect({ x: 50, y: 40, width: 300 * scale, height: 200 * scale })
  if (name) {
    content.innerHTML = '<svg><text><tspan data-unit="sqm">12.6㎡</tspan></text></svg>'
    content.querySelector('text')!.getBoundingClientRect = () =>
      DOMRect.fromRect({ x: 50 + name.x * scale - 10, y: 40 + name.y * scale - 5, width: 20, height: 10 })
  }
  return scrollTo
}

test('a level chosen before the script loaded shows the middle of a drawing without rooms', () => {
  stop()
  const scrollTo = layOut(3)
  root.querySelector<HTMLInputElement>('[value="3"]')!.checked = true
  stop = startInlineZoom(root)
  // The middle of 900 by 600, in the middle of 300 by 200.
  expect(scrollTo).toHaveBeenCalledWith(300, 200)
})

// Without script, a style enlarges as soon as a level is chosen, so that the sheet is measured enlarged.
test.each([1, 3])('a level chosen from the whole drawing centres a room, measured at %d', (measured) => {
  const scrollTo = layOut(measured, { x: 100, y: 120 })
  fireEvent.click(root.querySelector('[value="3"]')!)
  expect(scrollTo).toHaveBeenCalledWith(100 * 3 - 150, 120 * 3 - 100)
})

test('leaves keys with Ctrl, ⌘ or Alt to the browser', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(press('+', held)).toBe(true)
  expect(scale()).toBe(1)
})

test('handles the wheel with Ctrl or ⌘ only; without, the page scrolls past', () => {
  expect(wheel(-100)).toBe(true)
  expect(scale()).toBe(1)
  expect(wheel(-100, { ctrlKey: true })).toBe(false)
  const enlarged = scale()
  expect(enlarged).toBeGreaterThan(1.2)
  expect(wheel(-100, { metaKey: true })).toBe(false)
  expect(scale()).toBeGreaterThan(enlarged)
})

test('the radio buttons follow the zoom, and set it', () => {
  const level = (value: number) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)!
  fireEvent.click(level(3))
  expect(scale()).toBe(3)
  press('-')
  expect(level(2).checked).toBe(true)
  press('+')
  press('+')
  // Between two levels none is chosen.
  expect(document.querySelectorAll('input:checked')).toHaveLength(0)
  fireEvent.click(document.querySelector('[data-zoom-reset]')!)
  expect(level(1).checked).toBe(true)
  expect(stage).toHaveFocus()
})

test('stopped, it leaves everything to the browser', () => {
  stop()
  expect(press('+')).toBe(true)
  expect(scale()).toBe(1)
})
