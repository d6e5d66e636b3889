import 'server-only'
import type { Hasher, RecordVault } from '@/lib/vault'
import { pickFields, PLAIN_FIELDS, type FieldValues, type PlainField } from '@/lib/registration-fields'
import type { Progress, Result } from '@/lib/registrations/registration-event'
import { searchTerms } from '@/lib/registrations/search-terms'
import type { QuarantineReason, Registration, RegistrationNote, StoredRegistration, Suspicion } from '@/lib/registrations/stored-registration'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import { consentToJson } from '../consent-json'
import { openRegistrationFields, phoneHash, sealNote, sealRegistration, termHash } from '../sealed-fields'
import { openStoredNote } from '../stored-event'
import { openStoredRegistration } from '../stored-registration'
import { timeOrEpoch } from '../stored-time'

export interface RegistrationDocument extends Pick<FieldValues, PlainField> {
  readonly createdAt: number
  readonly updatedAt: number
  readonly sealed: Buffer
  readonly phoneHash: string
  /** Keyed hashes of its search terms. */
  readonly terms: readonly string[]
  readonly consent: string
  readonly status: RegistrationStatus
  readonly quarantine: QuarantineReason | null
  /** Whether it is outside the inbox, as a field for indexes: quarantined or merged. */
  readonly quarantined: boolean
  /** Absent in documents older than suspicions. */
  readonly suspicion?: Suspicion | null
  /** Absent in documents older than assignees. */
  readonly assignee?: string | null
  /** These four are absent in documents older than events. */
  readonly result?: Result | null
  readonly absences?: number
  readonly callbackAt?: number | null
  readonly appointmentAt?: number | null
  /** Absent in documents older than tags. */
  readonly tags?: readonly string[]
  /** These three are absent in documents older than reports. */
  readonly contactedAt?: number | null
  readonly wishedUnit?: string | null
  readonly wishedComplex?: string | null
  /** Absent in documents older than merges. */
  readonly mergedInto?: string | null
  /** Whether it came with a booking, even if cancelled since. Absent in older documents. */
  readonly booked?: boolean
}

export interface NoteDocument {
  readonly registrationId: string
  readonly at: number
  readonly actor: string
  readonly sealed: Buffer
}

/** See RequestClaim: two keyed hashes, and their outcome. */
export interface ClaimDocument {
  readonly body: string
  readonly registrationId: string
  readonly at: number
}

/** Keyed hashes of a registration's search terms, each once. */
export const termHashes = (registration: FieldValues, vault: Hasher): string[] => [...new Set(searchTerms(registration).map((term) => termHash(vault, term)))]

export const toRegistrationDocument = (registration: Registration, vault: RecordVault): RegistrationDocument => ({
  createdAt: registration.createdAt.getTime(),
  updatedAt: registration.updatedAt.getTime(),
  ...pickFields(registration, PLAIN_FIELDS),
  sealed: sealRegistration(registration, vault.of(registration.id)),
  phoneHash: phoneHash(vault, registration.phone),
  terms: termHashes(registration, vault),
  consent: consentToJson(registration.consent),
  status: registration.status,
  quarantine: registration.quarantine,
  quarantined: registration.quarantine !== null || registration.mergedInto !== null,
  suspicion: registration.suspicion,
  assignee: registration.assignee,
  result: registration.result,
  absences: registration.absences,
  callbackAt: registration.callbackAt?.getTime() ?? null,
  appointmentAt: registration.appointmentAt?.getTime() ?? null,
  tags: [...registration.tags],
  contactedAt: registration.contactedAt?.getTime() ?? null,
  wishedUnit: registration.preference.unit,
  wishedComplex: registration.preference.complex,
  mergedInto: registration.mergedInto,
})

/** Zero means no time, as null does. */
export const timeOf = (ms: number | null | undefined): Date | null => (ms ? timeOrEpoch(ms) : null)

/** The progress that a document stores. */
export const progressOfDocument = (document: RegistrationDocument): Progress => ({
  status: document.status,
  result: document.result ?? null,
  absences: document.absences ?? 0,
  callbackAt: timeOf(document.callbackAt),
  appointmentAt: timeOf(document.appointmentAt),
  tags: Array.isArray(document.tags) ? document.tags : [],
  contactedAt: timeOf(document.contactedAt),
  preference: { unit: document.wishedUnit ?? null, complex: document.wishedComplex ?? null },
  mergedInto: document.mergedInto ?? null,
})

export function openRegistration(id: string, document: RegistrationDocument, vault: RecordVault): StoredRegistration {
  const sealer = vault.of(id)
  return openStoredRegistration(
    {
      ...pickFields(document, PLAIN_FIELDS),
      id,
      createdAt: document.createdAt,
      updatedAt: document.updatedAt,
      consent: document.consent,
      status: document.status,
      quarantine: document.quarantine,
      suspicion: document.suspicion ?? null,
      assignee: document.assignee ?? null,
      result: document.result ?? null,
      absences: document.absences ?? 0,
      // Zero means no time, as null does.
      callbackAt: document.callbackAt || null,
      appointmentAt: document.appointmentAt || null,
      tags: document.tags ?? [],
      contactedAt: document.contactedAt || null,
      wishedUnit: document.wishedUnit ?? null,
      wishedComplex: document.wishedComplex ?? null,
      mergedInto: document.mergedInto ?? null,
    },
    () => openRegistrationFields(document.sealed, id, sealer),
  )
}

export const toNoteDocument = ({ registrationId, at, actor, text }: RegistrationNote, vault: RecordVault): NoteDocument => ({
  registrationId,
  at: at.getTime(),
  actor,
  sealed: sealNote(text ?? '', registrationId, vault.of(registrationId)),
})

export const openNoteDocument = (id: string, { registrationId, at, actor, sealed }: NoteDocument, vault: RecordVault): RegistrationNote =>
  openStoredNote({ id, registrationId, at, actor }, sealed, vault)
