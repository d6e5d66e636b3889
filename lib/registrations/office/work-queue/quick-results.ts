import { EVENT_LABELS, type Progress } from '@/lib/registrations/registration-event'
import type { WorkQueueSection } from './work-queue-section'

/** A result that one click, or one key, records from the list. */
export interface QuickResult {
  /** In the form that lib/registrations/office/record-result.ts takes. */
  readonly value: string
  readonly label: string
  /** The key's letter on an English keyboard: it works whatever language is typed. */
  readonly key: string
}

/** Results that can be recorded from a list: each can be withdrawn on the page of its registration. */
const QUICK_KEYS = {
  reached: 'R',
  absent: 'A',
  'callback/30': 'B',
  'callback/tomorrow': 'T',
  visited: 'V',
  'no-show': 'N',
} as const

/** The results that the list offers for a registration, in Korean. */
export function quickResults({ absences }: Pick<Progress, 'absences'>, section: WorkQueueSection): QuickResult[] {
  const ofCall: readonly (readonly [keyof typeof QUICK_KEYS, string])[] = [
    ['reached', EVENT_LABELS.reached],
    ['absent', `${EVENT_LABELS.absent} ${absences + 1}차`],
    ['callback/30', '30분 뒤 재통화'],
    ['callback/tomorrow', '내일 10시 재통화'],
  ]
  const ofVisit: typeof ofCall = [
    ['visited', EVENT_LABELS.visited],
    ['no-show', EVENT_LABELS['no-show']],
    ['callback/30', '30분 뒤 재통화'],
  ]
  return (section === 'visits' ? ofVisit : ofCall).map(([value, label]) => ({ value, label, key: QUICK_KEYS[value] }))
}
