/**
 * @param {string} path of a page, e.g. `/FloorPlan/84A`
 * @returns {string} the part of the site that it belongs to, as lib/fonts/measured.json names it
 */
export const partOf = (path) => (path === '/' ? 'home' : decodeURI(path.split('/')[1] ?? '').replace(/[^\w-]/g, '') || 'site')
