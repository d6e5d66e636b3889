import { BASIC_GLYPHS, glyphsOf, shortStrings } from './glyphs.mjs'

/**
 * @typedef {object} Source a file whose words the site shows
 * @property {string} name
 * @property {string} text
 * @property {boolean} first shown on every page, or on the home page
 */
/**
 * @typedef {object} Bucket one font file's characters
 * @property {string} name
 * @property {boolean} first needed by the first view: preloaded
 * @property {Set<string>} characters
 */

/** A file smaller than this is not worth its request. */
const MINIMUM_GLYPHS = 24

/**
 * Splits what the site shows into a first file (layout and home), one of glyphs that several subjects share, and
 * one a subject, so that a page fetches little that it does not set. Every character is in exactly one bucket;
 * a wrong guess costs a request, never a missing glyph.
 * @param {readonly Source[]} sources
 * @param {number} labelLength only strings up to this length count as first
 * @returns {Bucket[]}
 */
export function planBuckets(sources, labelLength) {
  const words = (/** @type {Source} */ source) => (Number.isFinite(labelLength) ? shortStrings(source.text, labelLength) : source.text)
  const first = new Set([...BASIC_GLYPHS, ...sources.filter((source) => source.first).flatMap((source) => [...glyphsOf(words(source))])])
  /** @type {Map<string, string[]>} */
  const users = new Map()
  for (const source of sources) {
    for (const character of glyphsOf(source.text)) if (!first.has(character)) users.set(character, [...(users.get(character) ?? []), source.name])
  }
  /** @type {Map<string, Set<string>>} */
  const rest = new Map([['shared', new Set()]])
  for (const [character, names] of users) {
    const name = names.length > 1 ? 'shared' : (names[0] ?? 'shared')
    rest.set(name, (rest.get(name) ?? new Set()).add(character))
  }
  const shared = rest.get('shared') ?? new Set()
  for (const [name, characters] of rest) {
    if (name === 'shared' || characters.size >= MINIMUM_GLYPHS) continue
    for (const character of characters) shared.add(character)
    rest.delete(name)
  }
  return [
    { name: 'first', first: true, characters: first },
    ...[...rest].filter(([, characters]) => characters.size > 0).map(([name, characters]) => ({ name, first: false, characters })),
  ]
}
