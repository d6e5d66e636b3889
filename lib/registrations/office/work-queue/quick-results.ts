import { EVENT_LABELS, type Progress } from '@/lib/registrations/registration-event'
import type { WorkQueueSection } from './work-queue-section'
import { timelineWords as words } from '@/lib/messages/ko/registration-timeline'

/** A result that one click records from the list; each can be withdrawn. */
export interface QuickResult {
  /** In the form that lib/registrations/office/record-result.ts takes. */
  readonly value: string
  readonly label: string
}

/** The results that the list offers for a registration, in Korean. */
export function quickResults({ absences }: Pick<Progress, 'absences'>, section: WorkQueueSection): readonly QuickResult[] {
  const soon = { value: 'callback/30', label: words.callback(words.callbackChoices.soon) }
  return section === 'visits'
    ? [{ value: 'visited', label: EVENT_LABELS.visited }, { value: 'no-show', label: EVENT_LABELS['no-show'] }, soon]
    : [
        { value: 'reached', label: EVENT_LABELS.reached },
        { value: 'absent', label: words.attempt(EVENT_LABELS.absent, absences + 1) },
        soon,
        { value: 'callback/tomorrow', label: words.callback(words.callbackChoices.tomorrow) },
      ]
}
