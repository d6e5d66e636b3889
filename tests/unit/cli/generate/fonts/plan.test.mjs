import { unicodeRange } from '@/lib/cli/generate/fonts/glyphs'
import { partitionGlyphs } from '@/lib/cli/generate/fonts/plan'

const syllables = (/** @type {number} */ from, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(0xac00 + from + index)).join('')
/** Characters seen everywhere; on the home page; on the sales pages; in the policy; only in the opened menu; and nowhere. */
const [COMMON, HOME, SALES, POLICY, MENU, UNSEEN] = [
  syllables(0, 200),
  syllables(200, 60),
  syllables(300, 60),
  syllables(400, 3),
  syllables(450, 5),
  syllables(500, 5),
]
const buckets = partitionGlyphs({ home: COMMON + HOME, SalesInfo: COMMON + SALES, privacy: COMMON + SALES + POLICY, en: COMMON + HOME, menu: MENU }, [
  COMMON,
  HOME,
  SALES,
  POLICY,
  MENU,
  UNSEEN,
])
const ofAllSections = buckets.filter(({ section }) => section === undefined)
const namesOf = (/** @type {string} */ characters) => buckets.filter((bucket) => bucket.characters.has(characters.charAt(0))).map(({ name }) => name)

test('every character is in exactly one file of those for all sections, measured or not', () => {
  const all = ofAllSections.flatMap(({ characters }) => [...characters])
  expect(all.length).toBe(new Set(all).size)
  for (const character of `${COMMON}${HOME}${SALES}${POLICY}${MENU}${UNSEEN}A1㎡`) expect(all).toContain(character)
})

test('the core, fetched first, has the characters of three in ten first pages, and the opened menu', () => {
  expect(buckets.filter(({ first }) => first)).toEqual([buckets[0]])
  // Of 5.6 visits 3.5 begin at home, 2 on a page of these two sections, few in English.
  expect(buckets[0]).toMatchObject({ name: '1', characters: new Set([...COMMON, ...HOME, ...SALES, ...MENU, ' ']) })
})

test('the other characters of a section are in one more file, and again in those for all sections', () => {
  expect(namesOf(POLICY)).toEqual(['part-privacy', 'rest-1'])
  expect(buckets.filter(({ section }) => section)).toMatchObject([{ section: 'privacy', first: false, characters: new Set(POLICY) }])
})

test('of the others, characters seen somewhere come before unseen ones', () => {
  const rest = buckets.flatMap(({ name, characters }) => (name.startsWith('rest') ? [...characters] : []))
  expect(rest.slice(0, POLICY.length).join('')).toBe(POLICY)
  expect(rest).toEqual(expect.arrayContaining([...UNSEEN]))
})

test('neighbouring characters become one range', () => {
  expect(unicodeRange('abcf')).toBe('U+61-63,U+66')
})
