import { interiors } from '@/content/interiors'
import { pressSites } from '@/content/press-sites'
import { units } from '@/content/units'
import { englishRoutes, floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath } from '@/lib/routes'

/**
 * Every public page, percent-encoded. The same list as `publicPaths()` of lib/content/paths, which only a server may
 * import; that both agree is what the sitemap's test proves.
 */
export const PUBLIC_PATHS: readonly string[] = [
  ...Object.values(routes),
  ...units.types.map((unit) => floorPlanPath(unit.slug)),
  ...interiors.map((interior) => interiorPath(interior.slug)),
  ...pressSites.flatMap((site) => [pressListPath(site.slug), siteCustomerPath(site.slug)]),
]

/** Every public page in English: those of `englishPaths()`, tested by tests/e2e/english.spec.ts. */
export const ENGLISH_PATHS: readonly string[] = Object.values(englishRoutes)
