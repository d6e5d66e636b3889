/**
 * Korean mobile numbers. Pure and small on purpose: the browser checks with the same code as the server.
 */

/** What people and address books write between and around the groups of digits: hyphens, dots, slashes, brackets, emoji. */
const SIGNS = '[\\p{P}\\p{S}]{0,4}'
/** Written before a number in letters, cards and address books; letters anywhere else are no number. */
const LABEL = /(?:(?:tel|phone|mobile|cell(?:phone)?|h[./]?p|m|t|(?:(?:휴대|핸드)폰|(?:휴대)?전화)(?:번호)?|연락처|번호)(?![a-z])[\p{P}\p{S}]{0,4})?/u
/** `01` and a digit, 3 or 4 digits, 4 digits; `+82` may stand for the first 0, and both together. */
const MOBILE = new RegExp(
  `^${SIGNS}${LABEL.source}(?:(?:00|[\\p{P}\\p{S}]{0,2})?82${SIGNS}0?${SIGNS}|0)(1\\d)${SIGNS}(\\d{3,4})${SIGNS}(\\d{4})${SIGNS}$`,
  'iu',
)
/** Dashes that keyboards and pasted documents use for a hyphen, as normalised: the vowel ㅡ has become U+1173 by then. */
const DASHES = /[\u2010-\u2015\u2212\u1173\u30FC]/g
/** Parts of keycaps and of coloured signs that are no signs themselves. */
const SELECTORS = /[\uFE0E\uFE0F\u20E3]/g

/** Longer than any number or date is written; normalising takes the square of the length for some texts, so it is asked first. */
const TYPED_MAX = 120

/**
 * Full-width characters to plain ones, every dash to a hyphen, every kind of space to one space, without the marks of
 * direction that address books put around a copied number; empty for what is far too long.
 */
export const toPlainDigits = (typed: string): string =>
  typed.length > TYPED_MAX
    ? ''
    : typed
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .replace(SELECTORS, '')
        .replace(DASHES, '-')
        .replace(/\s+/g, ' ')
        .trim()

/**
 * @param typed as a visitor writes it: `010-1234-5678`, `(010) 1234 - 5678`, `０１０ １２３４ ５６７８`, `+82 (0)10 1234 5678`,
 * `tel:010-1234-5678`. Spaces say nothing: some put one after each digit, or between pairs.
 * @returns 10 or 11 digits starting with 01, the one form that is stored, or null when it is no mobile number
 */
export function normalisePhone(typed: string): string | null {
  const match = MOBILE.exec(toPlainDigits(typed).replaceAll(' ', ''))
  return match ? `0${match[1]}${match[2]}${match[3]}` : null
}

/** `01012345678` as people read it: `010-1234-5678`. */
export const formatPhone = (digits: string): string => digits.replace(/^(01\d)(\d{3,4})(\d{4})$/, '$1-$2-$3')

/** `010-****-5678`: what lists and terminals show unless the whole number was asked for. */
export const maskPhone = (digits: string): string => digits.replace(/^(01\d)\d{3,4}(\d{4})$/, '$1-****-$2')
