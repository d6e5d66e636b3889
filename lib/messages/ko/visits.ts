const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** Visits to the model house: pages, forms and answers. */
export const visitWords = {
  /** @param weekday 0 for Sunday to 6 */
  day: (month: number, day: number, weekday: number) => `${month}월 ${day}일(${WEEKDAYS[weekday]})`,
  /** @param day as `day` writes it @param time `10:30` */
  dayAndTime: (day: string, time: string) => `${day} ${time}`,
  people: (count: number) => `${count}명`,
  heading: '방문예약',
  dayHeading: (day: string) => `${day} 방문예약`,
  lead: (visitMinutes: number, slotMinutes: number) =>
    `관람은 약 ${visitMinutes}분이며 ${slotMinutes}분마다 시작합니다. 날짜를 고르면 시간마다 남은 자리가 보입니다.`,
  daysLabel: '예약할 수 있는 날',
  timesLabel: '시간과 남은 자리',
  dayFree: (times: number) => `예약 가능한 시간 ${times}개`,
  dayFull: '예약이 모두 찼습니다',
  dayOver: '오늘 예약은 끝났습니다',
  dayClosed: '휴관',
  closedBecause: (reason: string) => `휴관: ${reason}`,
  notBookable: '이 날은 예약을 받지 않습니다.',
  timeLeft: (groups: number) => `${groups}팀 남음`,
  timeFull: '예약 마침',
  nextDay: (day: string) => `다음 빈 날: ${day}`,
  otherDays: '다른 날 고르기',
  walkIn: '예약하지 않고 오셔도 관람할 수 있습니다. 같은 시간에는 예약하신 분이 먼저 입장합니다.',
  cancelUntil: (hours: number, phone: string) => `시간을 바꾸거나 취소하시려면 관람 ${hours}시간 전까지 ${phone}로 전화해 주세요.`,
  formHeading: '예약하기',
  chooseTime: '시간을 골라 주세요',
  time: '방문 시간',
  party: '방문 인원',
  partyHint: (max: number) => `함께 오시는 분을 모두 더해 ${max}명까지`,
  /** On forms that have no times beside them. */
  toBooking: '날짜와 시간을 골라 방문예약',
  submit: '이 시간으로 예약하기',
  booked: (visit: string) => `${visit} 방문을 예약했습니다. 예약 내용을 문자로 보내 드립니다.`,
  /** In the SMS that confirms a registration. */
  sms: (visit: string) => `방문예약: ${visit}`,
  notBooked: '방문예약을 마치지 못했습니다.',
  full: (time: string, people: number) => `${time}에는 ${people}명이 함께 오실 자리가 없습니다.`,
  notOffered: '고르신 시간은 예약을 받지 않습니다.',
  next: (times: string) => `가까운 빈 시간: ${times}.`,
  noneNext: '지금 예약할 수 있는 다른 시간이 없습니다.',
  nothingLost: '입력하신 내용은 그대로 있습니다. 다른 시간을 골라 주세요.',
  phoneHasVisit: (phone: string) => `이 번호로 예약한 방문이 있습니다. 시간을 바꾸시려면 ${phone}로 전화해 주세요.`,
  tooMany: (max: number, phone: string) => `한 팀은 ${max}명까지 예약할 수 있습니다. 더 오시면 ${phone}로 전화해 주세요.`,
  closedForNow: '지금은 온라인으로 방문 시간을 예약할 수 없습니다.',
}
