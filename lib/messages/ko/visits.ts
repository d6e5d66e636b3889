const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const
const DAYS_OF_WEEK = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'] as const

/** Visits to the model house: pages, forms and responses. */
export const visitWords = {
  /** @param weekday 0 for Sunday to 6 */
  day: (month: number, day: number, weekday: number) => `${month}월 ${day}일(${WEEKDAYS[weekday]})`,
  /**
   * @param day formatted by `day`
   * @param time `10:30`
   */
  dayAndTime: (day: string, time: string) => `${day} ${time}`,
  people: (count: number) => `${count}명`,
  weekdays: WEEKDAYS,
  /** Between a day or a time and what is said of it. */
  besides: ' · ',
  month: (month: number) => `${month}월`,
  monthOfYear: (year: number, month: number) => `${year}년 ${month}월`,
  /** Of a calendar's square, for screen readers: `12월 5일 토요일, 예약 가능`. */
  dayState: (month: number, day: number, weekday: number, state: string) => `${month}월 ${day}일 ${DAYS_OF_WEEK[weekday]}, ${state}`,
  dayBookable: '예약 가능',
  fullMark: '마감',
  overMark: '종료',
  /** On a registration's page in the office. */
  cancelledBooking: (visit: string) => `${visit} (취소)`,
  /**
   * The same for a place that is or was held.
   * @param until `11월 28일(토) 10:30`
   */
  heldBooking: (visit: string, until: string) => `${visit} (확인 대기: ${until}까지 확정하지 않으면 자리가 풀림)`,
  held: '확인 대기',
  heading: '방문예약',
  dayHeading: (day: string) => `${day} 방문예약`,
  lead: (visitMinutes: number, slotMinutes: number) =>
    `관람은 약 ${visitMinutes}분이며 ${slotMinutes}분마다 시작합니다. 날짜와 시간을 고르고 이름, 휴대전화 번호, 생년월일을 적으시면 됩니다.`,
  /** Above the form, where the facts of the place stand below it. */
  at: (address: string) => `장소: ${address}`,
  dayFull: '예약이 모두 찼습니다',
  dayOver: '오늘 예약은 끝났습니다',
  dayClosed: '휴관',
  closedBecause: (reason: string) => `휴관: ${reason}`,
  notBookable: '이 날은 예약을 받지 않습니다.',
  /** @param day with its year: `2027년 3월 5일(금)` */
  begins: (day: string) => `모델하우스 관람은 ${day}에 시작합니다. 그날부터 방문하실 수 있습니다.`,
  ends: (day: string) => `모델하우스 관람은 ${day}까지입니다.`,
  ended: (day: string) => `모델하우스 관람은 ${day}에 끝났습니다.`,
  noDays: '지금 예약할 수 있는 날이 없습니다.',
  dayOfYear: (year: number, day: string) => `${year}년 ${day}`,
  timeLeft: (groups: number, people: number | null) => `${groups}팀 남음${people === null ? '' : `, ${people}명까지`}`,
  timeFull: '마감',
  nextTime: (time: string) => `다음 빈 시간 ${time}`,
  walkIn: '예약하지 않고 오셔도 관람할 수 있습니다. 같은 시간에는 예약하신 분이 먼저 입장합니다.',
  time: '방문 시간',
  /** @param day formatted by `day` */
  timeOn: (day: string) => `${day} 방문 시간`,
  party: '방문 인원',
  partyHint: (max: number) => `함께 오시는 분을 모두 더해 ${max}명까지`,
  fewer: '한 명 줄이기',
  more: '한 명 늘리기',
  morning: '오전',
  afternoon: '오후',
  otherTimes: '가까운 빈 시간',
  /** Links to further pages. */
  chooseDay: '날짜와 시간 고르기',
  /** The two ways of a form. */
  ways: '신청 방법',
  otherWay: '방문 시간을 정하지 않고 관심고객으로 등록하기',
  wayVisit: '방문예약',
  wayVisitText: '날짜와 시간을 정해 관람합니다.',
  wayInterest: '관심고객 등록',
  wayInterestText: '시간은 정하지 않고 전화를 받습니다.',
  visitDay: '방문 날짜',
  showTimes: '시간 보기',
  loadingTimes: '예약할 수 있는 시간을 불러오고 있습니다.',
  timesShown: (day: string) => `${day}. 시간을 골라 주세요.`,
  timesFailed: '예약할 수 있는 시간을 불러오지 못했습니다. 지금 등록하시면 방문 시간 없이 접수되고, 상담사가 전화로 시간을 정해 드립니다.',
  tryAgain: '다시 불러오기',
  bookElsewhere: '방문예약 페이지에서 고르기',
  nextPage: '예약할 수 있는 시간을 불러오지 못했습니다. 아래 단추를 누르시면 다음 화면에서 고르실 수 있습니다.',
  noTimes: '지금 온라인으로 예약할 수 있는 시간이 없습니다. 그대로 등록하시면 상담사가 전화로 시간을 정해 드립니다.',
  /** On the page of a form that was sent without a time. */
  choosing: '방문하실 날짜와 시간을 골라 주세요. 입력하신 내용은 그대로 있으며, 아직 등록되지 않았습니다.',
  submit: '이 시간으로 예약하기',
  /** Names what is booked. @param visit formatted by `day`, or by `dayAndTime` where a time is chosen */
  submitVisit: (visit: string, people: string) => `${visit}, ${people} 예약하기`,
  /** The same while the browser chooses without a script. */
  submitDay: (day: string) => `${day} 고른 시간으로 예약하기`,
  /** Of a day whose times are not shown yet. */
  submitOtherDay: '고른 날짜의 시간 보기',
  /** The same whether or not the number has a visit already, so that a stranger who types it learns nothing. */
  booked: (visit: string) =>
    `${visit} 방문예약을 접수했습니다. 예약 내용을 문자로 보내 드립니다. 남은 자리가 적은 시간은 자리를 30분 동안 맡아 두며, 문자의 링크에서 확정하시면 예약이 끝납니다. 이미 예약한 방문이 있는 번호라면 그 예약을 그대로 두고, 시간을 바꿀 수 있는 링크를 보내 드립니다.`,
  notBooked: '방문예약을 마치지 못했습니다.',
  full: (time: string, people: number) => `${time}에는 ${people}명이 함께 오실 자리가 없습니다.`,
  notOffered: '고르신 시간은 예약을 받지 않습니다.',
  next: (times: string) => `가까운 빈 시간: ${times}.`,
  noneNext: '지금 예약할 수 있는 다른 시간이 없습니다.',
  nothingLost: '입력하신 내용은 그대로 있습니다. 다른 시간을 골라 주세요.',
  tooMany: (max: number, phone: string) => `한 팀은 ${max}명까지 예약할 수 있습니다. 더 오시면 ${phone}번으로 전화해 주세요.`,
  closedForNow: '지금은 온라인으로 방문 시간을 예약할 수 없습니다.',
}

/** The end of a booking, and what stands beside the form. */
export const visitPassWords = {
  heading: '방문 안내',
  placeHeading: '모델하우스',
  when: '일시',
  people: '인원',
  where: '장소',
  way: '길찾기',
  parking: '주차',
  bring: '준비물',
  changes: '변경·취소',
  changesUntil: (hours: number) =>
    `${hours === 0 ? '관람 시작' : `관람 ${hours}시간`} 전까지 예약 문자의 링크(내 방문예약)에서, 그 뒤에는 전화로 하실 수 있습니다.`,
  contact: '전화 상담',
  calendar: '캘린더에 담기',
}

/** The visitor's own page. */
export const visitorPageWords = {
  heading: '내 방문예약',
  summary: '예약 내용',
  when: '일시',
  people: '인원',
  where: '장소',
  contact: '전화 상담',
  states: {
    yes: '예약되었습니다.',
    late: '예약되었습니다.',
    over: '관람 시간이 지났습니다.',
    cancelled: '취소된 예약입니다.',
    lapsed: '확정하지 않으셔서 맡아 둔 자리가 풀렸습니다. 자리가 남아 있으면 지금 확정하실 수 있습니다.',
  },
  /** @param until `11월 28일(토) 10:30` */
  held: (until: string) => `자리를 ${until}까지 맡아 두었습니다. 아래의 단추를 눌러 확정해 주세요. 그때까지 확정하지 않으시면 다른 분이 예약할 수 있습니다.`,
  confirm: '예약 확정하기',
  notReceived: (phone: string) => `관람 시간이 바뀌어 이 시간에는 관람하실 수 없습니다. 다른 시간으로 바꾸시거나 ${phone}번으로 전화해 주세요.`,
  late: (phone: string) => `온라인으로 바꾸거나 취소할 수 있는 시간이 지났습니다. ${phone}번으로 전화해 주세요.`,
  qrHeading: '입장할 때',
  qrLabel: '입장 확인용 QR 코드',
  qr: '안내데스크에서 이 코드를 보여 주세요. 성함을 말씀해 주셔도 됩니다.',
  calendar: '캘린더에 담기',
  calendarCancelled: '캘린더에서 지우기',
  directionsHeading: '오시는 길',
  directions: '약도와 교통 보기',
  moveHeading: '시간 바꾸기',
  movesLeft: (moves: number) => `${moves}번 더 바꿀 수 있습니다.`,
  moveFree: '새 시간을 고를 수 있습니다.',
  noMoves: (phone: string) => `온라인으로 바꿀 수 있는 횟수를 모두 쓰셨습니다. 다시 바꾸시려면 ${phone}번으로 전화해 주세요.`,
  day: '날짜',
  showTimes: '시간 보기',
  time: (day: string) => `${day} 시간`,
  move: '이 시간으로 바꾸기',
  noTimes: '이 날은 고를 수 있는 시간이 없습니다. 다른 날을 골라 주세요.',
  current: '지금 예약',
  cancelHeading: '예약 취소',
  cancelText: '예약을 취소하면 자리를 다른 분이 쓸 수 있게 됩니다. 상담 신청은 그대로 남습니다.',
  cancel: '예약 취소하기',
  disownHeading: '본인이 신청하지 않았습니다',
  disownText: '이 예약을 취소하고 이 번호로 남긴 신청 내용을 모두 지웁니다. 되돌릴 수 없습니다.',
  disown: '취소하고 모두 지우기',
  again: '다시 예약하기',
  done: {
    confirmed: '예약을 확정했습니다. 시간에 맞춰 오시면 됩니다.',
    moved: '방문 시간을 바꿨습니다. 바뀐 내용을 문자로 보내 드립니다.',
    cancelled: '방문예약을 취소했습니다. 문자로도 알려 드립니다.',
  },
  refused: {
    full: '고르신 시간은 자리가 찼습니다.',
    'not-offered': '고르신 시간은 예약을 받지 않습니다.',
    late: '온라인으로 바꾸거나 취소할 수 있는 시간이 지났습니다.',
    moves: '온라인으로 바꿀 수 있는 횟수를 모두 쓰셨습니다.',
    changed: '그동안 예약이 바뀌었습니다. 아래의 내용을 확인해 주세요.',
    lapsed: '확정 시한이 지나 맡아 둔 자리가 풀렸습니다. 먼저 예약을 확정해 주세요.',
    ahead: '이 번호로 예약한 다른 방문이 있어 이 예약은 확정하지 않았습니다.',
    same: '지금 예약하신 시간입니다. 다른 시간을 골라 주세요.',
  },
  expiredHeading: '열 수 없는 링크입니다',
  expired: (phone: string) => `방문예약의 링크는 방문 다음 날까지 쓸 수 있습니다. 주소가 잘리지 않았는지 문자에서 확인해 주세요. 문의: ${phone}`,
  book: '방문예약하기',
  removedHeading: '신청을 지웠습니다',
  removed: '방문예약을 취소하고 신청 내용을 모두 지웠습니다. 더 알려 드릴 것이 없어 문자도 보내지 않습니다.',
}

/** In the visitor's calendar. */
export const calendarWords = {
  summary: (site: string) => `${site} 모델하우스 방문`,
  description: (phone: string) => `시간을 바꾸거나 취소하시려면 예약 문자의 링크를 열거나 ${phone}번으로 전화해 주세요.`,
}

/** Details in the audit trail. */
export const visitAuditWords = { disowned: '문자의 링크에서 본인이 신청하지 않았다고 알림' }
