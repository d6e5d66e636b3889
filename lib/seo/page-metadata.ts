import type { Metadata } from 'next'
import { fallbackUrl } from '@/lib/content/schemas/picture-url'
import type { Picture } from '@/lib/content/schemas/pages'
import { absoluteUrl } from '@/lib/absolute-url'

/** Link previews are drawn for this size; KakaoTalk crops it to 2:1. */
const SOCIAL_IMAGE = { width: 1200, height: 630 } as const

export interface PageMetadataInput {
  /** Canonical path, e.g. `/Brand/intro`. */
  path: string
  /** The page's own title; the site's name follows, unless it is part of the title already. */
  title: string
  description: string
  /** 1200x630 picture of the link preview: one of content, or the path of another. */
  social: Picture | { path: string; alt: string }
  siteName: string
  /** Open Graph type; an article brings its times. */
  article?: { publishedTime: string; modifiedTime?: string }
  /** False keeps a page out of search results (forms' result pages, drafts). */
  index?: boolean
}

/** The one builder of search and preview metadata. Returns a fresh object each time: Next merges into what it is given. */
export function pageMetadata({ path, title, description, social, siteName, article, index = true }: PageMetadataInput): Metadata {
  const fullTitle = title.includes(siteName) ? title : `${title} | ${siteName}`
  const url = absoluteUrl(path)
  const image = { url: absoluteUrl('path' in social ? social.path : fallbackUrl(social)), alt: social.alt, ...SOCIAL_IMAGE }
  const preview = { url, title: fullTitle, description, siteName, locale: 'ko_KR', images: [image] }
  return {
    title: { absolute: fullTitle },
    description,
    alternates: { canonical: url },
    robots: { index, follow: true },
    openGraph: article ? { type: 'article', ...preview, ...article } : { type: 'website', ...preview },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [{ url: image.url, alt: image.alt }] },
  }
}
