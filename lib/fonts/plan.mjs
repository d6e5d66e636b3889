import { BASIC_GLYPHS, glyphsOf } from './glyphs.mjs'

/**
 * @typedef {object} Bucket one font file's characters
 * @property {string} name
 * @property {boolean} first needed by the first view of every page: preloaded
 * @property {Set<string>} characters
 */

/** A file smaller than this is not worth its request. */
const MINIMUM_GLYPHS = 8
/** The rest is cut small: one word that was added since the measurement should cost a few kilobytes. */
const REST_GLYPHS = 48
const HOME = 'home'

/**
 * Splits what the site shows in one face so that a page fetches little that it does not set: a first file (the home
 * page, and what more than two parts of the site use), one that two parts share, one a part, and the rest: what was not seen when the parts
 * were measured, such as messages and words added since. Every character is in exactly one bucket, so a stale
 * measurement costs a request, never a glyph.
 * @param {Readonly<Record<string, string>>} measured part of the site -> characters seen there in this face
 * @param {Iterable<string>} words everything that the site may show
 * @returns {Bucket[]}
 */
export function planBuckets(measured, words) {
  const all = new Set([...BASIC_GLYPHS, ...glyphsOf([...words].join(''))])
  /** @type {Map<string, string[]>} */
  const parts = new Map()
  for (const [part, characters] of Object.entries(measured)) {
    for (const character of new Set(characters)) if (all.has(character)) parts.set(character, [...(parts.get(character) ?? []), part])
  }
  /** @type {Map<string, Set<string>>} */
  const own = new Map()
  const first = new Set([' '])
  for (const [character, names] of parts) {
    const [only] = names
    if (names.length > 2 || only === undefined || names.includes(HOME)) first.add(character)
    else {
      const name = names.length === 2 ? 'shared' : only
      own.set(name, (own.get(name) ?? new Set()).add(character))
    }
  }
  for (const [part, characters] of own) {
    if (characters.size >= MINIMUM_GLYPHS) continue
    for (const character of characters) first.add(character)
    own.delete(part)
  }
  const unseen = [...all].filter((character) => !parts.has(character) && !first.has(character)).sort()
  const rest = Array.from({ length: Math.ceil(unseen.length / REST_GLYPHS) }, (_, index) => new Set(unseen.slice(index * REST_GLYPHS, (index + 1) * REST_GLYPHS)))
  return [
    { name: 'first', first: true, characters: first },
    ...[...own].map(([part, characters]) => ({ name: part.toLowerCase(), first: false, characters })),
    ...rest.map((characters, index) => ({ name: `rest-${index + 1}`, first: false, characters })),
  ]
}
