/** @jest-environment jsdom */
import { SLIDE_INTERVAL_MS } from '@/components/home/slider/autoplay'
import { startSlider, type SliderControl } from '@/components/home/slider/slider-controller'
import { observeByHand } from '@/tests/support/intersection-observer'

const WIDTH = 400
let control: SliderControl
let root: HTMLElement
let slides: HTMLElement[]
let shown: number[]
let seen: (isIntersecting: boolean) => void

beforeEach(() => {
  jest.useFakeTimers()
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined })) as unknown as typeof matchMedia
  seen = observeByHand()
  document.body.innerHTML =
    '<div data-slider><div class="viewport"><div class="track"><p class="slide">1</p><p class="slide">2</p><p class="slide">3</p></div></div><button>next</button></div>'
  root = document.querySelector<HTMLElement>('[data-slider]')!
  const viewport = document.querySelector<HTMLElement>('.viewport')!
  const track = document.querySelector<HTMLElement>('.track')!
  slides = [...document.querySelectorAll<HTMLElement>('.slide')]
  // jsdom has no layout: a slide is as wide as the viewport.
  for (const element of [viewport, ...slides]) {
    Object.defineProperty(element, 'clientWidth', { value: WIDTH, configurable: true })
    Object.defineProperty(element, 'offsetWidth', { value: WIDTH, configurable: true })
    element.getBoundingClientRect = () => ({ width: WIDTH, height: 300, top: 0, left: 0, right: WIDTH, bottom: 300, x: 0, y: 0, toJSON: () => '' })
  }
  viewport.scrollLeft = WIDTH
  shown = []
  control = startSlider({ root, viewport, track, slides }, { paused: false, onSlide: (position) => shown.push(position) })
})
afterEach(() => {
  control.stop()
  jest.useRealTimers()
})

const advanceBy = (intervals: number) => jest.advanceTimersByTime(intervals * SLIDE_INTERVAL_MS)
const reachable = () => slides.map((slide) => !slide.hasAttribute('inert'))

test('starts with the slide that the list was scrolled to, the only reachable one', () => {
  expect(shown).toEqual([1])
  expect(reachable()).toEqual([false, true, false])
})

test('advances while in view, and from the last slide to the first', () => {
  advanceBy(3)
  expect(shown).toEqual([1])
  seen(true)
  advanceBy(2)
  expect(shown).toEqual([1, 2, 0])
  expect(reachable()).toEqual([true, false, false])
})

test('pauses under the mouse and out of view, not under a passing finger', () => {
  const point = (type: string, pointerType: string) => {
    const event = new Event(type)
    Object.defineProperty(event, 'pointerType', { value: pointerType })
    root.dispatchEvent(event)
  }
  seen(true)
  point('pointerenter', 'mouse')
  advanceBy(2)
  expect(shown).toEqual([1])
  point('pointerleave', 'mouse')
  point('pointerenter', 'touch')
  advanceBy(1)
  expect(shown).toEqual([1, 2])
  seen(false)
  advanceBy(3)
  expect(shown).toEqual([1, 2])
})

test('stays paused until the reader starts it again; the dots work meanwhile', () => {
  seen(true)
  control.setPaused(true)
  advanceBy(3)
  control.goTo(0)
  advanceBy(3)
  expect(shown).toEqual([1, 0])
  control.setPaused(false)
  advanceBy(1)
  expect(shown).toEqual([1, 0, 1])
})

test('restores the list when stopped', () => {
  seen(true)
  control.stop()
  advanceBy(3)
  expect(shown).toEqual([1])
  expect(reachable()).toEqual([true, true, true])
  expect(root.dataset.enhanced).toBeUndefined()
})
