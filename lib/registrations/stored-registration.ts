import { quarantineWords } from '@/lib/messages/ko/registration-office'
import type { ConsentRecord } from './consent'
import type { RegistrationInput } from './registration'
import { NEW_PROGRESS, type Progress } from './registration-event'
import { FIELD_NAMES, pickFields, type FieldValues } from './registration-fields'
import type { RegistrationStatus } from './statuses'
import type { Unreadable } from '@/lib/unreadable'

/** Why a registration was quarantined instead of shown as new. Nothing is dropped: staff can release it. */
export const QUARANTINE_REASONS = ['honeypot', 'speed', 'phones', 'copies', 'network', 'agent', 'surge', 'phone'] as const
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number]
/**
 * Marks of a registration that may be a program's and may be a person's: it is confirmed and stands in the inbox like
 * any other. Staff can quarantine what has one, for the reason of the same name.
 */
export const SUSPICIONS = ['phones', 'copies', 'network', 'agent', 'surge', 'phone'] as const satisfies readonly QuarantineReason[]
export type Suspicion = (typeof SUSPICIONS)[number]
export const QUARANTINE_LABELS: Readonly<Record<QuarantineReason, string>> = quarantineWords

/** One registration as the store keeps it: what the visitor gave (registration-fields.ts), and what became of it (registration-event.ts). */
export interface Registration extends FieldValues, Progress {
  readonly unreadable?: never
  readonly id: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly consent: ConsentRecord
  readonly quarantine: QuarantineReason | null
  /** Null for most, and for every one that was stored before there were marks. */
  readonly suspicion: Suspicion | null
  /** Id of the account that looks after this visitor; null: nobody yet. */
  readonly assignee: string | null
}

type KeptOfUnreadable = 'id' | 'createdAt' | 'updatedAt' | 'assignee' | 'mergedInto' | 'quarantine' | 'suspicion' | 'callbackAt' | 'appointmentAt'

/**
 * A registration that the store holds and cannot open: changed on the disk, or written by something else. What is told of
 * it says whose it is and where it stands; null where that cannot be read either.
 */
export type UnreadableRegistration = Unreadable<Omit<Registration, 'status'>, KeptOfUnreadable> & { readonly status: RegistrationStatus | null }

/** What reading registrations answers: one that cannot be opened stops none of the others. */
export type StoredRegistration = Registration | UnreadableRegistration

/** @returns those that can be opened, and those that cannot, each in their order */
export const partReadable = (
  registrations: readonly StoredRegistration[],
): { readonly readable: Registration[]; readonly unreadable: UnreadableRegistration[] } => ({
  readable: readableOf(registrations),
  unreadable: registrations.filter((one): one is UnreadableRegistration => one.unreadable === true),
})

/** Without those that cannot be opened. */
export const readableOf = (registrations: readonly StoredRegistration[]): Registration[] => registrations.filter((one): one is Registration => !one.unreadable)

export const newRegistration = (
  id: string,
  input: RegistrationInput,
  { at, consent, quarantine, suspicion = null }: { at: Date; consent: ConsentRecord; quarantine: QuarantineReason | null; suspicion?: Suspicion | null },
): Registration => ({ id, ...pickFields(input, FIELD_NAMES), createdAt: at, updatedAt: at, consent, ...NEW_PROGRESS, quarantine, suspicion, assignee: null })

/** A remark of the office about one registration; never changed, only added. */
export interface RegistrationNote {
  readonly id: string
  readonly registrationId: string
  readonly at: Date
  readonly actor: string
  /** Null: it cannot be opened. */
  readonly text: string | null
}
