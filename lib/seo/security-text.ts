import { absoluteUrl } from '@/lib/seo/absolute-url'
import { internationalPhone } from './international-phone'

const DAY_MS = 24 * 60 * 60 * 1000
/** The RFC demands less than a year. */
const VALID_DAYS = 180

/**
 * Contact for security reports (RFC 9116).
 * @param email of the person responsible for personal data, who must know first
 * @param now the file is valid from then for half a year, to the end of a day
 */
export function securityText({ email, phone }: { email: string; phone: string }, now: Date): string {
  const expires = new Date(Math.ceil((now.getTime() + VALID_DAYS * DAY_MS) / DAY_MS) * DAY_MS)
  return [
    `Contact: mailto:${email}`,
    `Contact: tel:${internationalPhone(phone)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: ko, en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
