import 'server-only'
import {
  ALREADY_SENT,
  lookUpsMade,
  REPLAYABLE_STATES,
  SUSPECTED,
  VENDOR_CHANGED,
  VENDOR_NOT_CONFIGURED,
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
}

const KINDS: Readonly<Record<MessageKind, string>> = {
  confirmation: '등록 안내 문자',
  remainingUnits: '잔여 세대 안내 문자 (광고)',
  forward: '등록 정보 전달',
  alarm: '자동 등록 알림 문자 (사무실)',
  visitChange: '방문예약 변경 문자',
  visitCancellation: '방문예약 취소 문자',
  visitReminderDay: '방문 전날 알림 문자',
  visitReminderHours: '방문 당일 알림 문자',
  visitNotice: '관람 불가 안내 문자',
  visitLink: '방문예약 링크 문자',
}
export const STATE_LABELS: Readonly<Record<MessageState, string>> = {
  pending: '대기',
  sending: '보내는 중',
  sent: '보냄',
  unknown: '결과 확인 필요',
  dead: '보내지 못함',
  cancelled: '취소',
}

const ERRORS: Readonly<Record<string, string>> = {
  timeout: '발송사 응답 없음',
  'no-answer': '발송사 응답 끊김',
  'unreadable-answer': '발송사 응답을 읽을 수 없음',
  'sender-failed': '발송 중 오류',
  'not-recorded': '기록하지 못함',
  'not-connected': '발송사에 연결되지 않음',
  'not-found': '발송사 기록에 없음',
  'not-configured': '보낼 곳이 설정되지 않음',
  'opted-out': '수신거부',
  interrupted: '서버가 꺼져 중단됨',
  [VENDOR_CHANGED]: '발송사가 바뀌어 새 발송사로 보냄',
  [VENDOR_NOT_CONFIGURED]: '보냈던 발송사의 설정이 없어 확인하지 못함',
  [NOT_IN_PHASE]: '선착순 단계가 아니어서 보내지 않음',
  [VISIT_CHANGED]: '방문예약이 바뀌거나 취소되어 보내지 않음',
  [VISIT_OVER]: '방문 시간이 지나 보내지 않음',
  [VISIT_OFFERED]: '다시 관람할 수 있게 되어 보내지 않음',
  [VISIT_NOT_OFFERED]: '관람 시간이 바뀌어 보내지 않음',
  [UNREADABLE]: '저장된 내용을 열 수 없어 보내지 않음',
  [UNFINISHED]: '여러 번 시도했지만 끝나지 않아 멈춤',
  [SUSPECTED]: '의심 표시가 있어 광고를 보내지 않음',
}

/** Why a number did not get a message a second time. */
const alreadySent = (kind: MessageKind) => (kind === 'remainingUnits' ? '이번 달에 이미 보낸 번호여서 보내지 않음' : '오늘 이미 보낸 번호여서 보내지 않음')

const UNREADABLE_MESSAGE = '저장된 내용을 열 수 없습니다. 사이트 운영자에게 ID를 알려 주시고, 고객에게는 전화로 안내해 주세요.'

/** The Korean text of an outbox code; unknown codes are shown as stored. */
function errorLabel(code: string): string {
  if (lookUpsMade(code) !== null) return '발송사 기록에서 확인 중'
  const [, status] = /^http-(\d+)$/.exec(code) ?? []
  const [, refusal] = /^solapi-(.+)$/.exec(code) ?? []
  if (status) return `발송사 오류 ${status}`
  return refusal ? `발송사가 거절함 (${refusal})` : (ERRORS[code] ?? code)
}

/** Formats a message for lists. */
export function toMessageCard(message: StoredMessage): MessageCard {
  if (message.unreadable) {
    const { id, registrationId, kind, state, createdAt, attempts } = message
    return {
      id,
      registrationId,
      kind: kind ? KINDS[kind] : '종류를 알 수 없는 메시지',
      to: `열 수 없는 메시지 · ${id}`,
      state: state ? STATE_LABELS[state] : '상태를 알 수 없음',
      troubled: state !== 'sent' && state !== 'cancelled',
      canRetry: false,
      attempts,
      error: UNREADABLE_MESSAGE,
      at: createdAt.toISOString(),
    }
  }
  return {
    id: message.id,
    registrationId: message.registrationId,
    kind: KINDS[message.kind],
    to: message.to ? maskPhone(message.to) : '외부 양식',
    state: STATE_LABELS[message.state],
    troubled: message.state === 'dead' || message.state === 'unknown',
    canRetry: REPLAYABLE_STATES.includes(message.state),
    attempts: message.attempts,
    error: message.lastError === null ? null : message.lastError === ALREADY_SENT ? alreadySent(message.kind) : errorLabel(message.lastError),
    at: (message.settledAt ?? message.dueAt).toISOString(),
  }
}
