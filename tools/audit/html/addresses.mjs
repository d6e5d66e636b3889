/** Pages outside the sitemap: errors, results, iframes. */
const UNLISTED = ['/no/such/page', '/%E0%A4%A', '/registration', '/failure', '/tour/complex-1-2', '/tour/complex-3-5', '/admin/sign-in']

/** Addresses that differ from another of their template in content only. */
const SAME_TEMPLATE = [
  /^\/FloorPlan\/(?!84A|videos|Emodel)/,
  /^\/Interior\/(?!84A)/,
  /^\/SalesInfo\/guide/,
  /\/press\/(?!registration-and-caution)/,
  /^\/tour\/(?!complex-1-2)/,
  /\/customer$/,
  /^\/failure/,
]

/** @param {string} path @returns whether it is the address that represents its template */
export const isOfTemplate = (path) => !SAME_TEMPLATE.some((same) => same.test(path))

/** The administrator's addresses, with a missing one. */
const ADMIN = [
  '/admin',
  '/admin/quarantine',
  '/admin/outbox',
  '/admin/mailings',
  '/admin/press',
  '/admin/press/new?site=%EA%B0%80%EB%9E%8C%EB%88%84%EB%A6%AC-%EB%A6%AC%EB%B2%84%ED%8C%8C%ED%81%AC',
  '/admin/export',
  '/admin/audit',
  '/admin/documents',
  '/admin/archive',
  '/admin/facts',
  '/admin/waiting',
  '/admin/accounts',
  '/admin/account',
  '/admin/invitation',
  '/admin/registrations/none',
]

/**
 * Every page of a running site: those of its sitemap, errors, iframes, and the administrator's.
 * @param {string} origin
 * @returns {Promise<string[]>} paths, percent-encoded
 */
export async function addressesOf(origin) {
  return [...new Set([...(await listedAddresses(origin)), ...UNLISTED, ...ADMIN])]
}

/**
 * The pages that a site's sitemap lists.
 * @param {string} origin
 * @returns {Promise<string[]>} paths, percent-encoded
 */
export async function listedAddresses(origin) {
  const sitemap = await (await fetch(new URL('/sitemap.xml', origin))).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  if (listed.length < 30) throw new Error(`The sitemap of ${origin} lists ${listed.length} pages only.`)
  return listed
}
