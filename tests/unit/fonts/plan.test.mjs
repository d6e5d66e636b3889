import { unicodeRange } from '@/lib/fonts/glyphs.mjs'
import { planBuckets } from '@/lib/fonts/plan.mjs'

const SALES = '가나다라마바사아자차'

test('every character is in exactly one file, measured or not', () => {
  const buckets = planBuckets({ home: '홈면', SalesInfo: `${SALES}홈`, privacy: '책' }, ['홈면책새', SALES])
  const all = buckets.flatMap(({ characters }) => [...characters])
  expect(all.length).toBe(new Set(all).size)
  for (const character of `홈면책새${SALES}A1㎡`) expect(all).toContain(character)
})

test('the first file holds what the home page sets; a part has its own; words never seen come last', () => {
  const files = Object.fromEntries(planBuckets({ home: '홈면', SalesInfo: SALES }, ['홈면새', SALES]).map(({ name, characters }) => [name, [...characters].join('')]))
  expect(files['first']).toContain('홈면')
  expect(files['salesinfo']).toBe(SALES)
  expect(Object.entries(files).filter(([name]) => name.startsWith('rest')).map(([, characters]) => characters).join('')).toContain('새')
})

test('neighbouring characters become one range', () => {
  expect(unicodeRange('abcf')).toBe('U+61-63,U+66')
})
