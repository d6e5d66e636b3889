import 'server-only'
import { floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath, type PageId } from '@/lib/routes'
import type { CONTENT_FILES } from './content-files'
import { content } from './load'
import { forPressSite } from './press-sites'
import type { PageContent } from './schemas/pages'
import { getInteriorPage, getUnitPage } from './unit-pages'

/** A page with a fixed address, its templates filled, and where its texts are written. */
export interface AddressedPage {
  readonly path: string
  readonly page: PageContent
  readonly part: keyof typeof CONTENT_FILES
  /** Of the item in that file, where it has several. */
  readonly id?: string
}

/** Every page with a fixed address, those that search engines do not list too. */
export const addressedPages = (): AddressedPage[] => [
  ...(Object.keys(routes) as PageId[]).flatMap((id): AddressedPage[] => {
    const page = content.pages[id]
    return page ? [{ path: routes[id], page, part: 'pages', id }] : []
  }),
  ...content.units.types.map(({ slug }): AddressedPage => ({ path: floorPlanPath(slug), page: getUnitPage(slug).page, part: 'floorPlanPage' })),
  ...content.interiors.map(({ slug }): AddressedPage => ({ path: interiorPath(slug), page: getInteriorPage(slug).page, part: 'interiorPage' })),
  ...content.pressSites.flatMap((site): AddressedPage[] => [
    { path: pressListPath(site.slug), page: forPressSite(content.pressPage, site), part: 'pressPage' },
    { path: siteCustomerPath(site.slug), page: forPressSite(content.siteCustomerPage, site), part: 'siteCustomerPage' },
  ]),
]
