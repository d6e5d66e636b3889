import 'server-only'
import { CODE_STEP_SECONDS } from '@/lib/accounts/code-step'
import { isSecureSite } from './session-token'

/** Holds a sign-in that waits for its code, see lib/accounts/code-step.ts. */
export const CODE_STEP_COOKIE = 'sign_in_step'

/** @param value sealed */
export const codeStepCookie = (value: string) =>
  ({ name: CODE_STEP_COOKIE, value, path: '/', maxAge: CODE_STEP_SECONDS, httpOnly: true, sameSite: 'lax', secure: isSecureSite() }) as const
