import { BASIC_GLYPHS, glyphsOf } from './glyphs'

export interface Bucket {
  name: string
  /** Of the site that the file is for, and no other */
  section?: string
  /** The core: preloaded by every page */
  first: boolean
  characters: Set<string>
}

/** Small files outside the core: a word added since the measurement should cost a few kilobytes. */
const MAX_REST_GLYPHS = 48
/**
 * Weights of sections as the first page of a visit: most visits begin on the home page, few on an article, on a page that tells of the whole site,
 * in English or at an unknown address; others weigh 1.
 */
const WEIGHTS = { home: 3.5, site: 0.3, no: 0.3, en: 0.1, openness: 0.1, guide: 0.1 } as Readonly<Record<string, number>>
/** Key of the opened menu in lib/cli/generate/fonts/measured.json, beside the sections: readers see it on the way to another section. */
export const MENU = 'menu'
const weightOf = (section: string) => WEIGHTS[section] ?? 1
/**
 * Share of visits whose first page sets a character of the core. A higher share makes the first view lighter and the next
 * sections heavier: with three in ten, the sum over two and three sections is about lowest.
 */
const CORE_SHARE = 0.3

/**
 * Splits the site's characters in one face so that a page fetches two files with few characters that it does not set: the core,
 * which many sections set, and the rest of its own section. Small files hold all characters outside the core again, the most
 * frequent first: for words added since the measurement, messages, and unmeasured pages. A stale measurement costs a request,
 * never a glyph.
 */
export function partitionGlyphs({ [MENU]: menu = '', ...measured }: Readonly<Record<string, string>>, words: Iterable<string>): Bucket[] {
  const all = new Set([...BASIC_GLYPHS, ...glyphsOf([...words].join(''))])
  const visits = countVisits(measured)
  const visitsOf = (each: string) => visits.get(each) ?? 0
  const least = CORE_SHARE * Object.keys(measured).reduce((sum, section) => sum + weightOf(section), 0)
  // The space is never measured and always set.
  const always = new Set([' ', ...menu])
  const core = new Set([...all].filter((each) => always.has(each) || (visits.has(each) && visitsOf(each) >= least)))
  const beyond = [...all].filter((each) => !core.has(each)).sort((one, other) => visitsOf(other) - visitsOf(one) || (one < other ? -1 : 1))
  return [
    // Short, because every page's data contains the address.
    { name: '1', first: true, characters: core },
    ...Object.entries(measured).flatMap(([section, seen]) => {
      const characters = new Set([...seen].filter((each) => all.has(each) && !core.has(each)))
      return characters.size > 0 ? [{ name: `part-${section.toLowerCase()}`, section, first: false, characters }] : []
    }),
    ...Array.from({ length: Math.ceil(beyond.length / MAX_REST_GLYPHS) }, (_, index) => ({
      name: `rest-${index + 1}`,
      first: false,
      characters: new Set(beyond.slice(index * MAX_REST_GLYPHS, (index + 1) * MAX_REST_GLYPHS)),
    })),
  ]
}

function countVisits(measured: Readonly<Record<string, string>>): Map<string, number> {
  const visits = new Map<string, number>()
  for (const [section, seen] of Object.entries(measured)) for (const each of seen) visits.set(each, (visits.get(each) ?? 0) + weightOf(section))
  return visits
}
