import { InvalidInputError } from '@/lib/errors'
import { tagWords } from '@/lib/messages/ko/registration-office'
import { cleanLine } from '@/lib/clean-text'

export const TAG_MAX = 20
/** Maximum for one registration. */
export const TAGS_MAX = 10
/** Letters, digits, spaces and punctuation between words. Four digits in a row look like part of a phone number. */
const TAG = /^(?!.*\d{4})[\p{L}\p{N}][\p{L}\p{M}\p{N} ·_㎡\-]*$/u

/**
 * Cleans a tag. Tags are stored readable, because lists are filtered by them, so they must not hold names or numbers.
 * @throws InvalidInputError for an invalid tag
 */
export function cleanTag(typed: string): string {
  const tag = cleanLine(typed.slice(0, TAG_MAX * 4))
  if (tag === '' || tag.length > TAG_MAX || !TAG.test(tag)) throw new InvalidInputError({ tag: tagWords.fault(TAG_MAX) })
  return tag
}
