import { consentSchema } from '@/lib/content/schemas/registration'

const consent = {
  version: '2026-01-01',
  label: '[필수] 동의',
  rows: [
    { label: '목적', value: '접수' },
    { label: '항목', value: '이름' },
    { label: '기간', value: '12개월' },
  ],
  refusal: '거부할 수 있습니다.',
}
const hashOf = (changes: Partial<typeof consent> = {}) => consentSchema.parse({ ...consent, ...changes }).hash

test('equal texts have the same hash, SHA-256 in hexadecimal digits', () => {
  expect(hashOf()).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOf()).toBe(hashOf({ rows: consent.rows.map((row) => ({ ...row })) }))
})

// The hash proves what was agreed to: it must cover every text beside the box.
test.each([
  ['the version', { version: '2026-01-02' }],
  ['the label', { label: '[필수] 개인정보 동의' }],
  ["a row's label", { rows: [{ label: '이용 목적', value: '접수' }, ...consent.rows.slice(1)] }],
  ["a row's words", { rows: [{ label: '목적', value: '접수와 광고' }, ...consent.rows.slice(1)] }],
  ['the order of the rows', { rows: consent.rows.toReversed() }],
  ['another row', { rows: [...consent.rows, { label: '제공', value: '없음' }] }],
  ['what is said of a refusal', { refusal: '거부할 수 없습니다.' }],
])('the hash covers %s', (_what, changes) => {
  expect(hashOf(changes)).not.toBe(hashOf())
})
