import 'server-only'
import { adminPaths } from '@/lib/admin-routes'
import {
  COMPARISON_PATH,
  PRESS_REDIRECT_PATH,
  floorPlanPath,
  interiorPath,
  pressArticlePath,
  pressListPath,
  routes,
  REGISTRATION_RESULT_PATH,
  siteCustomerPath,
} from '@/lib/routes'
import { content } from './load'
import { englishPaths, publicPaths } from './paths'

export interface Redirect {
  to: string
  /** False where the target is content, such as the default site, because browsers cache a permanent redirect for ever. */
  permanent: boolean
}

const for308 = (to: string): Redirect => ({ to, permanent: true })
const for307 = (to: string): Redirect => ({ to, permanent: false })

/**
 * Normalises the spelling of a path: letter case, Unicode form, percent-encoding, trailing slashes, repeated slashes,
 * backslashes.
 * @returns undefined where it cannot be decoded
 */
function normalisedPath(path: string): string | undefined {
  try {
    return (
      decodeURIComponent(path)
        .normalize('NFC')
        .toLowerCase()
        .replace(/[/\\]+/g, '/')
        .replace(/\/$/, '') || '/'
    )
  } catch {
    return undefined
  }
}

/** Addresses that visitors and other sites guess: folders without a page, words for a page, old spellings. */
function aliases(): [string, Redirect][] {
  const { units, interiors, pressSites, site } = content
  const defaultList = content.pressPage && for307(pressListPath(site.defaultPressSite))
  const [unit] = units.types
  const [interior] = interiors
  const pages = publicPaths()
  /** Redirects to the first of these pages that exists; if none does, there is no redirect. */
  const folder = (from: string, ...targets: readonly string[]): [string, Redirect][] => {
    const to = targets.find((target) => pages.includes(target))
    return to === undefined ? [] : [[from, for308(to)]]
  }
  return [
    ['/index', for308(routes.home)],
    ['/home', for308(routes.home)],
    ...folder('/Brand', routes.brandIntro, routes.brandVideo),
    ...folder('/BusinessGuide', routes.businessIntro, routes.businessPlan, routes.businessDocuments),
    ...folder('/SalesInfo', routes.subscriptionGuide, routes.salesGuide, routes.announcement, routes.stampTax, routes.undecided, routes.changes),
    ...folder('/LocationEnvironment', routes.locationIntro, routes.locationPremium),
    ...folder('/LocationEnvironment/premium', routes.locationPremium),
    ...folder('/ComplexGuide', routes.complexIntro, routes.complexDetail, routes.complexCommunity),
    ...folder('/Promotion', routes.customer),
    ...folder('/customer', routes.customer, siteCustomerPath(site.defaultPressSite)),
    ...folder('/contact', routes.customer, siteCustomerPath(site.defaultPressSite)),
    ...(unit ? [['/FloorPlan', for307(floorPlanPath(unit.slug))] as [string, Redirect]] : []),
    ...(interior ? [['/Interior', for307(interiorPath(interior.slug))] as [string, Redirect]] : []),
    // A type's name, where its address differs.
    ...units.types.map(({ id, slug }): [string, Redirect] => [`/FloorPlan/${id}`, for308(floorPlanPath(slug))]),
    // A type without pictures of its rooms redirects to its plan, temporarily: it may get pictures.
    ...units.types.flatMap(({ id, slug }) => [id, slug].map((name): [string, Redirect] => [`/Interior/${name}`, for307(floorPlanPath(slug))])),
    ...pressSites.flatMap(({ slug }) => folder(`/${slug}`, pressListPath(slug), siteCustomerPath(slug))),
    ...(defaultList ? ['/press', '/news', PRESS_REDIRECT_PATH].map((path): [string, Redirect] => [path, defaultList]) : []),
    ...(defaultList ? ['/feed', '/rss'].map((path): [string, Redirect] => [path, for308('/feed.xml')]) : []),
    ['/sitemap', for308('/sitemap.xml')],
  ]
}

const spellings = (paths: readonly string[]) => paths.map((path): [string, Redirect] => [path, for308(path)])
const staffPaths = Object.values(adminPaths).filter((path) => typeof path === 'string')

/** Pages last, so that they override guesses. */
const table = new Map(
  [
    ...aliases(),
    ...spellings([...publicPaths(), ...englishPaths(), REGISTRATION_RESULT_PATH, ...(content.units.types.length > 1 ? [COMPARISON_PATH] : []), ...staffPaths]),
  ].map(([path, redirect]) => [normalisedPath(path), redirect]),
)

/** Characters of an article's identifier. Anything else cannot become one in any spelling, and its page redirects at once. */
const ARTICLE_ID = /^[\w.~-]+$/

/**
 * An article's identifier is lower-case (lib/press/write-article.ts).
 * @param key the normalised path
 */
function articleSpelling(key: string | undefined, path: string): string | undefined {
  for (const { slug } of content.pressPage ? content.pressSites : []) {
    const list = `${normalisedPath(pressListPath(slug))}/`
    const id = key?.startsWith(list) ? key.slice(list.length) : ''
    if (ARTICLE_ID.test(id) || (id !== '' && !id.includes('/') && !path.startsWith(`${pressListPath(slug)}/`))) return pressArticlePath(slug, id)
  }
  return undefined
}

/** A slash next to a slash, plain or percent-encoded (lib/delivery/http/request-target.ts), and backslashes likewise. */
const REPEATED_SLASHES = /\/(?:[/\\]|%2f|%5c)+/gi

/**
 * Target of another spelling of an address, an old address or a guess, in one redirect.
 * @param path percent-encoded, as in the request
 * @returns undefined where the path is canonical or unknown
 */
export function redirectFor(path: string): Redirect | undefined {
  const key = normalisedPath(path)
  const found = table.get(key)
  if (found) return found.to === path ? undefined : found
  const article = articleSpelling(key, path)
  if (article) return article === path ? undefined : for308(article)
  // Never with two slashes in front, which would name another host (https://www.rfc-editor.org/rfc/rfc3986#section-4.2).
  const tidied = path.replace(REPEATED_SLASHES, '/').replace(/(?<=.)\/$/, '')
  return tidied === path ? undefined : for308(tidied)
}
