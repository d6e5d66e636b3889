import type { ConsentRecord } from './consent'
import type { RegistrationInput } from './registration'
import { FIELD_NAMES, pickFields, type FieldValues } from './registration-fields'

/** Where the office stands with a visitor. Order is that of the work. */
export const STATUSES = ['new', 'absent', 'called', 'booked', 'visited', 'closed'] as const
export type RegistrationStatus = (typeof STATUSES)[number]
export const STATUS_LABELS: Readonly<Record<RegistrationStatus, string>> = {
  new: '신규',
  absent: '부재중',
  called: '상담 완료',
  booked: '방문예약',
  visited: '방문 완료',
  closed: '종결',
}

/** Why a registration was quarantined instead of shown as new. Nothing is dropped: staff can release it. */
export const QUARANTINE_REASONS = ['honeypot', 'speed', 'phones', 'copies', 'network', 'agent', 'surge', 'phone'] as const
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number]
/**
 * Marks of a registration that may be a program's and may be a person's: it is confirmed and stands in the inbox like
 * any other. Staff can quarantine what has one, for the reason of the same name.
 */
export const SUSPICIONS = ['phones', 'copies', 'network', 'agent', 'surge', 'phone'] as const satisfies readonly QuarantineReason[]
export type Suspicion = (typeof SUSPICIONS)[number]
export const QUARANTINE_LABELS: Readonly<Record<QuarantineReason, string>> = {
  honeypot: '숨은 칸이 채워짐',
  speed: '사람보다 빠른 입력',
  phones: '이어지는 번호로 몰린 등록',
  copies: '같은 내용으로 몰린 등록',
  network: '한 통신망에서 몰린 등록',
  agent: '같은 프로그램에서 몰린 등록',
  surge: '짧은 시간에 몰린 등록',
  phone: '여러 통신망에서 등록된 번호',
}

/** One registration as the store keeps it: what the visitor gave (registration-fields.ts), and what became of it. */
export interface Registration extends FieldValues {
  readonly id: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly consent: ConsentRecord
  readonly status: RegistrationStatus
  readonly quarantine: QuarantineReason | null
  /** Null for most, and for every one that was stored before there were marks. */
  readonly suspicion: Suspicion | null
}

export const newRegistration = (
  id: string,
  input: RegistrationInput,
  { at, consent, quarantine, suspicion = null }: { at: Date; consent: ConsentRecord; quarantine: QuarantineReason | null; suspicion?: Suspicion | null },
): Registration => ({ id, ...pickFields(input, FIELD_NAMES), createdAt: at, updatedAt: at, consent, status: 'new', quarantine, suspicion })

/** A remark of the office about one registration; never changed, only added. */
export interface RegistrationNote {
  readonly id: string
  readonly registrationId: string
  readonly at: Date
  readonly actor: string
  readonly text: string
}
