/** @jest-environment jsdom */
import { wholeSheets } from '@/components/registration/whole-sheets'

/* jsdom loads no sheets: each is missing until its event. */
const linksOf = (count: number) => {
  document.head.innerHTML = '<link rel="stylesheet" href="/sheet.css" disabled="">'.repeat(count)
  return [...document.querySelectorAll('link')]
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('waits until every sheet has loaded or failed', async () => {
  const [first, second] = linksOf(2)
  const done = jest.fn()
  void wholeSheets().then(done)
  expect(document.querySelectorAll('link[disabled]')).toHaveLength(0)
  first?.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(100)
  expect(done).not.toHaveBeenCalled()
  second?.dispatchEvent(new Event('error'))
  await jest.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalled()
})

test('a sheet of which nothing is heard holds nobody up for good', async () => {
  linksOf(1)
  const done = jest.fn()
  void wholeSheets().then(done)
  await jest.advanceTimersByTimeAsync(3_000)
  expect(done).toHaveBeenCalled()
})

test('a page with all its sheets goes on at once', async () => {
  linksOf(0)
  await expect(wholeSheets()).resolves.toBeUndefined()
  expect(jest.getTimerCount()).toBe(0)
})
