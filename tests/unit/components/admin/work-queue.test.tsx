/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Alarms } from '@/components/admin/alarms'
import { WorkQueue } from '@/components/admin/work-queue/work-queue'
import type { WorkQueueRow, WorkQueueView } from '@/lib/registrations/office/work-queue/work-queue-view'

const MINUTE_MS = 60_000
const AT = Date.parse('2026-11-24T10:00:00+09:00')

const row = (id: string, name: string, changes: Partial<WorkQueueRow> = {}): WorkQueueRow => ({
  card: {
    id,
    name,
    at: new Date(AT).toISOString(),
    phone: '010-****-5678',
    source: '홈',
    channel: null,
    status: 'new',
    statusLabel: '신규',
    result: null,
    hints: [],
    tags: [],
    preference: null,
    quarantine: null,
    merged: false,
    assignee: null,
    suspicion: null,
  },
  form: `form-of-${id}`,
  assignee: null,
  waited: 5,
  due: null,
  results: [{ value: 'absent', label: '부재중 1차' }],
  ...changes,
})
const view = (version: string, ...rows: WorkQueueRow[]): WorkQueueView => ({
  version,
  lists: [{ section: 'new', total: rows.length, rows }],
  olderNew: 0,
  fresh: rows.map(({ card }) => ({ id: card.id, at: AT })),
  more: false,
  waiting: 0,
  at: AT,
  open: { from: AT - 60 * MINUTE_MS, until: AT + 8 * 60 * MINUTE_MS },
  lateAfter: 30,
})
const [kim, lee] = [row('kim', '김고객'), row('lee', '이고객')]

/** What the server has. */
let server: WorkQueueView
let posts: { readonly url: string; readonly body: string }[]
let status: number
/** What it answers to a recorded result. */
let recorded: object
const lines = (...texts: string[]) => texts.map((text) => ({ text, href: '/admin/outbox' }))
let alarms: { text: string; href: string }[]
const answer = (code: number, body: unknown) => ({ ok: code < 400, status: code, json: async () => body })

beforeEach(() => {
  jest.useFakeTimers({ now: AT })
  status = 200
  recorded = {}
  alarms = []
  posts = []
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      posts.push({ url, body: (init.body as URLSearchParams).toString() })
      return answer(status, recorded)
    }
    if (status === 401) return answer(401, {})
    return answer(200, url.endsWith('?view') ? server : { version: server.version, fresh: server.fresh, more: server.more, alarms })
  }) as unknown as typeof fetch
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(() => jest.useRealTimers())

const shown = () => screen.queryAllByRole('rowheader').map((one) => one.textContent?.trim())
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000))
function open(first: WorkQueueView, beside?: React.ReactNode) {
  server = first
  render(
    <>
      <WorkQueue view={first} waiting />
      {beside}
    </>,
  )
}
const key = (code: string, changes: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { code, ...changes })

test('an idle page shows new registrations by itself', async () => {
  open(view('1', kim))
  server = view('2', kim, lee)
  await seconds(21)
  expect(shown()).toEqual(['김고객', '이고객'])
  expect(screen.queryByRole('button', { name: /새 접수/ })).toBeNull()
})

test('shows a visitor’s preference beside the name', () => {
  open(view('1', row('kim', '김고객', { card: { ...kim.card, preference: '84A · 3단지' } }), lee))
  expect(screen.getByRole('rowheader', { name: /김고객/ })).toHaveTextContent('관심 84A · 3단지')
  expect(screen.getByRole('rowheader', { name: /이고객/ })).not.toHaveTextContent('관심')
})

test('announces updates while somebody uses it, and applies them on request', async () => {
  open(view('1', kim))
  server = view('2', kim, lee)
  await seconds(15)
  fireEvent.pointerMove(document.body)
  await seconds(6)
  expect(shown()).toEqual(['김고객'])
  fireEvent.click(screen.getByRole('button', { name: '새 접수 1건' }))
  await seconds(0)
  expect(shown()).toEqual(['김고객', '이고객'])
  expect(screen.queryByRole('button', { name: /새 접수/ })).toBeNull()
})

test.each([
  ['a text is begun', <input key="text" aria-label="찾기" defaultValue="홍길" />],
  ['a remark is begun', <textarea key="remark" aria-label="메모" defaultValue="음" />],
  [
    'a choice is made',
    <select key="choice" aria-label="상태" ref={(select) => void (select && (select.selectedIndex = 1))}>
      {['신규', '부재'].map((label) => (
        <option key={label}>{label}</option>
      ))}
    </select>,
  ],
  ['a dialog is open', <dialog key="dialog" open />],
])('replaces nothing while %s', async (_name, beside) => {
  open(view('1', kim), beside)
  server = view('2', kim, lee)
  await seconds(61)
  expect(shown()).toEqual(['김고객'])
  expect(screen.getByRole('button', { name: '새 접수 1건' })).toBeVisible()
})

test('updates alarms above the list without moving it during use; a next page starts with its own', async () => {
  const texts = () => screen.queryByRole('alert')?.textContent ?? null
  open(view('1', kim), <Alarms rendered={lines('메시지 1건')} />)
  expect(texts()).toBe('메시지 1건')
  alarms = lines('메시지 2건', '디스크')
  await seconds(15)
  fireEvent.pointerMove(document.body)
  await seconds(6)
  expect(texts()).toBe('메시지 1건')
  await seconds(20)
  expect(texts()).toBe('메시지 2건그 밖에 확인할 일 1가지+1디스크')
  alarms = []
  await seconds(20)
  expect(texts()).toBeNull()
  cleanup()
  render(<Alarms rendered={lines('다음 쪽')} />)
  expect(texts()).toBe('다음 쪽')
})

test('counts only registrations newer than the page in a truncated list, and all unknown ones in a complete one', async () => {
  const cut = (version: string, more: boolean, ...fresh: WorkQueueView['fresh']) => ({ ...view(version, kim), fresh, more })
  const of = (id: string, minutes: number) => ({ id, at: AT + minutes * MINUTE_MS })
  const told = async (next: WorkQueueView) => {
    server = next
    await seconds(15)
    fireEvent.pointerMove(document.body)
    await seconds(6)
    return screen.queryByRole('button', { name: /새 접수|새로 고침/ })?.textContent
  }
  open(cut('1', true, of('kim', 0), of('latest', 9)))
  expect(await told(cut('2', true, of('moved up', 1), of('latest', 9)))).toBe('목록 새로 고침')
  expect(await told(cut('3', false, of('moved up', 1), of('latest', 9)))).toBe('목록 새로 고침')
  expect(await told(cut('4', true, of('moved up', 1), of('newest', 10)))).toBe('새 접수 1건')
  cleanup()
  open(cut('1', false, of('kim', 0)))
  expect(await told(cut('2', false, of('kim', 0), of('given to me', -60)))).toBe('새 접수 1건')
})

test('keeps unfolded results where they are', async () => {
  open(view('1', kim))
  screen.getByRole('group').setAttribute('open', '')
  server = view('2')
  await seconds(61)
  expect(shown()).toEqual(['김고객'])
  expect(screen.getByRole('button', { name: '목록 새로 고침' })).toBeVisible()
})

test('records a result in place, and focuses the position of the finished one', async () => {
  open(view('1', kim, lee))
  key('KeyJ')
  expect(document.activeElement).toHaveTextContent('김고객')
  server = view('2', lee)
  fireEvent.click(screen.getAllByText('부재중 1차')[0]!)
  await seconds(0)
  expect(posts).toEqual([{ url: '/api/admin/registrations/kim', body: 'action=result&form=form-of-kim&returnTo=%2Fadmin&result=absent' }])
  expect(screen.getByText('김고객 님: 부재중 1차 결과를 남겼습니다.')).toBeVisible()
  expect(document.activeElement).toHaveTextContent('이고객')
})

test('the notice of a result takes it back', async () => {
  open(view('1', kim, lee))
  recorded = { done: 'absent', event: 'form-of-kim:absent' }
  server = view('2', lee)
  fireEvent.click(screen.getAllByText('부재중 1차')[0]!)
  await seconds(0)
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: '되돌리기' })
  expect(undo.form).toHaveAttribute('action', '/api/admin/registrations/kim')
  expect([undo.name, undo.value]).toEqual(['action', 'withdraw'])
  expect(Object.fromEntries(new FormData(undo.form!))).toEqual({ event: 'form-of-kim:absent', returnTo: '/admin' })
})

test('offers nothing to take back for a result that cannot be', async () => {
  open(view('1', kim, lee))
  server = view('2', lee)
  fireEvent.click(screen.getAllByText('부재중 1차')[0]!)
  await seconds(0)
  expect(screen.getByText('김고객 님: 부재중 1차 결과를 남겼습니다.')).toBeVisible()
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull()
})

test('sends a refused result as a plain form, with the clicked button', async () => {
  open(view('1', kim))
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  status = 422
  fireEvent.click(screen.getByText('부재중 1차'))
  await seconds(0)
  expect(submit).toHaveBeenCalledTimes(1)
  const form = submit.mock.contexts[0] as HTMLFormElement
  expect(new URLSearchParams([...new FormData(form)] as [string, string][]).toString()).toBe(posts[0]?.body)
  submit.mockRestore()
})

test('j and k move along the rows and stop at the ends, but not in text fields or when switched off; no letter records a result', async () => {
  open(view('1', kim, lee), <input aria-label="찾기" />)
  for (const code of ['KeyJ', 'KeyJ', 'KeyJ']) key(code)
  expect(document.activeElement).toHaveTextContent('이고객')
  key('KeyK')
  key('KeyK')
  expect(document.activeElement).toHaveTextContent('김고객')
  for (const code of ['KeyR', 'KeyA', 'KeyB', 'KeyT', 'KeyV', 'KeyN', 'KeyC']) key(code)
  screen.getByLabelText('찾기').focus()
  key('KeyJ')
  expect(screen.getByLabelText('찾기')).toHaveFocus()
  screen.getByLabelText('찾기').blur()
  key('Slash', { shiftKey: true, key: '?' })
  const dialog = screen.getByRole('dialog', { name: '단축키' })
  fireEvent.click(within(dialog).getByRole('switch', { name: '단축키 쓰기' }))
  ;(dialog as HTMLDialogElement).open = false
  key('KeyJ')
  expect(document.activeElement).not.toHaveAttribute('href')
  expect(posts).toEqual([])
  localStorage.clear()
})

test('the clock runs in office hours, and shows as late after the limit', async () => {
  open({ ...view('1', row('kim', '김고객', { waited: 25 })), open: { from: AT, until: AT + 4 * MINUTE_MS } })
  expect(screen.getByText('25분')).toBeVisible()
  await seconds(3 * 60)
  expect(screen.getByText('28분')).toBeVisible()
  await seconds(60 * 60)
  expect(screen.getByText('29분')).toBeVisible()
  expect(screen.queryByText('늦음')).toBeNull()
})

test('says that the session has ended, and stops polling', async () => {
  open(view('1', kim))
  status = 401
  await seconds(21)
  expect(screen.getByRole('link', { name: '다시 로그인' })).toBeVisible()
  const asked = jest.mocked(fetch).mock.calls.length
  await seconds(300)
  expect(jest.mocked(fetch).mock.calls).toHaveLength(asked)
})

test('shows the list without browser storage', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  open(view('1', kim, lee))
  key('KeyJ')
  expect(document.activeElement).toHaveTextContent('김고객')
  blocked.mockRestore()
})
