/** @jest-environment node */
import { withValues } from '@/lib/cli/adopt-facts/edit-source'

const asIs = (text: string) => text
const change = (code: string, before: unknown, after: unknown, quote = asIs, isQuoted: (path: string) => boolean = () => false) =>
  withValues(code, [{ constant: 'one', before, after }], quote, isQuoted)

test('what stays keeps its comments and expressions', () => {
  const code = "export const one: One = {\n  // why\n  kept: [...MANY, 'a'], // so\n  text: 'old',\n}\n"
  expect(change(code, { kept: ['b', 'a'], text: 'old' }, { kept: ['b', 'a'], text: "it's\n\u2060new" })).toBe(
    "export const one: One = {\n  // why\n  kept: [...MANY, 'a'], // so\n  text: 'it\\'s\\n\\u2060new',\n}\n",
  )
})

test('a template keeps the expressions whose text is still there', () => {
  const code = 'export const one = { text: `${site.name} 안내는 [공고](${routes.announcement})에 있습니다.` }'
  const before = { text: '가람누리 안내는 [공고](/SalesInfo/announcement)에 있습니다.' }
  expect(change(code, before, { text: '가람누리 새 안내는 [모집공고](/SalesInfo/announcement)를 봐 주세요 `.' })).toBe(
    'export const one = { text: `${site.name} 새 안내는 [모집공고](${routes.announcement})를 봐 주세요 \\`.` }',
  )
  expect(change(code, before, { text: '없음' })).toBe("export const one = { text: '없음' }")
})

test('a text of several lines keeps them', () => {
  expect(change('export const one = { text: `첫 줄\n둘째 줄` }', { text: '첫 줄\n둘째 줄' }, { text: '첫 줄\n새 `줄`' })).toBe(
    'export const one = { text: `첫 줄\n새 \\`줄\\`` }',
  )
})

test('items of a list are taken out, added and changed where they stand', () => {
  const code = "export const one = [{ id: 'a' /* first */ }, { id: 'b', n: 1 }, { id: 'c' }]"
  expect(change(code, [{ id: 'a' }, { id: 'b', n: 1 }, { id: 'c' }], [{ id: 'new' }, { id: 'a' }, { id: 'b', n: 2 }])).toBe(
    "export const one = [ { id: 'new' },{ id: 'a' /* first */ }, { id: 'b', n: 2 }]",
  )
  expect(change('export const one: readonly string[] = []', [], ['a', 'b'])).toBe("export const one: readonly string[] = [ 'a', 'b']")
})

test('fields come and go, also below a type assertion', () => {
  expect(change("export const one = { a: 1, 'b-c': 'x', d: null } as const", { a: 1, 'b-c': 'x', d: null }, { a: 1, d: { e: [true] }, f: -2 })).toBe(
    'export const one = { a: 1, d: { e: [true] }, f: -2 } as const',
  )
})

test('a quoted value is changed in its constant, and texts that take it from there change only where a particle does', () => {
  const code = "const PHONE = '1533-8848'\nexport const one = { phone: PHONE, call: `${PHONE}번`, ask: `문의는 ${PHONE}로`, same: PHONE }"
  const quote = (text: string) => text.replaceAll('1533-8848', '1600-1233')
  const before = { phone: '1533-8848', call: '1533-8848번', ask: '문의는 1533-8848로', same: '1533-8848' }
  const after = { phone: '1600-1233', call: '1600-1233번', ask: '문의는 1600-1233으로', same: '1600-1233' }
  expect(change(code, before, after, quote, (path) => path === 'one.phone')).toBe(
    "const PHONE = '1600-1233'\nexport const one = { phone: PHONE, call: `${PHONE}번`, ask: `문의는 ${PHONE}으로`, same: PHONE }",
  )
})

test('another constant of the same text stays, and an expression gives way to its value', () => {
  expect(change("const NAME = '가'\nexport const one = { name: NAME, list: make(3) }", { name: '가', list: [1] }, { name: '나', list: [2] })).toBe(
    "const NAME = '가'\nexport const one = { name: '나', list: [2] }",
  )
  expect(() => change('const two = 1', 1, 2)).toThrow("'export const one'")
})
