import { cutAt, cutText } from '@/lib/cut-text'

it('keeps a short text, and ends a longer one with an ellipsis', () => {
  expect(cutText('분양 소식', 5)).toBe('분양 소식')
  expect(cutText('분양 소식을 전합니다', 8)).toBe('분양 소식을…')
  expect(cutText('가'.repeat(20), 18)).toBe(`${'가'.repeat(17)}…`)
})

it('never splits a character', () => {
  expect(cutText(`${'가'.repeat(16)}😀 분양 소식`, 18)).toBe(`${'가'.repeat(16)}…`)
  expect(cutText(`${'가'.repeat(15)}😀 분양 소식`, 18)).toBe(`${'가'.repeat(15)}😀…`)
  expect(cutText(`${'가'.repeat(15)} 😀 분양 소식`, 18)).toBe(`${'가'.repeat(15)}…`)
})

test.each([
  ['a pair of surrogates', '😀'],
  ['emoji joined of several', '👨‍👩‍👧‍👦'],
  ['a flag', '🇰🇷'],
  ['a flag of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a skin tone', '👍🏽'],
  ['a keycap', '1️⃣'],
  ['a letter with marks', 'ẹ̃́'],
  ['Hangul in jamo', '\u1112\u1161\u11AB'],
  ['a syllable of Devanagari', 'क्षि'],
  ['a variant of an ideograph', '葛\u{E0100}'],
])('cuts before or after %s, never within it', (_name, character) => {
  const text = `가${character}나${character}${character}다`
  const whole = ['', '가', `가${character}`, `가${character}나`, `가${character}나${character}`, `가${character}나${character}${character}`, text]
  for (let max = 0; max <= text.length; max++) {
    const cut = cutAt(text, max)
    expect(whole).toContain(cut)
    expect(cut.length).toBeLessThanOrEqual(max)
    // The longest beginning that fits.
    expect(whole.filter(({ length }) => length <= max).at(-1)).toBe(cut)
    expect(cutText(text, max).length).toBeLessThanOrEqual(Math.max(max, 1))
  }
})

test('cuts a row of flags between pairs of letters', () => expect(cutAt('🇰🇷🇺🇸🇫🇷', 9)).toBe('🇰🇷🇺🇸'))

test('is empty for a single character that is too long', () => expect(cutAt(`e${'\u0301'.repeat(50)}`, 20)).toBe(''))

test('reads only the beginning of a long text', () => {
  for (const part of ['가', 'e\u0301', '👨‍👩‍👧‍👦'])
    for (let times = 0; times < 200; times++) expect(cutAt(part.repeat(50_000), 150)).toBe(cutAt(part.repeat(200), 150))
})
