import { cleanLine, cleanLines, cleanText } from '@/lib/clean-text'

test.each([
  ['vertical tab', '\v'],
  ['form feed', '\f'],
  ['carriage return alone', '\r'],
  ['carriage return and line feed', '\r\n'],
  ['next line', '\u0085'],
  ['line separator', '\u2028'],
  ['paragraph separator', '\u2029'],
  ['file separator', '\u001C'],
  ['group separator', '\u001D'],
  ['record separator', '\u001E'],
])('%s ends a line, and separates words on one', (_name, end) => {
  expect(cleanLines(`앞${end}뒤`)).toBe('앞\n뒤')
  expect(cleanLine(`앞${end}뒤`)).toBe('앞 뒤')
  expect(cleanLines(`앞${end}${end}${end}뒤`)).toBe('앞\n\n뒤')
})

test('turns a tab and a unit separator into spaces', () => expect(cleanLines('앞\t뒤\u001F끝')).toBe('앞 뒤 끝'))

test('removes every other control and invisible character', () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
    (one) => /\p{Cc}/u.test(one) && !/[\t-\r\u001C-\u001F\u0085]/.test(one),
  )
  for (const one of [
    ...controls,
    ...'\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A\u202E\u2060\u2066\u2069\u3164\uFEFF\uFFA0\uFFF9\uFFFE\uFFFF',
    '\uFDD0',
    '\u{E0041}',
    '\uD800',
    '\uDC00',
  ])
    expect(cleanLines(`앞${one}뒤`)).toBe('앞뒤')
})

test('keeps a joiner only where it joins', () => {
  for (const kept of ['علی\u200Cرضا', 'ශ්\u200Dරී', 'അനില്\u200D', 'क्\u200Dष', '👨\u200D👩\u200D👧', '❤️\u200D🔥', '👩🏽\u200D🚀'])
    expect(cleanLines(kept)).toBe(kept)
  expect(cleanLines('홍\u200D길\u200C동')).toBe('홍길동')
  expect(cleanLines('a\u200Db')).toBe('ab')
  expect(cleanLines('\u200Dعلی\u200C')).toBe('علی')
  expect(cleanLines('ع\u200C\u200Cع')).toBe('عع')
  expect(cleanLines('👍\u200D')).toBe('👍')
})

test('composes text, even across removed invisible characters', () => {
  expect(cleanLines('홍길동 café'.normalize('NFD'))).toBe('홍길동 café')
  expect(cleanLines('e\u200B\u0301')).toBe('é')
})

test('keeps the layout of whole texts', () => expect(cleanText('가  나 \n\n\n\n다')).toBe('가  나 \n\n\n\n다'))

test('cleans 100,000 characters of any text within a test’s time-out', () => {
  for (const part of ['\u200D', 'ع\u200D', '\u0301', 'e\u0301', ' \n', '\r', '\u1112\u1161\u11AB', '👨\u200D', '\uD800', 'क्\u200D']) {
    const cleaned = cleanLines(part.repeat(100_000 / part.length))
    expect(cleaned.length).toBeLessThanOrEqual(100_000)
  }
})
