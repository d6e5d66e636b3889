import 'server-only'
import type { Metadata } from 'next'
import { addressedPages, type AddressedPage } from '@/lib/content/addressed-pages'
import { CONTENT_FILES } from '@/lib/content/content-files'
import { compose } from './visitor-page'

/** What another site shows of a link to a page. */
export interface ShareCard {
  readonly path: string
  /** Where its texts are written. */
  readonly at: string
  readonly title: string
  readonly description: string
  readonly picture: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
}

function cardOf({ path, page, part, id }: AddressedPage): ShareCard {
  const { metadata, described } = compose(page, path)
  const [picture] = (metadata.openGraph as { readonly images: readonly ShareCard['picture'][] } & Metadata).images
  if (!picture) throw new Error(`${path} has no share picture`)
  return {
    path,
    at: `content/${CONTENT_FILES[part]}${id === undefined ? '' : ` › ${id}`}`,
    title: described.title,
    description: described.description,
    // The page's own origin is where it is previewed.
    picture: { ...picture, url: new URL(picture.url).pathname },
  }
}

/** The share card of every page with a fixed address. */
export const shareCards = (): ShareCard[] => addressedPages().map(cardOf)
