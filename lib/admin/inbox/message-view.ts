import 'server-only'
import type { MessageCard } from '@/components/admin/message-table'
import type { MessageKind, MessageState, QueuedMessage } from '@/lib/outbox/message'
import { maskPhone } from '@/lib/registrations/phone'

const KINDS: Readonly<Record<MessageKind, string>> = { confirmation: '등록 안내 문자', remainingUnits: '잔여세대 안내 문자 (광고)', forward: '등록 정보 전달' }
export const STATE_LABELS: Readonly<Record<MessageState, string>> = {
  pending: '대기',
  sending: '보내는 중',
  sent: '보냄',
  unknown: '결과 확인 필요',
  dead: '보내지 못함',
  cancelled: '취소',
}

/** A message as the lists show it. */
export const toMessageCard = (message: QueuedMessage): MessageCard => ({
  id: message.id,
  registrationId: message.registrationId,
  kind: KINDS[message.kind],
  to: message.to ? maskPhone(message.to) : '외부 양식',
  state: STATE_LABELS[message.state],
  troubled: message.state === 'dead' || message.state === 'unknown',
  canRetry: message.state === 'dead' || message.state === 'unknown' || message.state === 'cancelled',
  attempts: message.attempts,
  error: message.lastError,
  at: (message.settledAt ?? message.dueAt).toISOString(),
})
