import { formatCount } from '@/lib/messages/format-count'

test.each([0, 7, 999, 1000, 1007, 12_345, 999_999, 1_000_000, 50_000_001, Number.MAX_SAFE_INTEGER])('groups %d as the language does', (value) => {
  expect(formatCount(value)).toBe(value.toLocaleString('ko-KR'))
})

test('shows a non-number as it is instead of throwing', () => {
  expect(formatCount(NaN)).toBe('NaN')
})
