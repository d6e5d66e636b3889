import 'server-only'
import { floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath, type PageId } from '@/lib/routes'
import type { CONTENT_FILES } from './content-files'
import { content } from './load'
import { forPressSite } from './press-sites'
import type { PageContent } from './schemas/pages'
import type { PressSite } from './schemas/site'
import { getInteriorPage, getUnitPage } from './unit-pages'

/** A page with a fixed address, its templates filled, and the file with its texts. */
export interface AddressedPage {
  readonly path: string
  readonly page: PageContent
  readonly part: keyof typeof CONTENT_FILES
  /** Item in that file, where it has several. */
  readonly id?: string
}

/** @returns null where the complex has no such page */
function sitePage(part: 'pressPage' | 'siteCustomerPage', site: PressSite, path: string): AddressedPage[] {
  const template = content[part]
  return template ? [{ path, page: forPressSite(template, site), part }] : []
}

/** Every page with a fixed address, including those hidden from search engines. */
export const addressedPages = (): AddressedPage[] => [
  ...(Object.keys(routes) as PageId[]).flatMap((id): AddressedPage[] => {
    const page = content.pages[id]
    return page ? [{ path: routes[id], page, part: 'pages', id }] : []
  }),
  ...content.units.types.map(({ slug }): AddressedPage => ({ path: floorPlanPath(slug), page: getUnitPage(slug).page, part: 'floorPlanPage' })),
  ...content.interiors.map(({ slug }): AddressedPage => ({ path: interiorPath(slug), page: getInteriorPage(slug).page, part: 'interiorPage' })),
  ...content.pressSites.flatMap((site): AddressedPage[] => [
    ...sitePage('pressPage', site, pressListPath(site.slug)),
    ...sitePage('siteCustomerPage', site, siteCustomerPath(site.slug)),
  ]),
]
