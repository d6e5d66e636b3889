import { cleanLine } from '@/lib/clean-text'

/**
 * Letters and marks of any script, digits (people add 2 or A), joiners that survived cleaning, and what stands between or
 * around parts of a name; ׳ and ״ of Hebrew and ་ of Tibetan too.
 */
const NAME = /^[\p{L}\p{M}\p{N}\u200C\u200D .'·・,()\-׳״་]+$/u

/** What phones and word processors write instead of plain signs. */
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

/** One line, with typographic apostrophes, hyphens, dots and brackets as plain ones: the same name is stored the same way. */
export const cleanName = (typed: string): string => PLAIN_SIGNS.reduce((name, [sign, plain]) => name.replace(sign, plain), cleanLine(typed))

/** Whether it is written as names are: with a letter, and no signs that stand in no name. @param name cleaned */
export const isName = (name: string): boolean => NAME.test(name) && /\p{L}/u.test(name)
