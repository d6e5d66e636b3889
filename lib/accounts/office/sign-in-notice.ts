import 'server-only'
import { cutAt } from '@/lib/cut-text'

/**
 * The reason of a refused sign-in and the typed e-mail address, for the page it returns to. Kept in a cookie for one
 * minute, because an address would stay in histories and logs.
 */
export interface SignInNotice {
  readonly message: string
  readonly email: string
}

export const SIGN_IN_NOTICE_COOKIE = 'sign_in_notice'
const LIFE_SECONDS = 60
const EMAIL_SHOWN_MAX = 254

export const signInNoticeHeader = ({ message, email }: SignInNotice, secure: boolean): string =>
  `${SIGN_IN_NOTICE_COOKIE}=${Buffer.from(JSON.stringify({ message, email: cutAt(email, EMAIL_SHOWN_MAX) })).toString('base64url')}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** @returns null for a malformed value */
export function readSignInNotice(value: string | undefined): SignInNotice | null {
  if (!value) return null
  try {
    const notice = JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as unknown
    const { message, email } = notice as Record<string, unknown>
    return typeof message === 'string' && typeof email === 'string' ? { message, email } : null
  } catch {
    return null
  }
}
