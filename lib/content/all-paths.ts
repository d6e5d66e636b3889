import { floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath } from '@/lib/routes'
import type { Content } from './content'

/** Every public page with a fixed address that some content has, in menu order. */
export const pathsOf = ({ units, interiors, pressSites }: Pick<Content, 'units' | 'interiors' | 'pressSites'>): string[] => [
  ...Object.values(routes),
  ...units.types.map((unit) => floorPlanPath(unit.slug)),
  ...interiors.map((interior) => interiorPath(interior.slug)),
  ...pressSites.flatMap((site) => [pressListPath(site.slug), siteCustomerPath(site.slug)]),
]
