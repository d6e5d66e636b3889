import { homeSchema, type HomeInput } from '@/lib/content/schemas/home'
import { exampleSources } from '@/tests/support/example-complex'

const home = exampleSources.home as HomeInput

const withItems = (count: number) => {
  const [item] = home.premiumSlider.items
  return homeSchema.safeParse({ ...home, premiumSlider: { ...home.premiumSlider, latin: 'PREMIUM {count}', items: Array.from({ length: count }, () => item) } })
}

test.each([
  [1, 'PREMIUM 1', '한 가지 계획'],
  [2, 'PREMIUM 2', '두 가지 계획'],
  [7, 'PREMIUM 7', '일곱 가지 계획'],
  [8, 'PREMIUM 8', '여덟 가지 계획'],
  [20, 'PREMIUM 20', '스무 가지 계획'],
  [31, 'PREMIUM 31', '서른한 가지 계획'],
  [100, 'PREMIUM 100', '100 가지 계획'],
])('a slider of %i items has the number in its label and its heading', (count, latin, heading) => {
  expect(withItems(count).data?.premiumSlider).toMatchObject({ latin, heading })
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
