/**
 * The section of the site to which a page belongs, as lib/generate/fonts/measured.json names it: the first step of an
 * address in Latin letters; all other pages (the press, whose address is the complex's name) share one section.
 * @param {string} path of a page, percent-encoded or not, e.g. `/FloorPlan/84A`
 * @returns {string} valid in names of font families, classes and files, e.g. `FloorPlan`
 */
export const partOf = (path) => path.split('/')[1]?.replace(/[^\w-].*/, 'site') || 'home'
