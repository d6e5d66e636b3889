/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { replayEarlyEvents } from '@/components/behaviour/replay-early-events'
import { PressList } from '@/components/press/press-list'

const list = <PressList site="가람누리" items={[{ id: 'a', number: 11, title: '첫 기사', date: '2026-10-16T00:00:00Z', views: 0 }]} nextCursor="c1" />
const moreButton = () => screen.getByRole('button', { name: /더보기|불러오는 중/ })
const press = () => moreButton().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const fetched = jest.fn<Promise<Response>, []>(() => new Promise(() => {}))

beforeAll(() => {
  // jsdom has no ARIA reflection; browsers since 2023 do.
  Object.defineProperty(Element.prototype, 'ariaBusy', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('aria-busy')
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute('aria-busy')
      else this.setAttribute('aria-busy', value)
    },
  })
  globalThis.fetch = fetched as typeof fetch
  replayEarlyEvents()
})

beforeEach(() => {
  fetched.mockClear()
  // What the server sends: the list as it is before anything has answered it.
  const { container, unmount } = render(list)
  const html = container.innerHTML
  unmount()
  document.body.innerHTML = `<div>${html}</div>`
  moreButton().dataset.early = ''
})

const hydrate = () => act(async () => void render(list, { container: document.body.firstElementChild as Element, hydrate: true }))

test('pressed before the framework, twice, it is marked busy and pressed once when the framework is there', async () => {
  expect(press()).toBe(false)
  expect(press()).toBe(false)
  expect(moreButton().getAttribute('aria-busy')).toBe('true')
  expect(fetched).not.toHaveBeenCalled()
  await hydrate()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(moreButton().hasAttribute('aria-busy')).toBe(false)
})

test('the framework answers a press that comes after it at once', async () => {
  await hydrate()
  await act(async () => void press())
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('without the framework the browser follows the link after 5 s', () => {
  jest.useFakeTimers()
  const followed = jest.fn((event: Event) => event.preventDefault())
  press()
  jest.advanceTimersByTime(4_999)
  moreButton().addEventListener('click', followed)
  jest.advanceTimersByTime(1)
  jest.useRealTimers()
  expect(followed).toHaveBeenCalledTimes(1)
  expect(fetched).not.toHaveBeenCalled()
})
