/** @jest-environment node */
import { unitTermsFaults } from '@/lib/content/cross-check-unit-terms'
import type { Content } from '@/lib/content/content'
import { firstScreenAnswers } from '@/lib/content/first-screen'
import { writtenContent } from '@/lib/content/load'
import { unitTermsSchema, type TypeTerms } from '@/lib/content/schemas/terms'
import { SOLD } from '@/lib/content/supply'
import { termsLine, termsRows } from '@/lib/messages/ko/terms-text'
import { openItems, termsOfType } from '@/lib/content/unit-terms'
import { formatWon } from '@/lib/messages/ko/terms'
import type { Phase } from '@/lib/phases'
import { homeOffer } from '@/lib/seo/nodes/home-offer'

const { site, units } = writtenContent
const source = { label: '임차인 모집공고', date: '2027-02-15' }
const rental: TypeTerms = { type: '59A', deposit: 120_000_000, rent: 380_000, instalments: [], options: [] }

function withTerms(types: readonly Partial<TypeTerms>[], { phase = 'announced', supply = site.supply }: { phase?: Phase; supply?: string } = {}): Content {
  const all = types.map((type) => ({ type: '59A', instalments: [], options: [], ...type }))
  return { ...writtenContent, site: { ...site, phase, supply }, units: { ...units, terms: { source, types: all } } }
}
const faults = (...given: Parameters<typeof withTerms>) => unitTermsFaults(withTerms(...given))
const sold = { supply: SOLD } as const

test.each([
  [0, '0원'],
  [5_000, '5,000원'],
  [380_000, '38만 원'],
  [385_500, '38만 5,500원'],
  [120_000_000, '1억 2,000만 원'],
  [100_000_000, '1억 원'],
  [1_234_567_890, '12억 3,456만 7,890원'],
])('%d won are %s', (won, text) => expect(formatWon(won)).toBe(text))

test('content has none yet, and nothing changes for it', () => {
  expect(units.terms).toEqual({ types: [] })
  expect(unitTermsFaults(writtenContent)).toEqual([])
  expect(openItems(writtenContent)).toEqual(writtenContent.undecided?.items)
  expect(homeOffer(units.types[0]!, termsOfType(writtenContent, '59A'))).toBeNull()
})

test('a rental with deposit, rent, contract and options is right from the announcement on', () => {
  const instalments = [
    { label: '계약금', amount: 12_000_000, when: '계약할 때' },
    { label: '잔금', amount: 108_000_000, when: '입주할 때' },
  ]
  const whole = { ...rental, contractRate: 10, instalments, options: [{ label: '시스템 에어컨', amount: 4_500_000 }] }
  expect(faults([whole])).toEqual([])
  expect(termsLine(whole)).toBe('보증금 1억 2,000만 원, 월 38만 원')
  expect(termsRows(whole)).toEqual([
    ['보증금', '1억 2,000만 원'],
    ['월 임대료', '월 38만 원'],
    ['계약금 (10%)', '1,200만 원'],
    ['잔금 (입주할 때)', '1억 800만 원'],
    ['유상 옵션: 시스템 에어컨', '450만 원'],
  ])
})

test('a sale has prices', () => {
  expect(faults([{ price: 420_000_000, priceMost: 468_000_000 }], sold)).toEqual([])
  expect(termsRows({ ...rental, deposit: undefined, rent: undefined, price: 420_000_000, contractRate: 10 })).toEqual([
    ['분양가', '4억 2,000만 원'],
    ['계약금 (10%)', '4,200만 원'],
  ])
})

test.each<[string, Parameters<typeof withTerms>, string]>([
  ['before the announcement', [[rental], { phase: 'plan' }], "'계획' 단계에서는 금액을 적을 수 없습니다. 공급 단계를 '모집공고'로 바꾼 뒤에"],
  ['an unknown type', [[{ ...rental, type: '59Z' }]], "types[59Z]: '59Z' 타입이 없습니다. 59A, 59B, 84A"],
  ['a type twice', [[rental, rental]], '같은 타입이 두 번 있습니다'],
  ['a rent without deposit', [[{ rent: 380_000 }]], '보증금이 없습니다. 월 임대료는 보증금과 함께'],
  ['a deposit without rent', [[{ deposit: 1 }]], '월 임대료가 없습니다. 보증금은 월 임대료와 함께'],
  ['a price of homes that are let', [[{ ...rental, price: 1 }]], "'임대' 단지에는 분양가가 없습니다"],
  ['a rent of homes that are sold', [[{ ...rental, price: 1 }], sold], "'분양' 단지에는 보증금과 월 임대료가 없습니다"],
  ['a sale without a price', [[{}], sold], '분양가가 없습니다'],
  ['a highest price below the lowest', [[{ price: 2, priceMost: 1 }], sold], '가장 높은 분양가 1원이 가장 낮은 2원보다 낮습니다'],
  [
    'instalments that do not add up',
    [[{ ...rental, instalments: [{ label: '계약금', amount: 1 }] }]],
    '나누어 내는 금액의 합계 1원, 보증금 1억 2,000만 원과 같아야',
  ],
  [
    'a contract that is no such part',
    [[{ ...rental, contractRate: 5, instalments: [{ label: '계약금', amount: 120_000_000 }] }]],
    "계약금 비율 5%는 600만 원인데 '계약금'에는 1억 2,000만 원",
  ],
])('refuses %s', (_what, given, message) => expect(faults(...given).join('\n')).toContain(message))

test('refuses amounts without their source, and negative or broken ones', () => {
  const content = withTerms([rental])
  expect(unitTermsFaults({ ...content, units: { ...content.units, terms: { types: content.units.terms.types } } }).join()).toContain('근거와 확인한 날')
  for (const rent of [-1, 0.5, 1e12]) expect(unitTermsSchema.safeParse({ types: [{ type: '59A', rent }] }).success).toBe(false)
})

test('the open question ends with the last type, on its page and on the first screen', () => {
  const some = withTerms([rental])
  const all = withTerms(units.types.map(({ id }) => ({ ...rental, type: id })))
  const ids = (content: Content) => openItems(content).map(({ id }) => id)
  expect(ids(some)).toContain('rent')
  expect(ids(all)).toEqual(ids(some).filter((id) => id !== 'rent'))
  const first = (content: Content) => firstScreenAnswers({ ...content, site }, new Date('2027-02-16T09:00+09:00')).find(({ kind }) => kind === 'undecided')
  expect(first(some)).toMatchObject({ id: 'rent' })
  expect(first(all)).not.toMatchObject({ id: 'rent' })
})
