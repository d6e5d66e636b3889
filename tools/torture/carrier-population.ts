import { userAgentFingerprint } from '@/lib/requests/user-agent-fingerprint'
import { validBody } from '@/tests/support/registrations'
import { browserHeaders, PHONES } from './people'

/** One registration as it arrives: input, address, user agent. */
export interface Arrival {
  readonly atMs: number
  readonly body: Record<string, unknown> & { readonly phone: string }
  readonly client: string
  readonly agent: string
}

type Random = () => number

/** Shares of the family names in per mille, Statistics Korea, census of 2015. */
const FAMILIES: readonly (readonly [string, number])[] = [
  ['김', 215],
  ['이', 147],
  ['박', 84],
  ['최', 47],
  ['정', 43],
  ['강', 24],
  ['조', 21],
  ['윤', 21],
  ['장', 20],
  ['임', 17],
  ['한', 15],
  ['오', 15],
  ['서', 15],
  ['신', 15],
  ['권', 14],
  ['황', 14],
  ['안', 14],
  ['송', 14],
  ['류', 13],
  ['홍', 11],
]
const GIVEN = [
  '영숙',
  '정희',
  '지은',
  '수민',
  '현우',
  '서준',
  '미경',
  '순자',
  '상훈',
  '성호',
  '은주',
  '지영',
  '미숙',
  '경숙',
  '영호',
  '정훈',
  '성민',
  '지훈',
  '은영',
  '민정',
  '경희',
  '영미',
  '동현',
  '재호',
  '수진',
  '혜진',
  '명숙',
  '진우',
  '선영',
  '승현',
]
/** Three carriers with two blocks each, four public addresses a block: 2,000 people are 83 to an address. */
const CARRIER_BLOCKS = ['223.38.22', '223.39.130', '39.7.15', '110.70.54', '106.102.11', '117.111.2']
const ADDRESSES_PER_BLOCK = 4
/** Texts that people copy from a community, and texts that anybody may write. */
const TEMPLATE = '84타입 잔여 세대와 임대 조건을 알고 싶습니다. 연락 부탁드립니다.'
const ANYBODYS = ['상담 부탁드립니다', '주차 몇 대까지 되나요', '59타입 문의', '']

const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)] as T
const digits = (count: number, random: Random) => String(Math.floor(random() * 10 ** count)).padStart(count, '0')
const twoDigits = (value: number) => String(value).padStart(2, '0')

function familyName(random: Random): string {
  let left = random() * FAMILIES.reduce((sum, [, share]) => sum + share, 0)
  return (FAMILIES.find(([, share]) => (left -= share) < 0) ?? FAMILIES[0]!)[0]
}

/** Numbers in use begin with 2 to 9. */
export const anyPhone = (random: Random): string => `010${2 + Math.floor(random() * 8)}${digits(7, random)}`
/** One in fifteen is registered, or typed into the form, as born on the first of January. */
const anyBirthdate = (random: Random): string =>
  `${60 + Math.floor(random() * 36)}${random() < 1 / 15 ? '0101' : twoDigits(1 + Math.floor(random() * 12)) + twoDigits(1 + Math.floor(random() * 28))}`
export const anyPerson = (random: Random, changes: Readonly<Record<string, unknown>> = {}): Arrival['body'] => ({
  ...validBody({
    name: familyName(random) + pick(GIVEN, random),
    birthdate: anyBirthdate(random),
    message: random() < 0.03 ? TEMPLATE : pick(ANYBODYS, random),
    marketingConsent: random() < 0.5,
    _elapsed: 8000 + Math.floor(random() * 112_000),
  }),
  phone: anyPhone(random),
  ...changes,
})

/** What one phone's browser says of itself. @param phone index into {@link PHONES}; 1 is the commonest */
export const userAgentOf = (phone: number): string => userAgentFingerprint(new Headers(browserHeaders(PHONES[phone % PHONES.length] as string, '')))
/** The iPhone that two of ten visitors have, in the app that most links are opened in. */
export const COMMON_PHONE = 1

/** @param index of the carriers' public addresses */
export const carrierAddress = (index: number): string =>
  `${CARRIER_BLOCKS[index % CARRIER_BLOCKS.length]}.${10 + (Math.floor(index / CARRIER_BLOCKS.length) % ADDRESSES_PER_BLOCK)}`
/** An address in a network of its own, as a rented botnet has. */
export const scatteredAddress = (index: number): string => `${1 + (index % 220)}.${Math.floor(index / 220) % 250}.${index % 250}.7`

/** @param overMs they arrive within this, randomly spread; @param fromMs after the start of the run */
export const population = (count: number, fromMs: number, overMs: number, random: Random): Arrival[] =>
  Array.from({ length: count }, () => ({
    atMs: fromMs + Math.floor(random() * overMs),
    body: anyPerson(random),
    client: carrierAddress(Math.floor(random() * CARRIER_BLOCKS.length * ADDRESSES_PER_BLOCK)),
    agent: userAgentOf(Math.floor(random() * PHONES.length)),
  }))
