import 'server-only'
import type { Metadata } from 'next'
import { CONTENT_FILES } from '@/lib/content/content-files'
import { content } from '@/lib/content/load'
import { forPressSite } from '@/lib/content/press-sites'
import { floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath, type PageId } from '@/lib/routes'
import { compose, floorPlanVisitorPage, interiorVisitorPage, type VisitorPage } from './visitor-page'

/** What another site shows of a link to a page. */
export interface ShareCard {
  readonly path: string
  /** Where its texts and picture are written. */
  readonly at: string
  readonly title: string
  readonly description: string
  readonly picture: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
}

const at = (part: keyof typeof CONTENT_FILES, id?: string) => `content/${CONTENT_FILES[part]}${id === undefined ? '' : ` › ${id}`}`

function cardOf(path: string, place: string, { metadata, described }: VisitorPage): ShareCard {
  const [picture] = (metadata.openGraph as { readonly images: readonly ShareCard['picture'][] } & Metadata).images
  if (!picture) throw new Error(`${path} has no share picture`)
  // The page's own origin is where it is previewed.
  return { path, at: place, title: described.title, description: described.description, picture: { ...picture, url: new URL(picture.url).pathname } }
}

/** The share card of every page with a fixed address. */
export const shareCards = (): ShareCard[] => [
  ...(Object.keys(routes) as PageId[]).flatMap((id) => {
    const page = content.pages[id]
    return page ? [cardOf(routes[id], at('pages', id), compose(page, routes[id]))] : []
  }),
  ...content.units.types.map(({ slug }) => cardOf(floorPlanPath(slug), at('floorPlanPage'), floorPlanVisitorPage(slug))),
  ...content.interiors.map(({ slug }) => cardOf(interiorPath(slug), at('interiorPage'), interiorVisitorPage(slug))),
  ...content.pressSites.flatMap((site) => {
    const [list, customer] = [pressListPath(site.slug), siteCustomerPath(site.slug)]
    return [
      cardOf(list, at('pressPage'), compose(forPressSite(content.pressPage, site), list)),
      cardOf(customer, at('siteCustomerPage'), compose(forPressSite(content.siteCustomerPage, site), customer)),
    ]
  }),
]
