import 'server-only'
import type { Metadata } from 'next'
import { addressedPages, type AddressedPage } from '@/lib/content/addressed-pages'
import { CONTENT_FILES } from '@/lib/content/content-files'
import { englishRoutes, type EnglishPageId } from '@/lib/routes'
import { englishPage } from './english-page'
import { compose, type VisitorPage } from './visitor-page'

/** The preview that other sites show of a link to a page. */
export interface ShareCard {
  readonly path: string
  /** File of its texts. */
  readonly at: string
  readonly title: string
  readonly description: string
  readonly picture: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
}

function cardOf(path: string, at: string, { metadata, described }: Pick<VisitorPage, 'metadata' | 'described'>): ShareCard {
  const [picture] = (metadata.openGraph as { readonly images: readonly ShareCard['picture'][] } & Metadata).images
  if (!picture) throw new Error(`${path} has no share picture`)
  return {
    path,
    at,
    title: described.title,
    description: described.description,
    // The preview's address is the page's own.
    picture: { ...picture, url: new URL(picture.url).pathname },
  }
}

const placeOf = ({ part, id }: AddressedPage) => `content/${CONTENT_FILES[part]}${id === undefined ? '' : ` › ${id}`}`

/** The share card of every page with a fixed address, then of every page in English. */
export const shareCards = (): ShareCard[] => [
  ...addressedPages().map((addressed) => cardOf(addressed.path, placeOf(addressed), compose(addressed.page, addressed.path))),
  ...(Object.keys(englishRoutes) as EnglishPageId[]).flatMap((id) => {
    const page = englishPage(id)
    return page ? [cardOf(englishRoutes[id], `content/${CONTENT_FILES.english} › pages.${id}`, page)] : []
  }),
]
