import type { CollectionPage, ContactPage, WebPage } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { LANGUAGE_TAGS, type Language } from '@/lib/messages/language'
import type { ImageInput } from '../image-file'
import { breadcrumbId, webPageId, webSiteId } from '../node-ids'
import { imageObject } from './image-object'

export interface WebPageInput {
  /** Canonical path. */
  path: string
  /** Title and description as the page's head has them. */
  title: string
  description: string
  /** The link preview's picture. */
  image: ImageInput
  /** Whether the graph has the page's breadcrumb; the home page has none. */
  breadcrumb: boolean
  /** Purpose of the page, where schema.org has a type for it. */
  kind?: 'WebPage' | 'CollectionPage' | 'ContactPage'
  /** `@id` of the node that the page is about. */
  mainEntity?: string | undefined
  language?: Language
}

/** The page itself: connects its breadcrumb, its picture and its subject to the site. */
export const webPage = ({ path, title, description, image, breadcrumb, kind = 'WebPage', mainEntity, language = 'ko' }: WebPageInput) =>
  ({
    '@type': kind,
    '@id': webPageId(path),
    url: absoluteUrl(path),
    name: title,
    description,
    inLanguage: LANGUAGE_TAGS[language],
    isPartOf: { '@id': webSiteId() },
    primaryImageOfPage: imageObject(image),
    ...(breadcrumb && { breadcrumb: { '@id': breadcrumbId(path) } }),
    ...(mainEntity !== undefined && { mainEntity: { '@id': mainEntity } }),
  }) satisfies Exclude<WebPage | CollectionPage | ContactPage, string>
