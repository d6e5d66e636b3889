import { SIGN_IN_MESSAGES } from '@/lib/auth/sign-in-messages'

const { invalid: INVALID, incomplete: INCOMPLETE } = SIGN_IN_MESSAGES

const REASONS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': INVALID,
  'auth/invalid-login-credentials': INVALID,
  'auth/wrong-password': INVALID,
  'auth/user-not-found': INVALID,
  'auth/user-disabled': INVALID,
  'auth/invalid-email': INVALID,
  'auth/missing-password': INCOMPLETE,
  'auth/missing-email': INCOMPLETE,
  'auth/too-many-requests': '시도가 너무 많습니다. 잠시 뒤에 다시 시도해 주세요.',
  'auth/network-request-failed': '인증 서버에 연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  'auth/multi-factor-auth-required': '2단계 인증을 쓰는 계정은 여기에서 로그인할 수 없습니다.',
}

/** @returns a reason in Korean for whatever Firebase's client threw */
export function firebaseSignInReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? SIGN_IN_MESSAGES.failed
}
