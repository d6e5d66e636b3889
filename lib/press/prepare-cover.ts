import { pressAnswers } from '@/lib/messages/ko/press-answers'
import type { ArticleUpdate } from '@/lib/press/press-store'
import { altText } from './alt-text'
import { COVER_ALT_MAX, type ArticleCover, type CoverInput } from './cover'
import { encodeCover } from './encode-picture'

const coverAlt = (alt: string): string => altText(alt, 'coverAlt', { missing: pressAnswers.altMissing, long: pressAnswers.altLong(COVER_ALT_MAX) })

/**
 * Applies a form's cover fields: a new file replaces the cover, a ticked removal removes it, otherwise the description
 * of the current cover is updated.
 * @param present the article's current cover
 * @throws InvalidInputError with a Korean message under `cover` or `coverAlt`
 */
export async function prepareCover(
  articleId: string,
  input: CoverInput | undefined,
  present: ArticleCover | null = null,
): Promise<Pick<ArticleUpdate, 'cover' | 'coverAlt'>> {
  if (!input) return {}
  if (input.file) return { cover: await encodeCover(articleId, input.file, coverAlt(input.alt)) }
  if (input.remove) return { cover: null }
  return present ? { coverAlt: coverAlt(input.alt) } : {}
}
