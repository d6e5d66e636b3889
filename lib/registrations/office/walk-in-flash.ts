import 'server-only'
import { content } from '@/lib/content/load'
import { stoppedNotice } from '@/lib/content/stopped-content'
import { refusalAnswers, resultAnswers } from '@/lib/messages/ko/registration-answers'
import { FLASH_COOKIE, FLASH_SECONDS, keptValues, openFlash, sealFlash } from '@/lib/registrations/result-flash'
import { adminPaths } from '@/lib/admin-routes'
import type { Services } from '@/lib/services'
import type { WalkInOutcome } from './walk-in'

/* Errors and input of a refused walk-in form. */

export interface RefusedWalkIn {
  readonly message: string
  readonly errors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

/** The error text of a refusal, and its fields. */
export function walkInErrors(outcome: Exclude<WalkInOutcome, { kind: 'registered' }>): Pick<RefusedWalkIn, 'message' | 'errors'> {
  switch (outcome.kind) {
    case 'invalid':
      return { message: resultAnswers.checkFields, errors: outcome.errors }
    case 'outdated':
      return { message: resultAnswers.consentChanged, errors: outcome.errors }
    case 'closed':
      return {
        message: outcome.stopped ? stoppedNotice(outcome.stopped, content.site.phone).message : content.registration.closedMessage,
        errors: {},
      }
    case 'unavailable':
      return { message: refusalAnswers.unavailable(content.site.phone), errors: {} }
    case 'busy':
    case 'conflict':
    case 'not-booked':
      return { message: resultAnswers.failure, errors: {} }
  }
}

/**
 * @param refused null removes the cookie
 * @param secure whether the site is reached by https
 */
export function walkInFlashCookie(
  refused: (Pick<RefusedWalkIn, 'message' | 'errors'> & { readonly values: Readonly<Record<string, unknown>> }) | null,
  { vault }: Pick<Services, 'vault'>,
  secure: boolean,
): string {
  const value = refused
    ? sealFlash({ kind: 'refused', message: refused.message, errors: { ...refused.errors }, values: keptValues(refused.values) }, vault)
    : ''
  return `${FLASH_COOKIE}=${value}; Path=${adminPaths.walkIn}; Max-Age=${refused ? FLASH_SECONDS : 0}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** @param cookie the request's cookie */
export function readRefusedWalkIn(cookie: string | undefined, { vault }: Pick<Services, 'vault'>): RefusedWalkIn | null {
  const flash = openFlash(cookie, vault)
  return flash?.kind === 'refused' ? flash : null
}
