import { decodeCp949, hasCp949 } from '@/lib/cp949'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

/* Positions in Microsoft's table of the code page (https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WINDOWS/CP949.TXT). */
test.each([
  ['8141', '갂'],
  ['8142', '갃'],
  ['815A', '갴'],
  ['8161', '갵'],
  ['A041', '잸'],
  ['A2E6', '€'],
  ['B0A1', '가'],
  ['B0A2', '각'],
  ['C652', '힣'],
  ['C8FE', '힝'],
  ['CAA1', '伽'],
  ['A1A1', '\u3000'],
  ['B3D7C0CCB9F6', '네이버'],
  ['8C63B9E6B0A2C7CF', '똠방각하'],
  ['616263B0A1', 'abc가'],
])('encodes %s as %s', (hex, text) => {
  expect(decodeCp949(bytes(hex))).toBe(text)
})

test.each(['B0', 'FFFF', '80', 'C653', 'B020', 'EB'])('%s is no CP949', (hex) => {
  expect(decodeCp949(bytes(hex))).toBeNull()
})

test('contains every Hangul syllable, and no letter with a Vietnamese mark', () => {
  const syllables = Array.from({ length: 11_172 }, (_, index) => String.fromCodePoint(0xac00 + index))
  expect(syllables.filter((syllable) => !hasCp949(syllable))).toEqual([])
  for (const character of 'Aㄱあ中ßøđ·…’') expect([character, hasCp949(character)]).toEqual([character, true])
  for (const character of ['ễ', 'é', 'ü', '—', '张', 'ก', '\u{1F600}', '\uE000']) expect([character, hasCp949(character)]).toEqual([character, false])
})
