import 'server-only'
import type { Metadata } from 'next'
import { isIndexed } from '@/lib/content/indexed'
import { content, picture } from '@/lib/content/load'
import { placePage, type PlacedPage } from '@/lib/content/page-place'
import type { PageContent, Picture, RequiredPage } from '@/lib/content/schemas/pages'
import { pageWhileStopped, type StoppedNotice } from '@/lib/content/stopped-content'
import { getInteriorPage, getUnitPage } from '@/lib/content/unit-pages'
import { floorPlanPath, interiorPath, routes, type PageId } from '@/lib/routes'
import { breadcrumbTrail, type Crumb } from './breadcrumb'
import type { WebPageInput } from './nodes/web-page'
import { hreflangs, localizedVersionsOf } from './languages'
import { fullTitle, pageMetadata } from './page-metadata'
import { sharePicture } from './share-picture'

/** What a visitor's page needs around its sections: metadata, and the props of the layout. */
export interface VisitorPage {
  metadata: Metadata
  /** Structured data of the page itself. */
  described: Omit<WebPageInput, 'breadcrumb' | 'mainEntity'>
  frame: { page: PlacedPage; picture: Picture; trail: Crumb[]; current: string; translation: { language: 'en'; href: string } | undefined }
}

/** Pages for contacting the office. */
const CONTACT_PAGES: readonly PageId[] = ['customer']

const atFixedAddress = (id: PageId, page: PageContent): VisitorPage =>
  compose(page, routes[id], { index: isIndexed(content, routes[id]), kind: CONTACT_PAGES.includes(id) ? 'ContactPage' : 'WebPage' })

/** A page with one fixed address, which every complex has. */
export const visitorPage = (id: RequiredPage): VisitorPage => atFixedAddress(id, content.pages[id])

/** A page with one fixed address; undefined where this complex has no such page, which the route answers with 404. @param stopped its texts instead of those that invite to register */
export function optionalPage(id: Exclude<PageId, RequiredPage>, stopped: StoppedNotice | null = null): VisitorPage | undefined {
  const page = content.pages[id]
  return page && atFixedAddress(id, stopped ? pageWhileStopped(page, stopped) : page)
}

/** /FloorPlan/{slug}. Throws NotFoundError for an unknown slug. */
export const floorPlanVisitorPage = (slug: string): VisitorPage => compose(getUnitPage(slug).page, floorPlanPath(slug))

/** /Interior/{slug}. Throws NotFoundError for an unknown slug. */
export const interiorVisitorPage = (slug: string): VisitorPage => compose(getInteriorPage(slug).page, interiorPath(slug))

interface PageOptions {
  /** False for a page without content yet, to keep it out of search engines until then. */
  index?: boolean
  /** The near-duplicate page that search engines list instead. */
  canonical?: string
  kind?: WebPageInput['kind']
  /** The page whose link preview serves this one, for pages without a preview of their own. */
  sharedAs?: { page: PageContent; path: string }
}

/** Any page with these texts at this path. */
export function compose(
  page: PageContent,
  path: string,
  { index = true, canonical = path, kind = 'WebPage', sharedAs = { page, path } }: PageOptions = {},
): VisitorPage {
  const { title, description } = page
  const social = sharePicture(sharedAs.page, sharedAs.path)
  const placed = placePage(content, page, path)
  const versions = localizedVersionsOf(content, path)
  return {
    metadata: pageMetadata({
      path: canonical,
      title,
      description,
      social,
      siteName: content.site.name,
      index,
      feed: content.pressPage !== null,
      languages: hreflangs(content, path),
    }),
    described: { path, title: fullTitle(title, content.site.name), description, image: social, kind },
    frame: {
      page: placed,
      picture: picture(page.banner),
      trail: breadcrumbTrail(placed, path),
      current: path,
      translation: versions && { language: 'en', href: versions.en },
    },
  }
}
