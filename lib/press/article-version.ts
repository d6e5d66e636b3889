import { createHash } from 'node:crypto'
import type { Article } from './article'

/** The parts of an article that staff can edit. */
const ARTICLE_PARTS = ['title', 'summary', 'content', 'cover', 'status', 'date', 'pictures'] as const
export type ArticlePart = (typeof ARTICLE_PARTS)[number]
type Versioned = Pick<Article, ArticlePart>

/** 48 bits: no accidental collisions between two texts of a part. */
const DIGEST_LENGTH = 8
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, DIGEST_LENGTH)

/**
 * An article's version: a short digest of its parts. A form sends the version that it showed, so that a save based on
 * older text is detected. Derived from the parts, so it needs no column, and equal texts have equal versions.
 */
export const articleVersion = (article: Versioned): string => ARTICLE_PARTS.map((part) => digest(article[part])).join('.')

/** Versions in forms of the release before dates and pictures have the first parts only, which are all that those forms write. */
const EARLIER_PARTS = 5

/** @returns the parts that differ from a version; all of them for an invalid version */
export function partsChangedSince(version: string, article: Versioned): readonly ArticlePart[] {
  const before = version.split('.')
  const isVersion = [ARTICLE_PARTS.length, EARLIER_PARTS].includes(before.length) && before.every((part) => part.length === DIGEST_LENGTH)
  if (!isVersion) return ARTICLE_PARTS
  return ARTICLE_PARTS.slice(0, before.length).filter((part, index) => before[index] !== digest(article[part]))
}

/** Whether the article is not as it was in the version that somebody edited. @param basedOn absent: any version */
export const isAnotherVersion = (article: Versioned, basedOn: string | undefined): boolean =>
  basedOn !== undefined && partsChangedSince(basedOn, article).length > 0
