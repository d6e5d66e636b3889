import { unicodeRange } from '@/lib/fonts/glyphs.mjs'
import { partitionGlyphs } from '@/lib/fonts/plan.mjs'

const GLYPH_BYTES = 100
const syllables = (/** @type {number} */ from, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(0xac00 + from + index)).join('')
/** Everywhere; of the home page; of the sales pages; too few of the policy's to be worth a file. */
const [COMMON, HOME, SALES, POLICY, UNSEEN] = [syllables(0, 200), syllables(200, 60), syllables(300, 60), syllables(400, 3), syllables(500, 5)]
const buckets = partitionGlyphs(
  { home: COMMON + HOME, SalesInfo: COMMON + SALES, privacy: COMMON + POLICY },
  [COMMON, HOME, SALES, POLICY, UNSEEN],
  GLYPH_BYTES,
)
const bucketOf = (/** @type {string} */ characters) => {
  const found = buckets.find((bucket) => bucket.characters.has(characters.charAt(0)))
  if (!found) throw new Error(`in no file: ${characters}`)
  return found
}

test('every character is in exactly one file, measured or not', () => {
  const all = buckets.flatMap(({ characters }) => [...characters])
  expect(all.length).toBe(new Set(all).size)
  for (const character of `${COMMON}${HOME}${SALES}${POLICY}${UNSEEN}A1㎡`) expect(all).toContain(character)
})

test('what every page sets is one file, fetched first; a part of the site has its own; words never seen come last', () => {
  const common = bucketOf(COMMON)
  expect(buckets[0]).toBe(common)
  expect(buckets.filter(({ first }) => first)).toEqual([common])
  expect([...COMMON].every((character) => common.characters.has(character))).toBe(true)
  expect(bucketOf(HOME)).toMatchObject({ name: 'home', first: false, characters: new Set(HOME) })
  expect(bucketOf(SALES)).toMatchObject({ name: 'salesinfo', characters: new Set(SALES) })
  expect(bucketOf(UNSEEN).name).toMatch(/^rest/)
})

test('a few characters of one part are not worth a file', () => {
  expect(bucketOf(POLICY).characters.size).toBeGreaterThan(POLICY.length)
})

test('neighbouring characters become one range', () => {
  expect(unicodeRange('abcf')).toBe('U+61-63,U+66')
})
