const TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔']
const ONES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉']

/**
 * Native Korean numeral before a counter: 7 -> `일곱` (가지), 20 -> `스무`.
 * @param count integer; from 100 on the digits are returned, as Korean writes them
 */
export function koreanNumeral(count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > 99) return String(count)
  return count === 20 ? '스무' : `${TENS[Math.floor(count / 10)]}${ONES[count % 10]}`
}
