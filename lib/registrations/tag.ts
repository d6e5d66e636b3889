import { InvalidInputError } from '@/lib/errors'
import { tagWords } from '@/lib/messages/ko/registration-office'
import { cleanLine } from '@/lib/clean-text'

export const TAG_MAX = 20
/** On one registration. */
export const TAGS_MAX = 10
/** Letters, digits, spaces and what stands between words. Four digits in a row are part of a number. */
const TAG = /^(?!.*\d{4})[\p{L}\p{N}][\p{L}\p{M}\p{N} ·_㎡\-]*$/u

/**
 * A word that the office puts on registrations to find them again. It is stored readable, because lists are filtered by it:
 * no place for names and numbers.
 * @throws InvalidInputError for what is none
 */
export function cleanTag(typed: string): string {
  const tag = cleanLine(typed.slice(0, TAG_MAX * 4))
  if (tag === '' || tag.length > TAG_MAX || !TAG.test(tag)) throw new InvalidInputError({ tag: tagWords.fault(TAG_MAX) })
  return tag
}
