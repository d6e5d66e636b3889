import { normalisePhone } from './phone'
import { FIELD_NAMES, fieldOf, type FieldValues, type RegistrationField } from './registration-fields'

/** Compared without spaces and case, so that `홍 길동` finds 홍길동. */
const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.\-]/g, '')

/** Parts of a name that it is found by, in characters; and of a long one those of its beginning. */
const PART_LENGTHS = [2, 3, 4] as const
const PARTED_CHARACTERS = 16

function partsOf(name: string): string[] {
  const characters = [...name].slice(0, PARTED_CHARACTERS)
  return PART_LENGTHS.flatMap((length) =>
    characters.slice(0, Math.max(0, characters.length - length + 1)).map((_character, start) => characters.slice(start, start + length).join('')),
  )
}

/** What each kind of search finds a value by. */
const TERMS_OF: Readonly<Record<NonNullable<RegistrationField['search']>, (value: string) => string[]>> = {
  name(value) {
    const name = normalise(value)
    return [...new Set([name, ...partsOf(name)])].map((part) => `name:${part}`)
  },
  phone: (digits) => [`phone:${digits}`, `phone:${digits.slice(-4)}`],
}

/**
 * Terms of the blind index: only keyed hashes of them are stored, so a search matches whole terms: the full name, each
 * two to four characters of it that stand together, the full number, its last four digits. Whoever has the store without
 * the key learns how often terms occur together, not what they are (docs/decisions/0023-working-many.md).
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
