/** Registrations in the office. */

/** Statuses of a registration. */
export const statusWords = {
  new: '신규',
  absent: '부재중',
  called: '상담 완료',
  booked: '방문예약',
  visited: '방문 완료',
  closed: '종결',
}

/** Events of a registration. */
export const eventWords = {
  reached: '통화 완료',
  absent: '부재중',
  callback: '재통화',
  booked: '방문예약',
  visited: '내방',
  'no-show': '노쇼',
  contract: '계약',
  declined: '거절',
  'wrong-number': '결번',
  'opt-out': '수신거부',
  duplicate: '중복',
  'not-me': '본인 아님',
  call: '번호 열람',
  assigned: '배정',
  status: '상태',
  withdrawn: '되돌림',
  'visit-moved': '예약 변경',
  'visit-cancelled': '예약 취소',
  'visit-withheld': '보류로 예약 취소',
  tagged: '태그 추가',
  untagged: '태그 삭제',
  wished: '관심 타입',
  merged: '기존 등록에 합침',
  separated: '합친 등록에서 분리',
  'merged-in': '등록을 합침',
  'separated-out': '합친 등록을 분리',
  unreadable: '열 수 없는 기록',
}

/** Shown for stored data that cannot be decrypted. */
export const unreadableWords = {
  text: '저장된 글을 열 수 없습니다. 사이트 운영자에게 이 등록의 ID를 알려 주세요.',
}

/** What a visitor looks for. */
export const preferenceWords = {
  complex: (complex: string) => `${complex}단지`,
}

/** Tags of registrations. */
export const tagWords = {
  fault: (max: number) => `태그는 글자와 숫자로 ${max}자까지 쓰고, 전화번호는 쓰지 말아 주세요.`,
}

/** Why a registration was quarantined or flagged. */
export const quarantineWords = {
  honeypot: '숨은 칸이 채워짐',
  speed: '사람보다 빠른 입력',
  phones: '연속된 번호로 대량 접수',
  copies: '같은 내용으로 몰린 등록',
  network: '한 통신망에서 몰린 등록',
  agent: '같은 프로그램에서 몰린 등록',
  surge: '짧은 시간에 몰린 등록',
  phone: '여러 통신망에서 등록된 번호',
}

/** Details in the audit trail. */
export const registrationAuditWords = {
  /** Of a site that recruits although legal facts are missing. */
  override: ({ person, reason, decided }: { person: string; reason: string; decided: string }) => `${decided} ${person}: ${reason}`,
  count: (count: number, why: string) => `${count}건, ${why}`,
  expired: (months: number) => `보유 기간 ${months}개월 경과`,
  expiredByCommand: (months: number) => `보유 기간 ${months}개월 경과, 명령줄에서 확인`,
  /** For registrations that had been deleted. */
  cameBack: (count: number) => `${count}건, 삭제한 등록이 예전 백업에서 되돌아와 다시 삭제`,
  entries: (count: number) => `${count}건`,
  noAssignee: '없음',
  noPreference: '없음',
  chosen: (status: string, period: string) => `상태: ${status}, 등록일: ${period}`,
  assigned: (account: string, reason: string) => `담당 계정 ${account}, 사유: ${reason}`,
  undone: '되돌림',
  channel: (before: string, after: string, reason: string) => `유입 경로: ${before} → ${after}, 사유: ${reason}`,
  withdrawn: (result: string) => `${result} 되돌림`,
  walkIn: (people: number, onPaper: boolean) => `현장접수, ${people}명${onPaper ? ', 서면 동의' : ''}`,
  deleted: (count: number, label: string, reason: string) => `${count}건, ${label}, 사유: ${reason}`,
  from: (day: string) => `${day}부터`,
  until: (day: string) => `${day}까지`,
  all: '전체',
  exported: (format: string, total: string) => `${format} ${total}건`,
  carried: (columns: string, reason: string) => `항목: ${columns}, 사유: ${reason}`,
}

/** Text messages that content does not define. */
export const smsWords = {
  /** Replaces a name without letters. */
  customer: '고객',
  /** `{site}` and `{count}` are replaced. */
  alarm: '[{site}] 자동 등록으로 의심되는 등록이 몰리고 있습니다({count}건째). 관리자 화면의 의심 표시와 보류함을 확인해 주세요.',
}
