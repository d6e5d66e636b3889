/** Bookings as the office makes and changes them. */
export const officeBookingWords = {
  title: '방문예약',
  none: '예약한 방문이 없습니다.',
  lapsed: '확인하지 않아 취소된 예약입니다. 시간을 골라 다시 예약해 주세요.',
  over: (visit: string) => `지난 방문: ${visit}. 다시 오실 시간을 골라 새로 예약해 주세요.`,
  cancelled: (visit: string) => `취소한 방문: ${visit}. 다시 오실 시간을 골라 새로 예약해 주세요.`,
  tells: '저장하면 방문객에게 입장 QR이 있는 예약 링크를 문자로 보냅니다. 방문객이 스스로 바꿀 수 있는 횟수는 줄지 않습니다.',
  other: (visit: string) => `이 번호로 이미 예약한 방문이 있습니다: ${visit}.`,
  openOther: '해당 예약 열기',
  chooseDay: '날짜 고르기',
  day: '날짜',
  showTimes: '시간 보기',
  time: (day: string) => `${day} 시간`,
  chooseTime: '시간을 골라 주세요',
  people: '인원',
  reason: '사유',
  reasonHint: '예: 전화로 요청',
  note: '메모 (선택)',
  book: '예약하기',
  change: '예약 바꾸기',
  cancel: '예약 취소하기',
  noTimes: '이날은 예약할 수 있는 시간이 없습니다. 다른 날을 골라 주세요.',
  back: '방문 목록',
  backToRegistration: '등록 정보',
  notBookable: '이 단지는 방문 시간을 예약받지 않습니다.',
  done: {
    book: '방문을 예약했습니다. 예약 내용을 문자로 보냅니다.',
    move: '예약을 바꿨습니다. 바뀐 내용을 문자로 알립니다.',
    cancel: '예약을 취소했습니다. 문자로 알립니다.',
  },
  refused: {
    time: '방문할 시간을 골라 주세요.',
    people: (max: number) => `인원을 1명부터 ${max}명까지 입력해 주세요.`,
    changed: '그동안 예약이 바뀌었습니다. 지금 예약을 확인하고 다시 저장해 주세요.',
    full: '그 시간은 자리가 찼습니다. 다른 시간을 골라 주세요.',
    notOffered: '운영하지 않거나 이미 지난 시간입니다. 다른 시간을 골라 주세요.',
    same: '바뀐 내용이 없습니다. 시간이나 인원을 바꿔 주세요.',
    ahead: '이 번호로 이미 예약한 다른 방문이 있습니다. 그 예약을 열어 바꿔 주세요.',
    quarantined: '보류된 등록입니다. 정상 등록으로 옮긴 뒤에 예약해 주세요.',
    begun: '이미 시작한 방문은 취소할 수 없습니다. 오지 않으셨으면 방문 목록에서 노쇼를 남겨 주세요.',
    early: '예약한 시간이 지난 뒤에 노쇼를 남길 수 있습니다.',
  },
}

/** Details in the audit trail. */
export const officeBookingAuditWords = {
  moved: (from: string, to: string, reason: string) => `${from} → ${to}, ${reason}`,
  /** @param note null: none was typed */
  noted: (visit: string, note: string | null) => (note === null ? visit : `${visit}, ${note}`),
}
