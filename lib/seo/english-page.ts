import 'server-only'
import type { Metadata } from 'next'
import { english, englishPicture, englishSite } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import type { PlacedPage } from '@/lib/content/page-place'
import { pageWhileStopped, type StoppedNotice } from '@/lib/content/stopped-content'
import type { Picture } from '@/lib/content/schemas/pages'
import type { Site } from '@/lib/content/schemas/site'
import { englishRoutes, type EnglishPageId } from '@/lib/routes'
import type { Crumb } from './breadcrumb'
import { hreflangs, localizedVersionsOf } from './languages'
import type { WebPageInput } from './nodes/web-page'
import { fullTitle, pageMetadata } from './page-metadata'
import { englishSharePicture } from './share-picture'

/** How each page opens, see lib/content/schemas/pages.ts. */
const OPENINGS: Readonly<Record<EnglishPageId, PlacedPage['opening']>> = {
  home: 'full',
  overview: 'subject',
  location: 'full',
  units: 'subject',
  contact: 'beside',
}

/** What a page in English needs around its sections: metadata, and the props of the layout. */
export interface EnglishVisitorPage {
  /** Name of the complex on English pages. */
  site: Site
  metadata: Metadata
  described: Omit<WebPageInput, 'breadcrumb' | 'mainEntity'>
  frame: {
    page: Pick<PlacedPage, 'heading' | 'lead' | 'opening' | 'subMenu' | 'subMenuLabel' | 'group' | 'label'>
    picture: Picture
    trail: Crumb[]
    current: string
    translation: { language: 'ko'; href: string } | undefined
  }
}

/** A page in English; undefined where this complex has none, which the route answers with 404. @param stopped instead of the form */
export function englishPage(id: EnglishPageId, stopped: StoppedNotice | null = null): EnglishVisitorPage | undefined {
  if (!english) return undefined
  const site = englishSite(content, english)
  const { title, description, label, heading, lead, picture: pictureId } = stopped ? pageWhileStopped(english.pages[id], stopped) : english.pages[id]
  const path = englishRoutes[id]
  const picture = englishPicture(pictureId)
  const social = englishSharePicture(english, id)
  const versions = localizedVersionsOf(content, path)
  return {
    site,
    metadata: pageMetadata({ path, title, description, social, siteName: site.name, language: 'en', languages: hreflangs(content, path) }),
    described: { path, title: fullTitle(title, site.name), description, image: social, kind: id === 'contact' ? 'ContactPage' : 'WebPage' },
    frame: {
      page: { heading, lead, opening: OPENINGS[id], subMenu: [], group: undefined, label },
      picture,
      trail: [
        { label: english.pages.home.label, href: englishRoutes.home },
        { label, href: path },
      ],
      current: path,
      translation: versions && { language: 'ko', href: versions.ko },
    },
  }
}
