import type { NewsArticle } from 'schema-dts'
import type { ImageInput } from '../image-file'
import { articleId, organizationId, webPageId } from '../node-ids'
import { imageObject } from './image-object'

export interface NewsArticleInput {
  /** Path of the article. */
  path: string
  title: string
  summary: string
  published: Date
  modified?: Date
  /** The article's own picture, if it has one; never another page's. */
  image: ImageInput | null
}

/** The company in the footer is author and publisher. */
export const newsArticle = (article: NewsArticleInput) =>
  ({
    '@type': 'NewsArticle',
    '@id': articleId(article.path),
    headline: article.title,
    description: article.summary,
    datePublished: article.published.toISOString(),
    dateModified: (article.modified ?? article.published).toISOString(),
    author: { '@id': organizationId() },
    publisher: { '@id': organizationId() },
    mainEntityOfPage: { '@id': webPageId(article.path) },
    inLanguage: 'ko-KR',
    ...(article.image && { image: imageObject(article.image) }),
  }) satisfies NewsArticle
