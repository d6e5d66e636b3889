/** @jest-environment jsdom */
import { startFullPageScroll } from '@/components/home/full-page/full-page-controller'

/** Three sections in a window of 800 px, the second 400 px too tall, and a footer of 300 px. */
const IDS = ['one', 'two', 'three']
let places: [top: number, height: number][]

/** jsdom has no layout: the scroll position determines the sections' places, and the test ends a smooth scroll. */
let goal: number | undefined
const goTo = (top: number) => {
  Object.assign(window, { scrollY: top })
  window.dispatchEvent(new Event('scroll'))
}
const endScroll = () => {
  if (goal !== undefined) goTo(goal)
  goal = undefined
  window.dispatchEvent(new Event('scrollend'))
}
const scrolls = (to: number, behavior?: ScrollBehavior) => {
  if (behavior === 'smooth') goal = to
  else goTo(to)
}

let stop: () => void
beforeEach(() => {
  jest.useFakeTimers()
  goal = undefined
  document.body.innerHTML = IDS.map((id) => `<section id="${id}"><p>${id}</p></section>`).join('')
  places = [
    [0, 800],
    [800, 1200],
    [2000, 800],
  ]
  IDS.forEach((id, index) => {
    const section = document.getElementById(id)
    if (!section) return
    section.getBoundingClientRect = () => {
      const [top, height] = places[index] ?? [0, 0]
      return { top: top - window.scrollY, height } as DOMRect
    }
  })
  Object.assign(window, {
    innerHeight: 800,
    scrollTo: ({ top, behavior }: { top: number; behavior?: ScrollBehavior }) => scrolls(top, behavior),
    scrollBy: ({ top, behavior }: { top: number; behavior?: ScrollBehavior }) => scrolls(window.scrollY + top, behavior),
  })
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 3100 })
  goTo(0)
  stop = startFullPageScroll(IDS)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

let now = 1000
/** A wheel event, long after the one before. */
const turnWheel = (deltaY: number, init: WheelEventInit = {}, target: EventTarget = document.body) => {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...init })
  Object.defineProperty(event, 'timeStamp', { value: (now += 1000) })
  target.dispatchEvent(event)
  return event
}
const press = (key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  Object.defineProperty(event, 'timeStamp', { value: (now += 1000) })
  target.dispatchEvent(event)
  return event
}

test('a wheel step moves one section, forward and back', () => {
  expect(turnWheel(120).defaultPrevented).toBe(true)
  expect(goal).toBe(800)
  endScroll()
  turnWheel(-120)
  expect(goal).toBe(0)
})

test('steps during a move count from its target', () => {
  turnWheel(120)
  turnWheel(120)
  expect(goal).toBe(2000)
})

test('gives up a move that never reports its end', () => {
  turnWheel(120)
  goal = undefined
  jest.advanceTimersByTime(1200)
  turnWheel(120)
  expect(goal).toBe(800)
})

test('scrolls a tall section to its end before the next one', () => {
  goTo(800)
  expect(turnWheel(120).defaultPrevented).toBe(false)
  expect(goal).toBeUndefined()
  goTo(1000)
  // The remainder is too small for a step of its own: this one includes it.
  expect(turnWheel(120).defaultPrevented).toBe(true)
  expect(window.scrollY).toBe(1200)
  turnWheel(120)
  expect(goal).toBe(2000)
})

test('enters a tall section from below at its end; the last step leads to the footer', () => {
  goTo(2000)
  turnWheel(-120)
  expect(goal).toBe(1200)
  goTo(2000)
  goal = undefined
  window.dispatchEvent(new Event('scrollend'))
  turnWheel(120)
  expect(goal).toBe(2300)
})

test.each([
  ['zooming', { ctrlKey: true }],
  ['sideways by key', { shiftKey: true }],
  ['sideways', { deltaX: 300 }],
])('leaves %s to the browser', (_, init) => {
  expect(turnWheel(120, init).defaultPrevented).toBe(false)
  expect(goal).toBeUndefined()
})

test('scrolls a scrollable element to its end first', () => {
  const text = document.querySelector('p') as HTMLElement
  text.style.overflowY = 'auto'
  Object.defineProperties(text, { scrollHeight: { value: 500 }, clientHeight: { value: 100 } })
  expect(turnWheel(120, {}, text).defaultPrevented).toBe(false)
  text.scrollTop = 400
  expect(turnWheel(120, {}, text).defaultPrevented).toBe(true)
})

test('does not move while a dialog is open or somebody types', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog><input>')
  expect(turnWheel(120).defaultPrevented).toBe(false)
  document.querySelector('dialog')?.remove()
  document.querySelector('input')?.focus()
  expect(turnWheel(120).defaultPrevented).toBe(false)
  expect(press('PageDown').defaultPrevented).toBe(false)
})

test('keys: one section, a tall one in parts, the ends of the page', () => {
  press('ArrowDown')
  expect(goal).toBe(800)
  endScroll()
  press('ArrowDown')
  expect(goal).toBe(920)
  goTo(800)
  press('PageDown')
  expect(goal).toBe(1200)
  press('End')
  expect(goal).toBe(2300)
  press('Home')
  expect(goal).toBe(0)
  expect(press('a').defaultPrevented).toBe(false)
})

test('leaves Space to a focused button', () => {
  document.body.insertAdjacentHTML('beforeend', '<button>등록</button>')
  expect(press(' ', {}, document.querySelector('button') as Element).defaultPrevented).toBe(false)
  press(' ')
  expect(goal).toBe(800)
})

test.each([
  ['keeps the section that it showed', 2000, 1900],
  ['that stood between two stays where it is', 1000, 1000],
])('when the window is resized, %s', (_, from, to) => {
  goTo(from)
  places = [
    [0, 700],
    [700, 1200],
    [1900, 700],
  ]
  window.dispatchEvent(new Event('resize'))
  expect(window.scrollY).toBe(to)
})

test('links within the page scroll smoothly', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="#two">둘</a>')
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('a')?.click()
  expect(document.documentElement.style.scrollBehavior).toBe('smooth')
  jest.runAllTimers()
  expect(document.documentElement.style.scrollBehavior).toBe('')
})

test('stopped, it leaves the page alone', () => {
  stop()
  expect(turnWheel(120).defaultPrevented).toBe(false)
  expect(press('PageDown').defaultPrevented).toBe(false)
})
