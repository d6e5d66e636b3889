import { BASIC_GLYPHS, glyphsOf } from './glyphs.mjs'

/**
 * @typedef {object} Bucket one font file's characters
 * @property {string} name
 * @property {string} [part] of the site that the file is for, and no other
 * @property {boolean} first the core: preloaded by every page
 * @property {Set<string>} characters
 */

/** What is beyond the core is cut small: one word that was added since the measurement should cost a few kilobytes. */
const MAX_REST_GLYPHS = 48
/** Most visits begin on the home page, few on an article, in English or at an address that does not exist; others weigh 1. */
const WEIGHTS = /** @type {Readonly<Record<string, number>>} */ ({ home: 3.5, site: 0.3, no: 0.3, en: 0.1 })
/** What stands in the opened menu, in lib/generate/fonts/measured.json beside the parts of the site: whoever goes to another part sees it. */
export const MENU_PART = 'menu'
const weightOf = (/** @type {string} */ part) => WEIGHTS[part] ?? 1
/**
 * Share of the visits whose first page sets a character of the core. Fewer make every first view heavier, more every next
 * part of the site: with three in ten, two and three parts together are about lightest.
 */
const CORE_SHARE = 0.3

/**
 * Splits what the site shows in one face so that a page fetches two files and little that it does not set: the core, which
 * many parts of the site set, and what its own part sets besides. All that is beyond the core is in small files as well,
 * what most visits set first: words added since the parts were measured, messages, and pages that are not measured find
 * their characters there. A stale measurement costs a request, never a glyph.
 * @param {Readonly<Record<string, string>>} measured part of the site -> characters seen there in this face
 * @param {Iterable<string>} words everything that the site may show
 * @returns {Bucket[]} the core, the parts' own, the others
 */
export function partitionGlyphs({ [MENU_PART]: menu = '', ...measured }, words) {
  const all = new Set([...BASIC_GLYPHS, ...glyphsOf([...words].join(''))])
  const visits = countVisits(measured)
  const visitsOf = (/** @type {string} */ each) => visits.get(each) ?? 0
  const least = CORE_SHARE * Object.keys(measured).reduce((sum, part) => sum + weightOf(part), 0)
  // The space is never measured and always set.
  const always = new Set([' ', ...menu])
  const core = new Set([...all].filter((each) => always.has(each) || (visits.has(each) && visitsOf(each) >= least)))
  const beyond = [...all].filter((each) => !core.has(each)).sort((one, other) => visitsOf(other) - visitsOf(one) || (one < other ? -1 : 1))
  return [
    // Short: the address is in the data of every page.
    { name: '1', first: true, characters: core },
    ...Object.entries(measured).flatMap(([part, seen]) => {
      const characters = new Set([...seen].filter((each) => all.has(each) && !core.has(each)))
      return characters.size > 0 ? [{ name: `part-${part.toLowerCase()}`, part, first: false, characters }] : []
    }),
    ...Array.from({ length: Math.ceil(beyond.length / MAX_REST_GLYPHS) }, (_, index) => ({
      name: `rest-${index + 1}`,
      first: false,
      characters: new Set(beyond.slice(index * MAX_REST_GLYPHS, (index + 1) * MAX_REST_GLYPHS)),
    })),
  ]
}

/**
 * @param {Readonly<Record<string, string>>} measured
 * @returns {Map<string, number>} how many visits set a character on their first page
 */
function countVisits(measured) {
  /** @type {Map<string, number>} */
  const visits = new Map()
  for (const [part, seen] of Object.entries(measured)) for (const each of seen) visits.set(each, (visits.get(each) ?? 0) + weightOf(part))
  return visits
}
