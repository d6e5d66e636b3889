/** Korean mobile numbers. Pure and small, because the browser runs the same code as the server. */

/** Separators that people and address books write: hyphens, dots, slashes, brackets, emoji. */
const SIGNS = '[\\p{P}\\p{S}]{0,4}'
/** Labels before a number in letters, cards and address books; other letters make it no number. */
const LABEL = /(?:(?:tel|phone|mobile|cell(?:phone)?|h[./]?p|m|t|(?:(?:휴대|핸드)폰|(?:휴대)?전화)(?:번호)?|연락처|번호)(?![a-z])[\p{P}\p{S}]{0,4})?/u
/** `01` and a digit, 3 or 4 digits, 4 digits; `+82` may replace the first 0 or precede it. */
const MOBILE = new RegExp(
  `^${SIGNS}${LABEL.source}(?:(?:00|[\\p{P}\\p{S}]{0,2})?82${SIGNS}0?${SIGNS}|0)(1\\d)${SIGNS}(\\d{3,4})${SIGNS}(\\d{4})${SIGNS}$`,
  'iu',
)
/** Dashes that keyboards and documents use for a hyphen, after normalisation, which turns the vowel ㅡ into U+1173. */
const DASHES = /[\u2010-\u2015\u2212\u1173\u30FC]/g
/** Components of keycap and emoji sequences that are not signs themselves. */
const SELECTORS = /[\uFE0E\uFE0F\u20E3]/g

/** Longer than any number or date. Checked first, because normalising some texts takes quadratic time. */
const TYPED_MAX = 120

/**
 * Turns full-width characters into plain ones, every dash into a hyphen and every space into one space, and removes the direction
 * marks that address books put around a number; empty for a text that is far too long.
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
 * @param typed as a visitor types it: `010-1234-5678`, `(010) 1234 - 5678`, `０１０ １２３４ ５６７８`, `+82 (0)10 1234 5678`,
 * `tel:010-1234-5678`. Spaces may be anywhere: some people type one after each digit.
 * @returns 10 or 11 digits starting with 01, the stored form, or null for no mobile number
 */
export function normalisePhone(typed: string): string | null {
  const match = MOBILE.exec(toPlainDigits(typed).replaceAll(' ', ''))
  return match ? `0${match[1]}${match[2]}${match[3]}` : null
}

/** `01012345678` for display: `010-1234-5678`. */
export const formatPhone = (digits: string): string => digits.replace(/^(01\d)(\d{3,4})(\d{4})$/, '$1-$2-$3')

/** `010-****-5678`: the default in lists and terminals. */
export const maskPhone = (digits: string): string => digits.replace(/^(01\d)\d{3,4}(\d{4})$/, '$1-****-$2')
