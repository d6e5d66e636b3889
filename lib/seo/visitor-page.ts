import 'server-only'
import type { Metadata } from 'next'
import { content, picture } from '@/lib/content/load'
import { placePage, type PlacedPage } from '@/lib/content/page-place'
import type { PageContent, Picture } from '@/lib/content/schemas/pages'
import { getInteriorPage, getUnitPage } from '@/lib/content/unit-pages'
import { floorPlanPath, interiorPath, routes, type PageId } from '@/lib/routes'
import { breadcrumbTrail, type Crumb } from './breadcrumb'
import { pageMetadata } from './page-metadata'

/** What a visitor's page needs around its sections: metadata, and the props of the frame. */
export interface VisitorPage {
  metadata: Metadata
  frame: { page: PlacedPage; picture: Picture; trail: Crumb[]; current: string }
}

/** A page with one fixed address. */
export const visitorPage = (id: PageId): VisitorPage => compose(content.pages[id], routes[id])

/** /FloorPlan/{slug}. Throws NotFoundError for an unknown slug. */
export const floorPlanVisitorPage = (slug: string): VisitorPage => compose(getUnitPage(slug).page, floorPlanPath(slug))

/** /Interior/{slug}. Throws NotFoundError for an unknown slug. */
export const interiorVisitorPage = (slug: string): VisitorPage => compose(getInteriorPage(slug).page, interiorPath(slug))

/** Any page with these texts at this path. */
export function compose(page: PageContent, path: string): VisitorPage {
  const { title, description } = page
  const placed = placePage(content, page, path)
  return {
    metadata: pageMetadata({ path, title, description, social: picture(page.social), siteName: content.site.name }),
    frame: { page: placed, picture: picture(page.banner), trail: breadcrumbTrail(placed, path), current: path },
  }
}
