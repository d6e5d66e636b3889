import { BASIC_GLYPHS, glyphsOf } from './glyphs.mjs'

/**
 * @typedef {object} Bucket one font file's characters
 * @property {string} name
 * @property {boolean} first every part of the site sets some of them: preloaded
 * @property {Set<string>} characters
 */

/** The rest is cut small: one word that was added since the measurement should cost a few kilobytes. */
const MAX_REST_GLYPHS = 48
/** What a file costs beyond its glyphs, in bytes: its tables, its answer's head, and its wait for a connection. */
const FILE_OVERHEAD_BYTES = 2200
/** Most visits begin on the home page, few on an article, in English or at an address that does not exist; others weigh 1. */
const WEIGHTS = /** @type {Readonly<Record<string, number>>} */ ({ home: 3, '-': 0.3, no: 0.3, en: 0.1 })

/**
 * Splits what the site shows in one face so that a page fetches little that it does not set. Characters that the same
 * parts of the site set begin as a file of their own; the two files are united whose union saves the visitors of all
 * parts most, until none does (agglomerative clustering). The rest is what was not seen when the parts were measured,
 * such as messages and words added since. Every character is in exactly one bucket, so a stale measurement costs a
 * request, never a glyph.
 * @param {Readonly<Record<string, string>>} measured part of the site -> characters seen there in this face
 * @param {Iterable<string>} words everything that the site may show
 * @param {number} glyphBytes what a glyph of this face adds to a file
 * @returns {Bucket[]} those that every part needs come first
 */
export function partitionGlyphs(measured, words, glyphBytes) {
  const all = new Set([...BASIC_GLYPHS, ...glyphsOf([...words].join(''))])
  const clusters = mergeClusters(groupByParts(measured, all), glyphBytes)
  const seen = new Set(clusters.flatMap(({ characters }) => characters))
  const unseen = [...all].filter((character) => !seen.has(character)).sort()
  const rest = Array.from({ length: Math.ceil(unseen.length / MAX_REST_GLYPHS) }, (_, index) =>
    unseen.slice(index * MAX_REST_GLYPHS, (index + 1) * MAX_REST_GLYPHS),
  )
  const everywhere = Object.keys(measured).length
  return [
    ...clusters
      .sort((one, other) => other.parts.size - one.parts.size)
      .map(({ parts, characters }, index) => ({
        name: parts.size === 1 ? `${[...parts][0]}`.toLowerCase() : `${index + 1}`,
        first: parts.size === everywhere,
        characters: new Set(characters),
      })),
    ...rest.map((characters, index) => ({ name: `rest-${index + 1}`, first: false, characters: new Set(characters) })),
  ]
}

/**
 * @typedef {object} Cluster
 * @property {ReadonlySet<string>} parts of the site that fetch it
 * @property {readonly string[]} characters
 */

/**
 * @param {Readonly<Record<string, string>>} measured
 * @param {ReadonlySet<string>} all
 * @returns {Cluster[]} one for each set of parts that share characters
 */
function groupByParts(measured, all) {
  /** @type {Map<string, string[]>} */
  const partsOf = new Map()
  for (const [part, characters] of Object.entries(measured)) {
    // The space is never measured and always set.
    for (const character of new Set([' ', ...characters])) if (all.has(character)) partsOf.set(character, [...(partsOf.get(character) ?? []), part])
  }
  /** @type {Map<string, { parts: Set<string>, characters: string[] }>} */
  const groups = new Map()
  for (const [character, parts] of partsOf) {
    const key = parts.join()
    const group = groups.get(key) ?? { parts: new Set(parts), characters: [] }
    group.characters.push(character)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/**
 * @param {readonly Cluster[]} groups
 * @param {number} glyphBytes
 * @returns {Cluster[]}
 */
function mergeClusters(groups, glyphBytes) {
  let clusters = [...groups]
  const cost = (/** @type {Cluster} */ { parts, characters }) =>
    [...parts].reduce((visits, part) => visits + (WEIGHTS[part] ?? 1), 0) * (FILE_OVERHEAD_BYTES + characters.length * glyphBytes)
  for (;;) {
    let most = 0
    /** @type {{ one: Cluster, other: Cluster, union: Cluster } | undefined} */
    let best
    for (const [index, one] of clusters.entries()) {
      for (const other of clusters.slice(index + 1)) {
        const union = { parts: new Set([...one.parts, ...other.parts]), characters: [...one.characters, ...other.characters] }
        const saved = cost(one) + cost(other) - cost(union)
        if (saved > most) [most, best] = [saved, { one, other, union }]
      }
    }
    if (!best) return clusters
    const { one, other, union } = best
    clusters = [...clusters.filter((cluster) => cluster !== one && cluster !== other), union]
  }
}
