/** @jest-environment jsdom */
import { layOutLater } from '@/components/navigation/lay-out-later'

const WINDOW = 800
/** Heights of the parts; a part that is left out has none. */
const HEIGHTS: Readonly<Record<string, number>> = { first: 700, second: 300, third: 500, onward: 200 }

const part = (id: string) => document.getElementById(id) as HTMLElement
const parts = () => Object.keys(HEIGHTS).map(part)
const leftOut = () => parts().flatMap(({ id, style }) => (style.contentVisibility === 'hidden' ? id : []))
/** One frame, and what was put behind it. */
const frame = () => {
  jest.advanceTimersByTime(17)
}

beforeEach(() => {
  jest.useFakeTimers()
  window.innerHeight = WINDOW
  document.body.innerHTML = `
    <main id="content">
      <article><section id="first"><section id="inner"></section></section><section id="second"></section><section id="third"></section></article>
      <nav id="onward"></nav>
    </main>
    <footer><nav id="elsewhere"></nav></footer>`
  for (const { id } of parts()) {
    part(id).getBoundingClientRect = () => {
      const above = parts().slice(0, parts().indexOf(part(id)))
      const top = above.reduce((sum, each) => sum + (each.style.contentVisibility ? 0 : HEIGHTS[each.id]!), 0)
      return { top } as DOMRect
    }
  }
})
afterEach(() => {
  jest.useRealTimers()
})

test('parts that begin below the window are left out of the first frames, and only those', () => {
  layOutLater()
  expect(leftOut()).toEqual(['third', 'onward'])
  expect(part('inner').style.contentVisibility).toBe('')
  expect(part('elsewhere').style.contentVisibility).toBe('')
})

test('then one comes with each frame, from the top', () => {
  layOutLater()
  frame()
  expect(leftOut()).toEqual(['third', 'onward'])
  frame()
  expect(leftOut()).toEqual(['onward'])
  frame()
  expect(leftOut()).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})

test('a page that fits the window is whole at once', () => {
  window.innerHeight = 5000
  layOutLater()
  expect(leftOut()).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})
