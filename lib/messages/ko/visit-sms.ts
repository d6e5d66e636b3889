/** Text messages about a booked visit. They contain only facts, so that none is an advertisement (정보통신망법 §50). */
export interface VisitSmsFacts {
  readonly site: string
  readonly address: string
  readonly phone: string
  /** `11월 28일(토) 10:30, 2명` */
  readonly visit: string
  /** Address of the visitor's own page. */
  readonly link: string
}

const page = ({ link }: VisitSmsFacts) => `확인·변경·취소: ${link}`
const place = ({ address, phone }: VisitSmsFacts) => `장소: ${address}\n문의: ${phone}`

export const visitSms = {
  /** Appended to the SMS that confirms a registration. */
  booked: (facts: VisitSmsFacts) => `방문예약: ${facts.visit}\n${page(facts)}`,
  /**
   * Appended if the place is held until its visitor confirms.
   * @param until `11월 28일(토) 10:30`
   */
  held: (facts: VisitSmsFacts, until: string) =>
    `방문예약(확인 대기): ${facts.visit}\n자리를 ${until}까지 맡아 두었습니다. 링크에서 예약을 확정해 주세요.\n확정·변경·취소: ${facts.link}`,
  bookedByOffice: (facts: VisitSmsFacts) => `[${facts.site}] 방문을 예약했습니다.\n방문예약: ${facts.visit}\n${page(facts)}\n${place(facts)}`,
  resized: (facts: VisitSmsFacts) => `[${facts.site}] 방문 인원을 바꿨습니다.\n방문예약: ${facts.visit}\n${page(facts)}\n${place(facts)}`,
  changed: (facts: VisitSmsFacts) => `[${facts.site}] 방문 시간을 바꿨습니다.\n방문예약: ${facts.visit}\n${page(facts)}\n${place(facts)}`,
  cancelled: (facts: VisitSmsFacts) => `[${facts.site}] 방문예약을 취소했습니다.\n취소한 방문: ${facts.visit}\n문의: ${facts.phone}`,
  reminder: (facts: VisitSmsFacts) => `[${facts.site}] 예약하신 방문을 알려 드립니다.\n방문예약: ${facts.visit}\n${page(facts)}\n${place(facts)}`,
  /** @param reason why the model house is closed then, as the office wrote it; null if it changed the hours without a reason */
  notReceived: (facts: VisitSmsFacts, reason: string | null) =>
    `[${facts.site}] 예약하신 시간에는 관람하실 수 없습니다${reason === null ? '' : ` (${reason})`}. 죄송합니다.\n방문예약: ${facts.visit}\n다른 시간으로 변경: ${facts.link}\n문의: ${facts.phone}`,
  /** Sent to a number that was typed for a second booking. */
  bookedBefore: (facts: VisitSmsFacts) =>
    `[${facts.site}] 이 번호로 예약한 방문이 있어 새로 예약하지 않았습니다.\n방문예약: ${facts.visit}\n${page(facts)}\n문의: ${facts.phone}`,
}
