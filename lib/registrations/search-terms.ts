import { normalisePhone } from './phone'
import { FIELD_NAMES, fieldOf, type FieldValues, type RegistrationField } from '@/lib/registration-fields'

/** Raise whenever a registration's terms change; stored terms are then rebuilt. */
export const SEARCH_TERMS_VERSION = 2

/** Combining marks: Latin, Greek and Cyrillic accents, Hebrew and Arabic vowels, and the tatweel, which only lengthens. */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/gu
/** Letters that Unicode does not decompose, with their plain spelling. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ø: 'o', ł: 'l', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' },
  ...{ ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' },
}
const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu')

/**
 * Normalises a name for comparison: letters and digits without case, accents, width (full-width Latin, half-width katakana),
 * spaces and punctuation. `홍 길동` is 홍길동, `Nguyen` is Nguyễn, `Ozturk` is Öztürk, `ﾔﾏﾀﾞ` is ヤマダ.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(UNDECOMPOSED, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Lengths of indexed n-grams, in characters. A longer search text is found by n-grams of the maximum length. */
const NGRAM_LENGTHS = [2, 3, 4] as const
const LONGEST_NGRAM = NGRAM_LENGTHS[2]
const NAME = 'name:'

const ngramsOf = (characters: readonly string[], length: number): string[] =>
  characters.slice(0, Math.max(0, characters.length - length + 1)).map((_character, start) => characters.slice(start, start + length).join(''))

/** The terms of each kind of search. */
const TERMS_OF: Readonly<Record<NonNullable<RegistrationField['search']>, (value: string) => string[]>> = {
  name(value) {
    const characters = [...foldName(value)]
    // A name of one character has no n-gram, so the name itself is indexed.
    const ngrams = characters.length === 1 ? characters : NGRAM_LENGTHS.flatMap((length) => ngramsOf(characters, length))
    return [...new Set(ngrams)].map((ngram) => `${NAME}${ngram}`)
  },
  phone: (digits) => [`phone:${digits}`, `phone:${digits.slice(-4)}`],
}

/**
 * Terms of the blind index, of which only keyed hashes are stored. Of a name: all n-grams of two to four characters (5 terms for
 * a Korean name including those of the number, at most 119). Of a number: the whole and its last four digits. Whoever has the
 * store without the key learns how often terms occur together, but not the terms (docs/decisions/0023-working-many.md).
 */
export const searchTerms = (registration: FieldValues): string[] =>
  FIELD_NAMES.flatMap((name) => {
    const { search } = fieldOf(name)
    const value = registration[name]
    return search === null || value === null ? [] : TERMS_OF[search](value)
  })

/** @returns the term of a search text, or null if there is nothing to search for */
export function queryTerm(typed: string): string | null {
  const phone = normalisePhone(typed)
  if (phone) return `phone:${phone}`
  const text = foldName(typed)
  if (text === '') return null
  return /^\d{4}$/.test(text) ? `phone:${text}` : `${NAME}${text}`
}

/**
 * The indexed terms that find a search term: the term itself, or n-grams that cover a long one.
 * @param term see {@link queryTerm}
 * @returns at least one; with several, {@link hasTerm} checks whether they are adjacent
 */
export function indexedTerms(term: string): readonly [string, ...string[]] {
  const characters = term.startsWith(NAME) ? [...term.slice(NAME.length)] : []
  if (characters.length <= LONGEST_NGRAM) return [term]
  const ngrams = ngramsOf(characters, LONGEST_NGRAM)
  // The last n-gram first, which tells namesakes apart; then those that do not overlap.
  const chosen = ngrams.toReversed().filter((_ngram, index) => index % LONGEST_NGRAM === 0 || index === ngrams.length - 1)
  return [...new Set(chosen)].map((ngram) => `${NAME}${ngram}`) as [string, ...string[]]
}

/** Whether a decrypted registration really has a term that was searched by n-grams. */
export const hasTerm = ({ name }: Pick<FieldValues, 'name'>, term: string): boolean => foldName(name).includes(term.slice(NAME.length))
