import 'server-only'
import { formatPhone } from '@/lib/registrations/phone'
import { SOURCES } from '@/lib/registrations/registration'
import { QUARANTINE_LABELS, SOURCE_LABELS, STATUSES, STATUS_LABELS, type Registration } from '@/lib/registrations/stored-registration'

/** A registration as the lists show it, in Korean. */
export interface RegistrationCard {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly name: string
  readonly phone: string
  readonly source: string
  readonly status: string
  readonly statusLabel: string
  readonly visitDate: string | null
  readonly hasMessage: boolean
  /** Why it was quarantined. */
  readonly quarantine: string | null
  /** Why it may be a program's, though it stands in the inbox. */
  readonly suspicion: string | null
}

export const statusOptions = STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))
export const sourceOptions = SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] }))

/** @returns the mark in Korean; null where there is none, or where it was quarantined for it */
export const suspicionLabel = ({ quarantine, suspicion }: Registration): string | null => (suspicion && !quarantine ? QUARANTINE_LABELS[suspicion] : null)

/** A registration as the lists show it. */
export const toCard = (registration: Registration): RegistrationCard => ({
  id: registration.id,
  at: registration.createdAt.toISOString(),
  name: registration.name,
  phone: formatPhone(registration.phone),
  source: SOURCE_LABELS[registration.source],
  status: registration.status,
  statusLabel: STATUS_LABELS[registration.status],
  visitDate: registration.visitDate,
  hasMessage: registration.message !== null,
  quarantine: registration.quarantine ? QUARANTINE_LABELS[registration.quarantine] : null,
  suspicion: suspicionLabel(registration),
})

export interface Fact {
  readonly label: string
  readonly value: string
}

/** What the visitor gave, beyond name, phone and message; what was left empty is left out. */
export const registrationFacts = (registration: Registration): Fact[] =>
  [
    { label: '생년월일', value: registration.birthdate },
    { label: '방문 희망일', value: registration.visitDate },
    { label: '이메일', value: registration.email },
    { label: '거주지', value: registration.residence },
    { label: '사이트', value: registration.site },
    { label: '경로', value: SOURCE_LABELS[registration.source] },
  ].filter((fact): fact is Fact => fact.value !== null)
