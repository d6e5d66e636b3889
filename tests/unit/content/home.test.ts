import { homeSchema, type HomeInput } from '@/lib/content/schemas/home'
import { exampleSources } from '@/tests/support/example-complex'

const home = exampleSources.home as HomeInput

const withItems = (count: number) => {
  const [item] = home.premiumSlider.items
  return homeSchema.safeParse({ ...home, premiumSlider: { ...home.premiumSlider, items: Array.from({ length: count }, () => item) } })
}

test.each([
  [1, '한 가지 계획'],
  [2, '두 가지 계획'],
  [7, '일곱 가지 계획'],
  [8, '여덟 가지 계획'],
  [20, '스무 가지 계획'],
  [31, '서른한 가지 계획'],
  [100, '100 가지 계획'],
])('a slider of %i items has the number in its heading', (count, heading) => {
  expect(withItems(count).data?.premiumSlider).toMatchObject({ heading })
})

test('the label in English that earlier content has over a heading is dropped', () => {
  const earlier = homeSchema.safeParse({ ...home, brand: { ...home.brand, latin: 'BRAND' } })
  expect(earlier.data?.brand).toEqual(homeSchema.parse(home).brand)
})

test('a section of cards or slides without any is refused', () => {
  expect(withItems(0).success).toBe(false)
  expect(homeSchema.safeParse({ ...home, premiumCards: [] }).success).toBe(false)
})

test('a plate between sections shows a picture or a unit type, never both or neither', () => {
  const plate = { before: 'units', title: '거실', link: { label: '보기', href: '/FloorPlan/59K' } }
  const parsed = (extra: object) => homeSchema.safeParse({ ...home, plates: [{ ...plate, ...extra }] }).success
  expect([parsed({ picture: 'hero' }), parsed({ unit: '59K' }), parsed({}), parsed({ picture: 'hero', unit: '59K' })]).toEqual([true, true, false, false])
})
