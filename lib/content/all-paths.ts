import { INTEREST_FORM_ANCHOR, floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath, type PageId } from '@/lib/routes'
import type { Content } from './content'

/** Pages of one press site: its press list and its form, as far as the complex has them. */
export const sitePathsOf = ({ pressPage, siteCustomerPage }: Pick<Content, 'pressPage' | 'siteCustomerPage'>, slug: string): string[] => [
  ...(pressPage ? [pressListPath(slug)] : []),
  ...(siteCustomerPage ? [siteCustomerPath(slug)] : []),
]

/** Every public page with a fixed address that some content has, in menu order. */
export const pathsOf = ({
  pages,
  units,
  interiors,
  ...sitePages
}: Pick<Content, 'pages' | 'units' | 'interiors' | 'pressSites' | 'pressPage' | 'siteCustomerPage'>): string[] => [
  ...(Object.keys(routes) as PageId[]).filter((id) => id in pages).map((id) => routes[id]),
  ...units.types.map((unit) => floorPlanPath(unit.slug)),
  ...interiors.map((interior) => interiorPath(interior.slug)),
  ...sitePages.pressSites.flatMap(({ slug }) => sitePathsOf(sitePages, slug)),
]

/**
 * Where visitors reserve a visit of the model house: the default site's page for it, else the customers' page, else the home
 * page's form.
 */
export const reservationPath = ({ site, pages, siteCustomerPage }: Pick<Content, 'site' | 'pages' | 'siteCustomerPage'>): string => {
  if (siteCustomerPage) return siteCustomerPath(site.defaultPressSite)
  return pages.customer ? routes.customer : `${routes.home}#${INTEREST_FORM_ANCHOR}`
}
