import 'server-only'
import { ALREADY_SENT, lookUpsMade, REPLAYABLE_STATES, type MessageKind, type MessageState, type StoredMessage } from '@/lib/messaging/message'
import { messageOfficeWords as words } from '@/lib/messages/ko/office-messages'
import { maskPhone } from '@/lib/registrations/phone'

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

const ERRORS: Readonly<Record<string, string>> = words.errors

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
