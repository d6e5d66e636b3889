import { InvalidInputError } from '@/lib/errors'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import type { ArticleUpdate } from '@/lib/press/press-store'
import { cleanLine } from '@/lib/clean-text'
import { COVER_ALT_MAX, type ArticleCover, type CoverInput } from './cover'
import { encodeCover } from './encode-cover'

function altText(alt: string): string {
  const line = cleanLine(alt.slice(0, 4 * COVER_ALT_MAX))
  if (line === '') throw new InvalidInputError({ coverAlt: pressAnswers.altMissing })
  if (line.length > COVER_ALT_MAX) throw new InvalidInputError({ coverAlt: pressAnswers.altLong(COVER_ALT_MAX) })
  return line
}

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
  if (input.file) return { cover: await encodeCover(articleId, input.file, altText(input.alt)) }
  if (input.remove) return { cover: null }
  return present ? { coverAlt: altText(input.alt) } : {}
}
