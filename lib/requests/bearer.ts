import { createHash, timingSafeEqual } from 'node:crypto'
import { UnauthenticatedError } from '@/lib/errors'

const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * Authenticates programs: `Authorization: Bearer SECRET` (RFC 6750 §2.1), compared in constant time.
 * @param secrets any of them is accepted; without a defined one the route is closed
 * @throws UnauthenticatedError
 */
export function requireBearer(request: Request, ...secrets: readonly (string | undefined)[]): void {
  const given = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
  if (!secrets.some((secret) => secret && timingSafeEqual(hash(given), hash(secret)))) throw new UnauthenticatedError('not the bearer of the secret')
}
