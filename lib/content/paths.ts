import 'server-only'
import { PRESS_REDIRECT_PATH, floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath } from '@/lib/routes'
import { content } from './load'

/** Every public page with a fixed address, in menu order: the sitemap, and the canonical spelling for redirects. */
export function publicPaths(): string[] {
  return [
    ...Object.values(routes),
    ...content.units.types.map((unit) => floorPlanPath(unit.slug)),
    ...content.interiors.map((interior) => interiorPath(interior.slug)),
    ...content.pressSites.flatMap((site) => [pressListPath(site.slug), siteCustomerPath(site.slug)]),
  ]
}

/** Lower-case path -> the one spelling that is served; every other letter case is a permanent redirect to it. */
export function canonicalPaths(): ReadonlyMap<string, string> {
  return new Map([...publicPaths(), PRESS_REDIRECT_PATH].map((path) => [path.toLowerCase(), path]))
}
