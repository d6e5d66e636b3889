import 'server-only'
import { EVENT_LABELS, RESULTS, type Progress, type Result } from '@/lib/registrations/registration-event'
import { CALLBACK_CHOICES } from './record-result'
import { timelineWords as words } from '@/lib/messages/ko/registration-timeline'

/** Notices of a page after a result was recorded. */
export const RESULT_NOTICES: Readonly<Record<string, string>> = Object.fromEntries(RESULTS.map((result) => [result, words.recorded(EVENT_LABELS[result])]))

const RARE: readonly Result[] = ['contract', 'opt-out', 'not-me']

/**
 * The results that the form offers for a registration, in Korean.
 * @param expected whether its visit has yet to begin: a no-show is known afterwards
 */
export function resultChoices({ status, absences }: Progress, expected: boolean) {
  const choice = (value: Result) => ({ value, label: value === 'absent' ? words.attempt(EVENT_LABELS.absent, absences + 1) : EVENT_LABELS[value] })
  const common: readonly Result[] = [
    'reached',
    'absent',
    'wrong-number',
    'visited',
    ...(status === 'booked' && !expected ? (['no-show'] as const) : []),
    'declined',
  ]
  return {
    common: common.map(choice),
    rare: RARE.map(choice),
    callbacks: Object.entries(CALLBACK_CHOICES).map(([value, { label }]) => ({ value: `callback/${value}`, label: words.callback(label) })),
  }
}
