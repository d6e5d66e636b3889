import { cleanLine } from '@/lib/clean-text'

/**
 * Letters and marks of any script, digits (some people add 2 or A), joiners that survived cleaning, and punctuation of names,
 * with Hebrew ׳ and ״ and Tibetan ་.
 */
const NAME = /^[\p{L}\p{M}\p{N}\u200C\u200D .'·・,()\-׳״་]+$/u

/** Typographic signs of phones and word processors, with their plain equivalents. */
const PLAIN_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201B\u2032\u0060\u00B4\uFF07]/g, "'"],
  [/[\p{Pd}\u2212]/gu, '-'],
  [/[\u2022\u2027\u2219\u22C5]/g, '·'],
  [/\uFF65/g, '・'],
  [/\uFF08/g, '('],
  [/\uFF09/g, ')'],
  [/[\uFF0C\u3001]/g, ','],
  [/\uFF0E/g, '.'],
]

/**
 * Makes one line, with typographic apostrophes, hyphens, dots and brackets replaced by plain ones, so that the same name is
 * stored the same way.
 */
export const cleanName = (typed: string): string => PLAIN_SIGNS.reduce((name, [sign, plain]) => name.replace(sign, plain), cleanLine(typed))

/** Whether it has a letter and only characters of names. @param name cleaned */
export const isName = (name: string): boolean => NAME.test(name) && /\p{L}/u.test(name)
