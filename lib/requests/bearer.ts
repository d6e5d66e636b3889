import { createHash, timingSafeEqual } from 'node:crypto'
import { UnauthenticatedError } from '@/lib/errors'

const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * For programs: `Authorization: Bearer SECRET` (RFC 6750 §2.1), compared in constant time.
 * @param secrets any of which opens the route; none that is defined closes it
 * @throws UnauthenticatedError
 */
export function requireBearer(request: Request, ...secrets: readonly (string | undefined)[]): void {
  const given = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
  if (!secrets.some((secret) => secret && timingSafeEqual(hash(given), hash(secret)))) throw new UnauthenticatedError('not the bearer of the secret')
}
