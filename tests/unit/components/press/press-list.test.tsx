/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PressList, type PressListItem } from '@/components/press/press-list'

const item = (id: string): PressListItem => ({ id, number: 1, title: `기사 ${id}`, date: '2026-10-16T00:00:00Z', views: 1234 })
const asked: string[] = []
const answers: (() => Promise<Response>)[] = []
const page = (items: readonly PressListItem[], nextCursor: string | null) => async () =>
  ({ ok: true, json: async () => ({ items, nextCursor }) }) as unknown as Response

beforeEach(() => {
  asked.length = 0
  answers.length = 0
  globalThis.fetch = (async (address: string) => {
    asked.push(address)
    return answers.shift()!()
  }) as typeof fetch
})

const moreButton = () => screen.getByRole('button', { name: /더보기|불러오는 중/ })
const press = () => act(async () => void fireEvent.click(moreButton()))
const titles = () => screen.getAllByRole('rowheader').map((row) => row.textContent)

test('appends page after page, and removes the button after the last', async () => {
  render(<PressList site="목록" items={[item('a')]} nextCursor="c1" />)
  answers.push(page([item('b')], 'c2'), page([item('c')], null))
  await press()
  await press()
  expect(asked.map((address) => new URL(address, 'http://any').searchParams.get('cursor'))).toEqual(['c1', 'c2'])
  expect(titles()).toEqual(['기사 a', '기사 b', '기사 c'])
  expect(screen.queryByRole('button')).toBeNull()
  // Focus moves to the first new row, because the focused button is gone.
  await waitFor(() => expect(screen.getByRole('link', { name: '기사 c' })).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent('기사 1건을 더 불러왔습니다.')
})

test.each([
  ['an answer that is a failure', async () => ({ ok: false, status: 503 }) as Response],
  ['no answer', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
])('reports %s, loses nothing, and retries the same page with the next click', async (_what, failure) => {
  render(<PressList site={`목록 ${_what}`} items={[item('a')]} nextCursor="c1" />)
  answers.push(failure, page([item('b')], null))
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent('목록을 더 불러오지 못했습니다. 다시 시도해 주세요.')
  expect(titles()).toEqual(['기사 a'])
  await press()
  expect(titles()).toEqual(['기사 a', '기사 b'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('requests a page once when clicked twice', async () => {
  let answer = (_response: Response) => {}
  answers.push(() => new Promise((resolve) => (answer = resolve)))
  render(<PressList site="두 번" items={[item('a')]} nextCursor="c1" />)
  await press()
  await press()
  expect(moreButton()).toHaveAttribute('aria-disabled', 'true')
  expect(asked).toHaveLength(1)
  await act(async () => answer(await page([item('b')], null)()))
  expect(titles()).toEqual(['기사 a', '기사 b'])
})

test('is a link to the next page without script', () => {
  render(<PressList site="가람누리" items={[item('a')]} nextCursor="c1" />)
  expect(moreButton()).toHaveAttribute('href', `/${encodeURIComponent('가람누리')}/press?cursor=c1`)
})
