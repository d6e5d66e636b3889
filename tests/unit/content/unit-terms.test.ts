/** @jest-environment node */
import { unitTermsFaults } from '@/lib/content/cross-check-unit-terms'
import type { Content } from '@/lib/content/content'
import { firstScreenAnswers } from '@/lib/content/first-screen'
import { writtenContent } from '@/lib/content/load'
import { unitTermsSchema, type TypeTerms } from '@/lib/content/schemas/terms'
import { SOLD } from '@/lib/content/supply'
import { termsLine, termsRows } from '@/lib/messages/ko/terms-text'
import { openCost, openItems, termsOfType } from '@/lib/content/unit-terms'
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
/** The same terms for every type, as an announcement states them. */
const everyType = (terms: Partial<TypeTerms>) => units.types.map(({ id }) => ({ ...terms, type: id }))
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
  expect(faults(everyType(whole))).toEqual([])
  expect(termsLine(whole)).toBe('임대보증금 1억 2,000만 원, 월 38만 원')
  expect(termsRows(whole)).toEqual([
    ['임대보증금', '1억 2,000만 원'],
    ['월 임대료', '월 38만 원'],
    ['계약금 (10%, 계약할 때)', '1,200만 원'],
    ['잔금 (입주할 때)', '1억 800만 원'],
    ['유상 옵션: 시스템 에어컨', '450만 원'],
  ])
})

test('a sale has prices', () => {
  expect(faults(everyType({ price: 420_000_000, priceMost: 468_000_000 }), sold)).toEqual([])
  expect(termsRows({ ...rental, deposit: undefined, rent: undefined, price: 420_000_000, contractRate: 10 })).toEqual([
    ['분양가', '4억 2,000만 원'],
    ['계약금 (10%)', '4,200만 원'],
  ])
})

test('where floors differ in price, what is paid when is said to be of the lowest', () => {
  const instalments = [
    { label: '계약금', amount: 42_000_000, when: '계약할 때' },
    { label: '잔금', amount: 378_000_000 },
  ]
  const sale = { type: '59A', price: 420_000_000, priceMost: 468_000_000, contractRate: 10, instalments, options: [] }
  expect(termsRows(sale)).toEqual([
    ['분양가', '4억 2,000만 원~4억 6,800만 원'],
    ['계약금 (10%, 계약할 때, 가장 낮은 분양가 기준)', '4,200만 원'],
    ['잔금 (가장 낮은 분양가 기준)', '3억 7,800만 원'],
  ])
  expect(
    termsRows({ ...sale, priceMost: sale.price })
      .flat()
      .join(),
  ).not.toContain('기준')
})

test('a contract in two parts adds up to its rate, and shows it at their sum', () => {
  const parts = (second: number) => [
    { label: '1차 계약금', amount: 5_000_000, when: '계약할 때' },
    { label: '2차 계약금', amount: second },
    { label: '잔금', amount: 115_000_000 - second },
  ]
  const inParts = (second: number) => ({ ...rental, contractRate: 10, instalments: parts(second) })
  expect(faults(everyType(inParts(7_000_000)))).toEqual([])
  expect(faults(everyType(inParts(6_000_000))).join()).toContain("계약금 비율 10%는 1,200만 원인데 '1차 계약금, 2차 계약금'에는 1,100만 원")
  expect(termsRows(inParts(7_000_000)).slice(2)).toEqual([
    ['계약금 합계 (10%)', '1,200만 원'],
    ['1차 계약금 (계약할 때)', '500만 원'],
    ['2차 계약금', '700만 원'],
    ['잔금', '1억 800만 원'],
  ])
})

test('a home without a monthly rent says so', () => {
  const lump = { ...rental, rent: 0 }
  expect(termsLine(lump)).toBe('임대보증금 1억 2,000만 원, 월 임대료 없음')
  expect(termsRows(lump)).toContainEqual(['월 임대료', '없음'])
})

test.each<[string, Parameters<typeof withTerms>, string]>([
  ['before the announcement', [[rental], { phase: 'plan' }], "'계획' 단계에서는 금액을 적을 수 없습니다. 공급 단계를 '모집공고'로 바꾼 뒤에"],
  ['an unknown type', [[{ ...rental, type: '59Z' }]], "types[59Z]: '59Z' 타입이 없습니다. 59A, 59B, 84A"],
  ['a type twice', [[rental, rental]], '같은 타입이 두 번 있습니다'],
  ['terms of some types only', [[rental]], 'types: 59B, 84A, 84B, 84C, 84D 타입의 금액이 없습니다. 모집공고에 있는 모든 타입의'],
  ['a rent without deposit', [[{ rent: 380_000 }]], '임대보증금이 없습니다. 월 임대료는 임대보증금과 함께'],
  ['a deposit without rent', [[{ deposit: 1 }]], '월 임대료가 없습니다. 임대보증금은 월 임대료와 함께'],
  ['a price of homes that are let', [[{ ...rental, price: 1 }]], "'임대' 단지에는 분양가가 없습니다"],
  ['a rent of homes that are sold', [[{ ...rental, price: 1 }], sold], "'분양' 단지에는 임대보증금과 월 임대료가 없습니다"],
  ['a sale without a price', [[{}], sold], '분양가가 없습니다'],
  ['a highest price below the lowest', [[{ price: 2, priceMost: 1 }], sold], '가장 높은 분양가 1원이 가장 낮은 2원보다 낮습니다'],
  [
    'instalments that do not add up',
    [[{ ...rental, instalments: [{ label: '계약금', amount: 1 }] }]],
    '나누어 내는 금액의 합계 1원, 임대보증금 1억 2,000만 원과 같아야',
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
  expect(openCost(some, units.types)?.id).toBe('rent')
  expect(openCost(some, [{ id: '59A' }])).toBeUndefined()
  expect(openCost(all, units.types)).toBeUndefined()
  const first = (content: Content) => firstScreenAnswers({ ...content, site }, new Date('2027-02-16T09:00+09:00')).find(({ kind }) => kind === 'undecided')
  expect(first(some)).toMatchObject({ id: 'rent' })
  expect(first(all)).not.toMatchObject({ id: 'rent' })
})
