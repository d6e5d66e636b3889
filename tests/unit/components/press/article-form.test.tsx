/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ArticleForm } from '@/components/press/article-form'
import { articleLimits } from '@/lib/press/article'
import { pictureSlots } from '@/lib/press/article-picture'

const push = jest.fn()
const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }))

const sent: { address: string; method: string | undefined; body: FormData }[] = []
let answer: () => Promise<Response>

afterEach(() => jest.restoreAllMocks())

beforeEach(() => {
  jest.clearAllMocks()
  sent.length = 0
  answer = async () => ({ ok: true }) as Response
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    sent.push({ address, method: init.method, body: init.body as FormData })
    return answer()
  }) as typeof fetch
})

const show = (props: Partial<Parameters<typeof ArticleForm>[0]> = {}) =>
  render(<ArticleForm site="site" limits={articleLimits} slots={pictureSlots([])} {...props} />)
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const fill = () => {
  type('제목', '새 글')
  type('요약', '요약입니다')
}

test('posts a new article whole, clears the form, and reloads the list', async () => {
  show()
  fill()
  type('본문', '첫 문단')
  await press('등록')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ address: '/api/press', method: 'POST' })
  expect(Object.fromEntries(sent[0]!.body)).toMatchObject({ site: 'site', title: '새 글', summary: '요약입니다', content: '첫 문단' })
  expect(screen.getByRole('status')).toHaveTextContent('등록했습니다.')
  expect(field('제목')).toHaveValue('')
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('refuses a blank title before sending, with an error at the focused field', async () => {
  show()
  fill()
  type('제목', '   ')
  await press('등록')
  expect(sent).toEqual([])
  expect(screen.getByRole('alert')).toHaveTextContent('제목과 요약을 입력해 주세요!')
  expect(field('제목')).toHaveFocus()
  expect(field('제목')).toBeInvalid()
  expect(field('제목')).toHaveAccessibleDescription('제목을 입력해 주세요.')
  expect(field('요약')).toBeValid()
})

test('leads to a day that was typed in part', async () => {
  show()
  fill()
  const day = screen.getByLabelText('게시일 (선택)')
  fireEvent.invalid(day)
  expect(screen.getByRole('alert')).toHaveTextContent('게시일은 연월일을 모두 입력하거나 비워 두세요.')
  expect(day).toHaveFocus()
  expect(day).toHaveAttribute('aria-invalid', 'true')
  await press('등록')
  expect(day).not.toHaveAttribute('aria-invalid')
})

test.each([
  [
    'the server names fields',
    async () => ({ ok: false, json: async () => ({ errors: { title: '제목이 너무 깁니다', summary: '제목이 너무 깁니다' } }) }) as Response,
    '제목이 너무 깁니다',
  ],
  ['the server says why', async () => ({ ok: false, json: async () => ({ message: '로그인이 필요합니다' }) }) as Response, '로그인이 필요합니다'],
  ['nobody answers', () => Promise.reject<Response>(new TypeError('Failed to fetch')), '저장하지 못했습니다. 연결을 확인하고 다시 시도해 주세요.'],
])('shows each message once and keeps what was typed where %s', async (_what, refusal, message) => {
  answer = refusal
  show()
  fill()
  await press('등록')
  expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${message}$`))
  expect(field('제목')).toHaveValue('새 글')
  expect(refresh).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '등록' })).toBeEnabled()
})

test('refuses a picture over the limit before sending', async () => {
  show()
  fill()
  const file = (size: number) => Object.defineProperty(new File(['x'], 'cover.jpg', { type: 'image/jpeg' }), 'size', { value: size })
  const chosen = jest.spyOn(FormData.prototype, 'values')
  chosen.mockImplementation(() => [file(articleLimits.coverBytes + 1)].values())
  await press('등록')
  expect(sent).toEqual([])
  expect(screen.getByRole('alert')).toHaveTextContent(articleLimits.coverTooLarge)
  chosen.mockImplementation(() => Array.from({ length: 3 }, () => file(articleLimits.coverBytes)).values())
  await press('등록')
  expect(sent).toEqual([])
  expect(screen.getByRole('alert')).toHaveTextContent(articleLimits.uploadTooLarge)
})

test('ignores a second click while it is being sent', async () => {
  let done: (response: Response) => void = () => undefined
  answer = () => new Promise((resolve) => (done = resolve))
  show()
  fill()
  await press('등록')
  expect(screen.getByRole('button', { name: '저장 중...' })).toBeDisabled()
  await act(async () => void fireEvent.submit(screen.getByRole('form', { name: '기사 쓰기' })))
  expect(sent).toHaveLength(1)
  await act(async () => done({ ok: true } as Response))
  expect(screen.getByRole('button', { name: '등록' })).toBeEnabled()
})

test('patches an edited article, and continues at the given page', async () => {
  show({ article: { id: 'abc', title: '옛 제목', summary: '요약', content: '', date: '', cover: null }, then: '/admin/press' })
  type('제목', '새 제목')
  await press('저장')
  expect(sent[0]).toMatchObject({ address: '/api/press/abc', method: 'PATCH' })
  expect(sent[0]!.body.get('title')).toBe('새 제목')
  expect(push).toHaveBeenCalledWith('/admin/press')
})

test('offers drafts only where configured, and sends one as such', async () => {
  const { unmount } = show()
  expect(screen.queryByRole('button', { name: '초안으로 저장' })).toBeNull()
  unmount()
  show({ drafts: true })
  fill()
  await press('초안으로 저장')
  expect(sent[0]!.body.get('status')).toBe('draft')
})

test('shows what a colleague changed, keeps what was typed, and saves over it with the next click', async () => {
  const article = { id: 'a', title: '제목', summary: '요약', content: '본문', date: '', cover: null, version: 'seen' }
  const changed = [{ part: 'title', label: '제목', now: '첫째의 제목' }]
  answer = async () => ({ ok: false, status: 409, json: async () => ({ message: '다른 사람이 고쳤습니다.', version: 'now', changed }) }) as Response
  show({ article, then: '/admin/press' })
  type('본문', '오래 쓴 본문')
  await press('저장')
  expect(sent[0]).toMatchObject({ address: '/api/press/a', method: 'PATCH' })
  expect(sent[0]!.body.get('version')).toBe('seen')
  expect(screen.getByRole('alert')).toHaveTextContent('다른 사람이 고쳤습니다.')
  expect(screen.getByRole('alert')).toHaveTextContent('첫째의 제목')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/press/a')
  expect(field('본문')).toHaveValue('오래 쓴 본문')
  expect(push).not.toHaveBeenCalled()
  answer = async () => ({ ok: true }) as Response
  await press('입력한 내용으로 저장')
  expect(Object.fromEntries(sent[1]!.body)).toMatchObject({ version: 'now', content: '오래 쓴 본문' })
  expect(push).toHaveBeenCalledWith('/admin/press')
})

test('a chosen picture gets its line in the text, and goes with the form', async () => {
  show()
  fill()
  type('본문', '첫 문단')
  const chosen = new File(['x'], 'a.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText('[사진 2] 파일'), { target: { files: [chosen] } })
  expect(field('본문')).toHaveValue('첫 문단\n\n[사진 2]')
  type('[사진 2] 설명', '현장')
  await press('등록')
  expect(sent[0]!.body.get('content')).toBe('첫 문단\n\n[사진 2]')
  expect([sent[0]!.body.get('picture2'), sent[0]!.body.get('picture2Alt'), sent[0]!.body.get('freePictures')]).toEqual([chosen, '현장', '1 2 3'])
})
