import type { AuditAction } from '@/lib/accounts/audit-store'

const LABELS: Readonly<Record<AuditAction, string>> = {
  'session.open': '로그인',
  'session.close': '로그아웃',
  'session.refused': '로그인 거부',
  'session.throttled': '로그인 시도 제한',
  'session.recovery-code': '복구 코드로 로그인',
  'access.refused': '접근 거부',
  'account.create': '계정 만듦',
  'account.invite': '계정 초대',
  'account.password-link': '비밀번호 링크 만듦',
  'account.accept': '링크로 비밀번호 정함',
  'account.role': '역할 변경',
  'account.disable': '계정 잠금',
  'account.enable': '계정 잠금 해제',
  'account.password': '비밀번호 변경',
  'account.second-factor-on': '인증 앱 등록',
  'account.second-factor-off': '인증 앱 해제',
  'press.publish': '글 게시',
  'press.draft': '초안 저장',
  'press.edit': '글 고침',
  'press.unpublish': '글 내림',
  'press.delete': '글 지움',
  'registration.list': '등록 목록 열람',
  'registration.view': '등록 정보 열람',
  'registration.status': '상태 변경',
  'registration.result': '상담 결과',
  'registration.call': '전화번호 열람',
  'registration.note': '메모',
  'registration.tag': '태그',
  'registration.wish': '희망 기록',
  'duty.start': '근무 시작',
  'duty.end': '근무 마침',
  'registration.claim': '직접 맡음',
  'registration.assign': '배정',
  'registration.channel': '유입 경로 고침',
  'registration.merge': '등록 합침',
  'registration.separate': '합친 등록 분리',
  'registration.quarantine': '보류함으로 옮김',
  'registration.release': '보류 해제',
  'registration.delete': '등록 정보 지움',
  'registration.export': '내려받기',
  'registration.expire': '보유 기간 만료로 지움',
  'qr-code.create': '인쇄 코드 만듦',
  'qr-code.close': '인쇄 코드 닫음',
  'visit.hours': '관람 시간 변경',
  'visit.notice': '관람 불가 안내 문자',
  'visit.book': '방문예약',
  'visit.move': '방문예약 변경',
  'visit.cancel': '방문예약 취소',
  'visit.confirm': '방문예약 확정',
  'registration.walk-in': '현장접수',
  'message.retry': '다시 보내기',
  'phone.opt-out': '수신거부 등록',
}

/** Labels of actions that only earlier releases wrote. */
const FORMER_LABELS: Readonly<Record<string, string>> = { 'registration.retention': '보유 기간 만료로 지움' }

const labels: Readonly<Record<string, string>> = { ...FORMER_LABELS, ...LABELS }

/** The Korean name of an action; an unknown action as stored. */
export const auditActionLabel = (action: string): string => (Object.hasOwn(labels, action) ? labels[action] : undefined) ?? action
