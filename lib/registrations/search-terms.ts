import { normalisePhone } from './phone'

/** Compared without spaces and case, so that `홍 길동` finds 홍길동. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[\s.\-]/g, '')

/**
 * What a registration is found by. Only keyed hashes of these are stored, so a search finds whole terms:
 * the full name, the given name (without a one-syllable family name), the full number, its last four digits.
 */
export function searchTerms(registration: { name: string; phone: string }): string[] {
  const name = plain(registration.name)
  const terms = [`name:${name}`, `phone:${registration.phone}`, `phone:${registration.phone.slice(-4)}`]
  if (/^[가-힣]{3,4}$/.test(name)) terms.push(`name:${name.slice(1)}`)
  return terms
}

/** @returns the term that a typed search asks for, or null when there is nothing to look for */
export function queryTerm(typed: string): string | null {
  const text = plain(typed)
  if (text === '') return null
  const phone = normalisePhone(typed)
  if (phone) return `phone:${phone}`
  return /^\d{4}$/.test(text) ? `phone:${text}` : `name:${text}`
}
