import { fieldAnswers } from '@/lib/messages/ko/registration-answers'
import { parseRegistration } from '@/lib/registrations/registration'
import { MORNING, SITE, validBody } from '../../support/registrations'

const context = { sites: [SITE], now: MORNING }
const parse = (changes: Readonly<Record<string, unknown>>) => parseRegistration(validBody(changes), context)
const accepted = (changes: Readonly<Record<string, unknown>>) => {
  const result = parse(changes)
  if ('errors' in result) throw new Error(JSON.stringify(result.errors))
  return result.input
}
const refused = (changes: Readonly<Record<string, unknown>>) => {
  const result = parse(changes)
  return 'errors' in result ? result.errors : {}
}

test('stores the parsed input', () => {
  const result = parseRegistration(
    {
      name: ' 홍  길동 ',
      phone: '+82 10 1234 5678',
      birthdate: '95.05.27',
      privacyConsent: 'on',
      message: '첫 줄\r\n둘째 줄\r\n\r\n\r\n끝 ',
      email: '',
      visitDate: '',
    },
    context,
  )
  expect(result).toEqual({
    input: {
      site: SITE,
      source: 'customer',
      name: '홍 길동',
      phone: '01012345678',
      birthdate: '950527',
      message: '첫 줄\n둘째 줄\n\n끝',
      visitDate: undefined,
      email: undefined,
      residence: undefined,
      marketingConsent: false,
      nightConsent: false,
    },
  })
})

test('composes decomposed Hangul, and removes invisible and bidi characters', () => {
  expect(accepted({ name: '홍길동'.normalize('NFD') }).name).toBe('홍길동')
  expect(accepted({ name: '홍\u202E길\u200B동\u0000' }).name).toBe('홍길동')
  expect(accepted({ message: 'a\u0000b\u2066c\uD800d' }).message).toBe('abcd')
})

test.each(['홍길동', 'Hong Gil-dong', "O'Brien", '김철수(배우자)', 'J. Smith', '李小龍', 'Nguyễn Văn A', '가'.repeat(40)])('accepts the name %s', (name) =>
  expect(accepted({ name }).name).toBe(name),
)

test.each([
  ['', fieldAnswers.nameMissing],
  ['   ', fieldAnswers.nameMissing],
  ['\u200B\u202E', fieldAnswers.nameMissing],
  ['가'.repeat(41), fieldAnswers.nameLong(40)],
  ['<script>alert(1)</script>', fieldAnswers.nameCharacters],
  ['=HYPERLINK("http://evil.example")', fieldAnswers.nameCharacters],
  ['https://evil.example', fieldAnswers.nameCharacters],
  ['😀', fieldAnswers.nameCharacters],
  ['12345', fieldAnswers.nameCharacters],
])('refuses the name %j', (name, message) => expect(refused({ name })).toEqual({ name: message }))

test.each([null, 12, {}, [], ['홍길동'], true])('a field of the wrong type (%j) is an error of that field', (value) => {
  expect(refused({ name: value, phone: value, birthdate: value })).toEqual({
    name: fieldAnswers.nameMissing,
    phone: fieldAnswers.phoneMissing,
    birthdate: fieldAnswers.birthdateMissing,
  })
  for (const field of ['message', 'email', 'visitDate', 'residence']) expect(Object.keys(refused({ [field]: value ?? 5 }))).toEqual([field])
})

test('a missing body names every required field once', () => {
  const result = parseRegistration({}, context)
  expect('errors' in result && Object.keys(result.errors).sort()).toEqual(['birthdate', 'name', 'phone', 'privacyConsent'])
})

test.each([false, 'false', 'off', '', 0, null, undefined, {}])('privacy consent %j counts as none', (privacyConsent) =>
  expect(refused({ privacyConsent })).toEqual({ privacyConsent: fieldAnswers.privacyConsent }),
)

test('night consent counts only with marketing consent', () => {
  expect(accepted({ nightConsent: true }).nightConsent).toBe(false)
  expect(accepted({ nightConsent: 'on', marketingConsent: 'on' })).toMatchObject({ marketingConsent: true, nightConsent: true })
})

test('a message has at most 500 characters, in whatever line ends', () => {
  expect(accepted({ message: `${'가'.repeat(249)}\r\n${'나'.repeat(250)}` }).message).toHaveLength(500)
  expect(refused({ message: '가'.repeat(501) })).toEqual({ message: fieldAnswers.messageLong(500) })
})

test.each([
  ['2026-11-24', true],
  ['2027-11-24', true],
  ['2026-11-23', false],
  ['2027-11-25', false],
  ['2026-02-30', false],
  ['24/11/2026', false],
  ['20270111', true],
  ['2027. 1. 11.', true],
  ['2027111', false],
])('a visit on %s: %s', (visitDate, possible) => expect('visitDate' in refused({ visitDate })).toBe(!possible))

test('site and source must exist', () => {
  expect(refused({ site: 'elsewhere', source: 'fax' })).toEqual({ site: fieldAnswers.site, source: fieldAnswers.source })
})

test('drops unknown fields', () => {
  expect(accepted({ status: 'closed', id: '1', __proto__: { admin: true }, constructor: 1 })).not.toHaveProperty('status')
})
