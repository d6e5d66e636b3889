import { home } from '@/content/home'
import { homeSchema } from '@/lib/content/schemas/home'

const withItems = (count: number) => {
  const [item] = home.premiumSlider.items
  return homeSchema.safeParse({ ...home, premiumSlider: { ...home.premiumSlider, items: Array.from({ length: count }, () => item) } })
}

test.each([
  [2, 'PREMIUM 2', '두 가지 계획'],
  [7, 'PREMIUM 7', '일곱 가지 계획'],
  [8, 'PREMIUM 8', '여덟 가지 계획'],
  [12, 'PREMIUM 12', '열두 가지 계획'],
])('a slider of %i items says so in its label and its heading', (count, latin, heading) => {
  expect(withItems(count).data?.premiumSlider).toMatchObject({ latin, heading })
})

test('more items than the numerals reach are refused', () => {
  expect(withItems(13).success).toBe(false)
})
