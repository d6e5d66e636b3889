import { quarantineWords } from '@/lib/messages/ko/registration-office'
import type { ConsentRecord } from './consent'
import type { RegistrationInput } from './registration'
import { NEW_PROGRESS, type Progress } from './registration-event'
import { FIELD_NAMES, pickFields, type FieldValues } from '@/lib/registration-fields'
import type { RegistrationStatus } from './statuses'
import type { Unreadable } from '@/lib/unreadable'

/** Reasons for quarantine. Nothing is dropped: staff can release it. */
export const QUARANTINE_REASONS = ['honeypot', 'speed', 'phones', 'copies', 'network', 'agent', 'surge', 'phone'] as const
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number]
/**
 * Suspicions about a registration that may be a bot's or a person's: it is confirmed and shown in the inbox like any other. Staff
 * can quarantine those with one, for the reason of the same name.
 */
export const SUSPICIONS = ['phones', 'copies', 'network', 'agent', 'surge', 'phone'] as const satisfies readonly QuarantineReason[]
export type Suspicion = (typeof SUSPICIONS)[number]
export const QUARANTINE_LABELS: Readonly<Record<QuarantineReason, string>> = quarantineWords

/** A registration as stored: the visitor's input (registration-fields.ts), and the state that follows from its events (registration-event.ts). */
export interface Registration extends FieldValues, Progress {
  readonly unreadable?: never
  readonly id: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly consent: ConsentRecord
  readonly quarantine: QuarantineReason | null
  /** Null for most, and for all stored before suspicions existed. */
  readonly suspicion: Suspicion | null
  /** Account id of the assignee; null: none. */
  readonly assignee: string | null
}

type KeptOfUnreadable = 'id' | 'createdAt' | 'updatedAt' | 'assignee' | 'mergedInto' | 'quarantine' | 'suspicion' | 'callbackAt' | 'appointmentAt'

/**
 * An unreadable registration: changed on the disk, or written by something else. Its assignee and status are still readable; null
 * where these are damaged, too.
 */
export type UnreadableRegistration = Unreadable<Omit<Registration, 'status'>, KeptOfUnreadable> & { readonly status: RegistrationStatus | null }

/** Result of reading registrations: an unreadable one does not stop the others. */
export type StoredRegistration = Registration | UnreadableRegistration

/** @returns the readable and the unreadable ones, each in order */
export const partReadable = (
  registrations: readonly StoredRegistration[],
): { readonly readable: Registration[]; readonly unreadable: UnreadableRegistration[] } => ({
  readable: readableOf(registrations),
  unreadable: registrations.filter((one): one is UnreadableRegistration => one.unreadable === true),
})

/** Without the unreadable ones. */
export const readableOf = (registrations: readonly StoredRegistration[]): Registration[] => registrations.filter((one): one is Registration => !one.unreadable)

export const newRegistration = (
  id: string,
  input: RegistrationInput,
  { at, consent, quarantine, suspicion = null }: { at: Date; consent: ConsentRecord; quarantine: QuarantineReason | null; suspicion?: Suspicion | null },
): Registration => ({ id, ...pickFields(input, FIELD_NAMES), createdAt: at, updatedAt: at, consent, ...NEW_PROGRESS, quarantine, suspicion, assignee: null })

/** A note of the office about a registration; only added, never changed. */
export interface RegistrationNote {
  readonly id: string
  readonly registrationId: string
  readonly at: Date
  readonly actor: string
  /** Null: unreadable. */
  readonly text: string | null
}
