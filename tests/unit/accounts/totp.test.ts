import { Secret } from 'otpauth'
import { newTotpSecret, totpStep, totpUri } from '@/lib/accounts/totp'

/** RFC 6238, appendix B: the secret of its SHA-1 vectors, and their last six digits. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('computes the standard’s code at %i s', (seconds, code) => {
  expect(totpStep(RFC_SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

it('tells an authenticator app the account’s name', () => {
  const uri = new URL(totpUri(newTotpSecret(), 'office@example.com', '가람누리 리버파크'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('가람누리 리버파크:office@example.com')
  expect(uri.searchParams.get('secret')).toMatch(/^[A-Z2-7]{32}$/)
})
