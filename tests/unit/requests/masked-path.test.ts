import { maskedPath } from '@/lib/requests/masked-path'

test.each([
  ['/v/AAAAAAAAAAAAAAAAAAAAAA?done=moved', '/v/…'],
  ['/v/AAAAAAAAAAAAAAAAAAAAAA/calendar', '/v/…'],
  ['/visit/2026-11-28?firstTouch=x', '/visit/2026-11-28'],
])('%s is written into logs as %s', (path, masked) => expect(maskedPath(path)).toBe(masked))
