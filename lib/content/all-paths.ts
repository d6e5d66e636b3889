import { floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath, type PageId } from '@/lib/routes'
import type { Content } from './content'

/** Every public page with a fixed address that some content has, in menu order. */
export const pathsOf = ({ pages, units, interiors, pressSites }: Pick<Content, 'pages' | 'units' | 'interiors' | 'pressSites'>): string[] => [
  ...(Object.keys(routes) as PageId[]).filter((id) => id in pages).map((id) => routes[id]),
  ...units.types.map((unit) => floorPlanPath(unit.slug)),
  ...interiors.map((interior) => interiorPath(interior.slug)),
  ...pressSites.flatMap((site) => [pressListPath(site.slug), siteCustomerPath(site.slug)]),
]
