import { InvalidInputError, NotFoundError } from '@/lib/errors'
import type { RecordOutcome } from '@/lib/registrations/work-store'

/**
 * Turns an event that the store refused into an error for the form.
 * @throws NotFoundError; InvalidInputError if the registration was merged into another one since the form was made
 */
export function requireRecorded(outcome: RecordOutcome): void {
  if (outcome === 'not-found') throw new NotFoundError('no such registration')
  if (outcome === 'merged') throw new InvalidInputError({ registration: '그사이 다른 등록에 합쳐졌습니다. 합쳐진 등록을 열어 다시 남겨 주세요.' })
}
