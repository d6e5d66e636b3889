/** Pages that tell of the whole site set far more characters than the pages beside them, which would fetch those too. */
const OWN_SECTIONS = {
  '/SalesInfo/changes': 'openness',
  '/SalesInfo/undecided': 'openness',
  '/SalesInfo/guide': 'guide',
} as Readonly<Record<string, string>>

/**
 * The section of the site that a page belongs to, as lib/cli/generate/fonts/measured.json names it: what has an address in Latin letters by
 * its first step, all else (the press, whose address is the complex's name) together.
 * @param path of a page, percent-encoded or not, e.g. `/FloorPlan/84A`
 * @returns valid in names of font families, classes and files, e.g. `FloorPlan`
 */
export const sectionOf = (path: string): string => OWN_SECTIONS[path] ?? (path.split('/')[1]?.replace(/[^\w-].*/, 'site') || 'home')
