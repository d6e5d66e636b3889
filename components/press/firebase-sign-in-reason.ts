import { signInRefusalWords } from '@/lib/messages/ko/sign-in-refusals'
import { firebaseSignInWords } from '@/lib/messages/ko/firebase-sign-in'

const { invalid: INVALID, incomplete: INCOMPLETE } = signInRefusalWords

const REASONS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': INVALID,
  'auth/invalid-login-credentials': INVALID,
  'auth/wrong-password': INVALID,
  'auth/user-not-found': INVALID,
  'auth/user-disabled': INVALID,
  'auth/invalid-email': INVALID,
  'auth/missing-password': INCOMPLETE,
  'auth/missing-email': INCOMPLETE,
  'auth/too-many-requests': firebaseSignInWords.tooManyRequests,
  'auth/network-request-failed': firebaseSignInWords.unreachable,
  'auth/multi-factor-auth-required': firebaseSignInWords.secondFactor,
}

/** @returns a reason in Korean for any error of Firebase's client */
export function firebaseSignInReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? signInRefusalWords.failed
}
