import 'server-only'
import { EVENT_LABELS, RESULTS, type Progress, type Result } from '@/lib/registrations/registration-event'
import { koreanIsoDay } from '@/lib/korean-time'
import type { ContractField } from '@/lib/content/schemas/registration'
import { CONTRACT_AGAIN } from '@/lib/registrations/contract'
import { officeContractWords } from '@/lib/messages/ko/office-contract'
import { askedContract, contractFieldName } from './contract-fields'
import { CALLBACK_CHOICES } from './record-result'
import { timelineWords as words } from '@/lib/messages/ko/registration-timeline'

/** Notices of a page after a result was recorded. */
export const RESULT_NOTICES: Readonly<Record<string, string>> = Object.fromEntries(RESULTS.map((result) => [result, words.recorded(EVENT_LABELS[result])]))

const RARE: readonly Result[] = ['contract', 'opt-out', 'not-me']

/** A field of a contract in the form. Most contracts are written down on their day. */
const contractField = ({ name, label, kind, required }: ContractField, now: Date) => ({
  name: contractFieldName(name),
  label: required ? label : officeContractWords.optional(label),
  kind,
  ...(kind === 'day' && { initial: koreanIsoDay(now) }),
})

/**
 * The results that the form offers for a registration, in Korean.
 * @param now for the day of a contract
 * @param expected whether its visit has yet to begin: a no-show is known afterwards
 */
export function resultChoices({ status, absences }: Progress, now: Date, expected: boolean, fields: readonly ContractField[] = askedContract(now)) {
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
    // With details, a contract has a form of its own.
    rare: RARE.filter((result) => result !== 'contract' || fields.length === 0).map(choice),
    contract: fields.map((field) => contractField(field, now)),
    again: CONTRACT_AGAIN,
    callbacks: Object.entries(CALLBACK_CHOICES).map(([value, { label }]) => ({ value: `callback/${value}`, label: words.callback(label) })),
  }
}
