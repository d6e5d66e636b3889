import 'server-only'
import {
  ALREADY_SENT,
  lookUpsMade,
  REPLAYABLE_STATES,
  SUSPECTED,
  VENDOR_CHANGED,
  VENDOR_NOT_CONFIGURED,
  MAILING_OUTDATED,
  MAILING_STOPPED,
  NOT_AGREED,
  NOT_IN_PHASE,
  VISIT_CHANGED,
  VISIT_NOT_OFFERED,
  VISIT_OFFERED,
  VISIT_OVER,
  type MessageKind,
  type MessageState,
  UNFINISHED,
  UNREADABLE,
  type StoredMessage,
} from '@/lib/messaging/message'
import { messageOfficeWords as words } from '@/lib/messages/ko/office-messages'
import { maskPhone } from '@/lib/registrations/phone'

/** A queued message in lists, in Korean. */
export interface MessageCard {
  readonly id: string
  /** Empty if it cannot be decrypted. */
  readonly registrationId: string
  readonly kind: string
  /** Masked. */
  readonly to: string
  readonly state: string
  readonly troubled: boolean
  readonly canRetry: boolean
  readonly attempts: number
  readonly error: string | null
  /** ISO 8601: when it was settled, or becomes due. */
  readonly at: string
  /** What staff wrote to this customer; null for all others. */
  readonly written: string | null
}

export const STATE_LABELS: Readonly<Record<MessageState, string>> = words.states
const KINDS: Readonly<Record<MessageKind, string>> = words.kinds

const ERRORS: Readonly<Record<string, string>> = {
  ...words.errors,
  [VENDOR_CHANGED]: words.refusals.vendorChanged,
  [VENDOR_NOT_CONFIGURED]: words.refusals.vendorNotConfigured,
  [NOT_IN_PHASE]: words.refusals.notInPhase,
  [MAILING_STOPPED]: words.refusals.mailingStopped,
  [MAILING_OUTDATED]: words.refusals.mailingOutdated,
  [NOT_AGREED]: words.refusals.notAgreed,
  [VISIT_CHANGED]: words.refusals.visitChanged,
  [VISIT_OVER]: words.refusals.visitOver,
  [VISIT_OFFERED]: words.refusals.visitOffered,
  [VISIT_NOT_OFFERED]: words.refusals.visitNotOffered,
  [UNREADABLE]: words.refusals.unreadable,
  [UNFINISHED]: words.refusals.unfinished,
  [SUSPECTED]: words.refusals.suspected,
}

/** Why a number did not get a message a second time. */
const alreadySent = (kind: MessageKind) => (kind === 'remainingUnits' ? words.sentThisMonth : kind === 'mailing' ? words.sentOnce : words.sentToday)

/** The Korean text of an outbox code; unknown codes are shown as stored. */
function errorLabel(code: string): string {
  if (lookUpsMade(code) !== null) return words.lookingUp
  const [, status] = /^http-(\d+)$/.exec(code) ?? []
  const [, refusal] = /^solapi-(.+)$/.exec(code) ?? []
  if (status) return words.statuses[status] ?? words.status(status)
  return refusal ? words.refused(refusal) : (ERRORS[code] ?? code)
}

/** Formats a message for lists. */
export function toMessageCard(message: StoredMessage): MessageCard {
  if (message.unreadable) {
    const { id, registrationId, kind, state, createdAt, attempts } = message
    return {
      id,
      registrationId,
      kind: kind ? KINDS[kind] : words.unknownKind,
      to: words.unreadableTo(id),
      state: state ? STATE_LABELS[state] : words.unknownState,
      troubled: state !== 'sent' && state !== 'cancelled',
      canRetry: false,
      attempts,
      error: words.unreadable,
      at: createdAt.toISOString(),
      written: null,
    }
  }
  return {
    id: message.id,
    registrationId: message.registrationId,
    kind: KINDS[message.kind],
    to: message.to ? maskPhone(message.to) : words.form,
    state: STATE_LABELS[message.state],
    troubled: message.state === 'dead' || message.state === 'unknown',
    canRetry: REPLAYABLE_STATES.includes(message.state),
    attempts: message.attempts,
    error: message.lastError === null ? null : message.lastError === ALREADY_SENT ? alreadySent(message.kind) : errorLabel(message.lastError),
    at: (message.settledAt ?? message.dueAt).toISOString(),
    written: message.kind === 'officeText' ? message.body : null,
  }
}
