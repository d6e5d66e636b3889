import { InvalidInputError, NotFoundError } from '@/lib/errors'
import type { RecordOutcome } from '@/lib/registrations/work-store'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'

/**
 * Turns an event that the store refused into an error for the form.
 * @throws NotFoundError; InvalidInputError if the registration was merged into another one since the form was made
 */
export function requireRecorded(outcome: RecordOutcome): void {
  if (outcome === 'not-found') throw new NotFoundError('no such registration')
  if (outcome === 'home-taken') throw new Error('the caller says which home')
  if (outcome === 'merged') throw new InvalidInputError({ registration: words.mergedMeanwhile })
}
