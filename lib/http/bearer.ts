import { createHash, timingSafeEqual } from 'node:crypto'
import { UnauthenticatedError } from '@/lib/errors'

const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * For programs: `Authorization: Bearer SECRET` (RFC 6750 §2.1), compared in constant time.
 * @param secret undefined closes the route
 * @throws UnauthenticatedError
 */
export function requireBearer(request: Request, secret: string | undefined): void {
  const given = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
  if (!secret || !timingSafeEqual(hash(given), hash(secret))) throw new UnauthenticatedError('not the bearer of the secret')
}
