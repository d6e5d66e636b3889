import 'server-only'
import { floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath } from '@/lib/routes'
import { content } from './load'

/** Every public page with a fixed address, in menu order. */
export function publicPaths(): string[] {
  return [
    ...Object.values(routes),
    ...content.units.types.map((unit) => floorPlanPath(unit.slug)),
    ...content.interiors.map((interior) => interiorPath(interior.slug)),
    ...content.pressSites.flatMap((site) => [pressListPath(site.slug), siteCustomerPath(site.slug)]),
  ]
}
