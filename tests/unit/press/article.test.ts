import { articleChangesSchema, newArticleSchema, TITLE_MAX } from '@/lib/press/article'

const REQUIRED = '제목과 요약을 입력해 주세요!'
const valid = { site: 's', title: '제목', summary: '요약' }
const messages = (input: unknown) => newArticleSchema.safeParse(input).error?.issues.map(({ message }) => message)

it.each([
  ['no title', { ...valid, title: undefined }],
  ['a blank title', { ...valid, title: ' \n ' }],
  ['a title of control characters', { ...valid, title: '\u0000\u0007' }],
  ['a title that is a number', { ...valid, title: 7 }],
  ['no summary', { ...valid, summary: '' }],
])('requires title and summary: %s', (_name, input) => {
  expect(messages(input)).toContain(REQUIRED)
})

it('needs no body, and limits the lengths', () => {
  expect(newArticleSchema.parse(valid)).toEqual({ ...valid, content: '', status: 'published' })
  expect(messages({ ...valid, title: '가'.repeat(TITLE_MAX + 1) })).toEqual(['제목은 120자까지 쓸 수 있습니다.'])
})

it('keeps line breaks of the body, drops what feeds cannot contain, and makes titles one line', () => {
  const parsed = newArticleSchema.parse({ ...valid, title: '두\n줄', content: '하나\r\n둘\u0000\uD800\r셋' })
  expect(parsed.title).toBe('두 줄')
  expect(parsed.content).toBe('하나\n둘\n셋')
})

it('accepts changes of single fields', () => {
  expect(articleChangesSchema.parse({ summary: '새 요약' })).toEqual({ summary: '새 요약' })
  expect(articleChangesSchema.safeParse({ title: '' }).success).toBe(false)
  expect(articleChangesSchema.safeParse({ status: 'gone' }).success).toBe(false)
})

it('composes text before measuring it, and removes invisible characters', () => {
  const title = '가람누리 리버파크 분양 안내'
  const parsed = newArticleSchema.parse({
    site: '가람누리'.normalize('NFD'),
    title: `\u202E${title.normalize('NFD')}\u200B`,
    summary: '요\u2066약\u00AD',
    content: `첫\u2028둘\v셋\u202C ${'한글'.normalize('NFD')}`,
  })
  expect(parsed).toMatchObject({ site: '가람누리', title, summary: '요약', content: '첫\n둘\n셋 한글' })
  expect(newArticleSchema.parse({ ...valid, title: '한'.repeat(TITLE_MAX).normalize('NFD') }).title).toBe('한'.repeat(TITLE_MAX))
  expect(articleChangesSchema.parse({ title: title.normalize('NFD') }).title).toBe(title)
})
