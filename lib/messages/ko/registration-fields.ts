/**
 * Fields of a registration. `office`: label in the office; `item`: name in consents and privacy policy; `form`: label
 * in a form.
 */
export const fieldWords = {
  name: { office: '이름', item: '이름', form: '이름' },
  phone: { office: '연락처', item: '휴대전화 번호', form: '휴대전화', hint: '예: 01012345678 또는 010-1234-5678' },
  birthdate: { office: '생년월일', item: '생년월일', form: '생년월일 6자리', hint: '예: 950527. 14세 이상인지와 중복 등록인지 확인합니다.' },
  visitDate: { office: '방문 희망일', item: '방문 일시와 인원', form: '방문 희망일', hint: '연·월·일 숫자 8자리', inbox: (day: string) => `방문 희망 ${day}` },
  message: { office: '문의 내용', item: '문의 내용', form: '문의 내용' },
  email: { office: '이메일' },
  residence: { office: '거주지' },
  site: { office: '사이트' },
  source: { office: '경로' },
  firstTouch: { office: '처음 유입', item: '유입 경로(광고·검색·QR 코드와 광고 식별값·처음 연 페이지)' },
  channel: { office: '유입 경로' },
}

/** Forms that create registrations. */
export const sourceWords = { popup: '팝업', home: '홈', customer: '고객 페이지', desk: '현장접수' }
