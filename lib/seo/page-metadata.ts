import type { Metadata } from 'next'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { LOCALES, type Language } from '@/lib/messages/language'
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
  /** Open Graph type; an article adds its times. */
  article?: { publishedTime: string; modifiedTime?: string }
  /** False keeps a page out of search results (forms' result pages, drafts). */
  index?: boolean
  language?: Language
  /** Whether the head links the press feed: in Korean, where the complex has a press page. */
  feed?: boolean
  /** The same page in every language, by `hreflang`; absent where there is one language only. */
  languages?: Readonly<Record<string, string>> | undefined
}

/** A page's title followed by the site's name, unless the title contains it. */
export const fullTitle = (title: string, siteName: string) => (title.includes(siteName) ? title : `${title} | ${siteName}`)

/** The only builder of search and preview metadata. Returns a fresh object each time, because Next merges into it. */
export function pageMetadata({
  path,
  title,
  description,
  social,
  siteName,
  article,
  index = true,
  language = 'ko',
  feed = false,
  languages,
}: PageMetadataInput): Metadata {
  const shown = fullTitle(title, siteName)
  const url = absoluteUrl(path)
  const image = imageFile(social)
  const preview = { url, title: shown, description, siteName, locale: LOCALES[language], images: [image] }
  return {
    title: { absolute: shown },
    description,
    alternates: { canonical: url, ...(feed && { types: feedLink(siteName) }), ...(languages && { languages: { ...languages } }) },
    robots: { index, follow: true },
    openGraph: article ? { type: 'article', ...preview, ...article } : { type: 'website', ...preview },
    twitter: { card: 'summary_large_image', title: shown, description, images: [{ url: image.url, alt: image.alt }] },
  }
}
