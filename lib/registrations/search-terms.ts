import { normalisePhone } from './phone'
import { FIELD_NAMES, fieldOf, type FieldValues, type RegistrationField } from './registration-fields'

/** Compared without spaces and case, so that `홍 길동` finds 홍길동. */
const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.\-]/g, '')

/** What each kind of search finds a value by. */
const TERMS_OF: Readonly<Record<NonNullable<RegistrationField['search']>, (value: string) => string[]>> = {
  name(value) {
    const name = normalise(value)
    return [`name:${name}`, ...(/^[가-힣]{3,4}$/.test(name) ? [`name:${name.slice(1)}`] : [])]
  },
  phone: (digits) => [`phone:${digits}`, `phone:${digits.slice(-4)}`],
}

/**
 * Terms of the blind index: only keyed hashes of them are stored, so a search matches whole terms: the full name, the
 * given name (without a one-syllable family name), the full number, its last four digits.
 */
export const searchTerms = (registration: FieldValues): string[] =>
  FIELD_NAMES.flatMap((name) => {
    const { search } = fieldOf(name)
    const value = registration[name]
    return search === null || value === null ? [] : TERMS_OF[search](value)
  })

/** @returns the term that a typed search asks for, or null when there is nothing to look for */
export function queryTerm(typed: string): string | null {
  const text = normalise(typed)
  if (text === '') return null
  const phone = normalisePhone(typed)
  if (phone) return `phone:${phone}`
  return /^\d{4}$/.test(text) ? `phone:${text}` : `name:${text}`
}
