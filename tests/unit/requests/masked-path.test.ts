import { maskedPath } from '@/lib/requests/masked-path'

test.each([
  ['/v/AAAAAAAAAAAAAAAAAAAAAA?done=moved', '/v/…'],
  ['/v/AAAAAAAAAAAAAAAAAAAAAA/calendar', '/v/…'],
  ['/visit/2026-11-28?firstTouch=x', '/visit/2026-11-28'],
])('logs %s as %s', (path, masked) => expect(maskedPath(path)).toBe(masked))
