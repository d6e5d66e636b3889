import 'server-only'
import { channelLabel } from '@/lib/attribution/channel'
import { maskPhone } from '@/lib/registrations/phone'
import { FIELD_NAMES, fieldOf, SOURCE_LABELS, SOURCES } from '@/lib/registration-fields'
import { shownValue } from '@/lib/registrations/shown-fields'
import { QUARANTINE_LABELS, type Registration } from '@/lib/registrations/stored-registration'
import { STATUSES, STATUS_LABELS } from '@/lib/registrations/statuses'
import { preferenceLabel } from '@/lib/registrations/preference'
import type { Visit } from '@/lib/visits/booking'
import { bookingText } from '@/lib/visits/visit-text'
import { officeTodayWords } from '@/lib/messages/ko/office-today'
import { resultLabel } from './progress-view'
import { questionOnRow } from './waiting-view'
import { officeBookingWords as words } from '@/lib/messages/ko/office-booking'

/** A registration as the lists show it, in Korean. */
export interface RegistrationCard extends Pick<Registration, 'id' | 'name' | 'tags' | 'assignee'> {
  /** ISO 8601. */
  readonly at: string
  /** Masked; the whole number is shown on a call (record-result.ts). */
  readonly phone: string
  readonly source: string
  readonly channel: string | null
  readonly status: string
  readonly statusLabel: string
  /** The latest result, e.g. `부재중 2차`. */
  readonly result: string | null
  readonly preference: string | null
  /** Hints at details, and the question: `문의: 주차가 되나요?` */
  readonly hints: readonly string[]
  readonly quarantine: string | null
  readonly merged: boolean
  /** Suspicion of a registration that is nevertheless in the inbox. */
  readonly suspicion: string | null
}

export const statusOptions = STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))
export const sourceOptions = SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] }))

/** @returns the suspicion in Korean; null for none, or if it is the reason for quarantine */
export const suspicionLabel = ({ quarantine, suspicion }: Registration): string | null => (suspicion && !quarantine ? QUARANTINE_LABELS[suspicion] : null)

/** Label of a booked visit. */
export const VISIT_LABEL = words.title

/**
 * A registration as the lists show it.
 * @param qrNames names of QR codes, by code
 * @param visit its booked visit: replaces the day requested at first, which stays stored
 */
export const toCard = (registration: Registration, qrNames: Readonly<Record<string, string>> = {}, visit: Visit | null = null): RegistrationCard => ({
  id: registration.id,
  at: registration.createdAt.toISOString(),
  name: registration.name,
  phone: maskPhone(registration.phone),
  source: SOURCE_LABELS[registration.source],
  channel: registration.channel === null ? null : channelLabel(registration.channel, qrNames),
  status: registration.status,
  statusLabel: STATUS_LABELS[registration.status],
  result: resultLabel(registration),
  tags: registration.tags,
  preference: preferenceLabel(registration.preference),
  hints: FIELD_NAMES.flatMap((name) => {
    if (name === 'visitDate' && visit) return `${VISIT_LABEL} ${bookingText(visit)}`
    const value = registration[name]
    if (name === 'message' && value) return officeTodayWords.question(questionOnRow(value))
    return (value !== null && fieldOf(name).inbox.hint?.(value)) || []
  }),
  quarantine: registration.quarantine ? QUARANTINE_LABELS[registration.quarantine] : null,
  merged: registration.mergedInto !== null,
  suspicion: suspicionLabel(registration),
  assignee: registration.assignee,
})

export interface Fact {
  readonly label: string
  readonly value: string
}

/**
 * Data without a place of its own on the detail page, without empty values.
 * @param visit see {@link toCard}
 */
export const registrationFacts = (registration: Registration, visit: Visit | null = null): Fact[] => [
  ...(visit ? [{ label: VISIT_LABEL, value: bookingText(visit) }] : []),
  ...FIELD_NAMES.filter((name) => name !== 'visitDate' || !visit).flatMap((name) => {
    const { label, inbox } = fieldOf(name)
    const value = shownValue(registration, name)
    return inbox.detail === 'fact' && value !== null && value !== '' ? [{ label, value }] : []
  }),
]
