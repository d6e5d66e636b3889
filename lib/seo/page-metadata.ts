import type { Metadata } from 'next'
import { absoluteUrl } from '@/lib/absolute-url'
import { feedLink } from './document-metadata'
import { imageFile, type ImageInput } from './image-file'

export interface PageMetadataInput {
  /** Canonical path, e.g. `/Brand/intro`. */
  path: string
  /** The page's own title; the site's name follows, unless it is part of the title already. */
  title: string
  description: string
  /** Picture of the link preview. Previews are drawn for 1200x630; KakaoTalk crops it to 2:1. */
  social: ImageInput
  siteName: string
  /** Open Graph type; an article brings its times. */
  article?: { publishedTime: string; modifiedTime?: string }
  /** False keeps a page out of search results (forms' result pages, drafts). */
  index?: boolean
}

/** A page's title with the site's name, unless that is part of it already. */
export const fullTitle = (title: string, siteName: string) => (title.includes(siteName) ? title : `${title} | ${siteName}`)

/** The one builder of search and preview metadata. Returns a fresh object each time: Next merges into what it is given. */
export function pageMetadata({ path, title, description, social, siteName, article, index = true }: PageMetadataInput): Metadata {
  const shown = fullTitle(title, siteName)
  const url = absoluteUrl(path)
  const image = imageFile(social)
  const preview = { url, title: shown, description, siteName, locale: 'ko_KR', images: [image] }
  return {
    title: { absolute: shown },
    description,
    alternates: { canonical: url, types: feedLink(siteName) },
    robots: { index, follow: true },
    openGraph: article ? { type: 'article', ...preview, ...article } : { type: 'website', ...preview },
    twitter: { card: 'summary_large_image', title: shown, description, images: [{ url: image.url, alt: image.alt }] },
  }
}
