import { createHash } from 'node:crypto'
import type { Article } from './article'

/** What of an article can be edited, and so be edited by somebody else meanwhile. */
const ARTICLE_PARTS = ['title', 'summary', 'content', 'cover', 'status'] as const
export type ArticlePart = (typeof ARTICLE_PARTS)[number]
type Versioned = Pick<Article, ArticlePart>

/** 48 bits: two texts of one part that are taken for the same do not occur by chance. */
const DIGEST_LENGTH = 8
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, DIGEST_LENGTH)

/**
 * What an article says, as one short text: a form brings the one that it showed, so that a save that rests on an older text
 * is noticed. Made of the parts themselves: it needs no column, and equal texts are the same version.
 */
export const articleVersion = (article: Versioned): string => ARTICLE_PARTS.map((part) => digest(article[part])).join('.')

/** @returns the parts that are others than in a version; all of them for a text that is no version */
export function partsChangedSince(version: string, article: Versioned): readonly ArticlePart[] {
  const before = version.split('.')
  return ARTICLE_PARTS.filter((part, index) => before.length !== ARTICLE_PARTS.length || before[index] !== digest(article[part]))
}
