/** What a visitor reads about a registration: the same words in the browser, in API responses and on the result page. */

/** Messages beside a field. */
export const fieldAnswers = {
  nameMissing: '이름을 입력해 주세요.',
  nameLong: (max: number) => `이름은 ${max}자 이내로 입력해 주세요.`,
  nameCharacters: '이름을 글자로 입력해 주세요. 숫자만 쓰거나 @, /, # 같은 기호를 쓸 수는 없습니다.',
  phoneMissing: '휴대전화 번호를 입력해 주세요.',
  phoneFormat: '휴대전화 번호를 확인해 주세요. 01로 시작하는 10~11자리 숫자입니다.',
  birthdateMissing: '생년월일 6자리를 입력해 주세요.',
  birthdateFormat: '생년월일은 연·월·일 두 자리씩 숫자 6자리로 입력해 주세요.',
  birthdateDate: '달력에 없는 날짜입니다. 연·월·일 순서를 확인해 주세요.',
  birthdateAge: '만 14세 미만은 법정대리인의 동의가 필요하여 등록하실 수 없습니다. 보호자께서 본인 이름으로 등록해 주세요.',
  visitAt: '방문 시간을 골라 주세요.',
  visitPeople: '방문 인원을 1명부터 숫자로 입력해 주세요.',
  visitDate: '방문 희망일은 오늘부터 1년 안의 날짜를 연·월·일 순서로 숫자 8자리로 적어 주세요.',
  messageLong: (max: number) => `문의 내용은 ${max}자 이내로 입력해 주세요.`,
  residenceLong: (max: number) => `거주 지역은 ${max}자 이내로 입력해 주세요.`,
  email: '이메일 주소를 확인해 주세요. 예: name@example.com',
  privacyConsent: '개인정보 수집·이용에 동의하셔야 등록할 수 있습니다.',
  consentChanged: '동의 내용이 바뀌었습니다. 바뀐 내용을 확인하신 뒤 다시 동의해 주세요.',
  site: '등록할 수 없는 단지입니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
  source: '등록 경로가 올바르지 않습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
}

export type FieldAnswers = typeof fieldAnswers

/** Messages about the whole form. */
export const resultAnswers = {
  success: '등록이 완료되었습니다. 전문 상담사가 곧 연락드리겠습니다.',
  failure: '등록에 실패했습니다. 다시 시도해 주세요.',
  error: '오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  sending: '등록 중...',
  checkFields: '입력하신 내용을 확인해 주세요.',
  consentChanged: '그동안 동의 내용이 바뀌어 등록을 마치지 못했습니다. 입력하신 내용은 그대로 있으니 바뀐 동의 내용을 확인하신 뒤 다시 등록해 주세요.',
  /** `{phone}`: the office's number. */
  nothingLost: '입력하신 내용은 그대로 있습니다. 계속되면 {phone}번으로 전화해 주세요.',
}

/** Messages that only the server sends. */
export const refusalAnswers = {
  /** @param seconds until the next attempt is accepted */
  busy: (seconds: number) =>
    `요청이 많아 잠시 등록할 수 없습니다. ${seconds < 90 ? `${seconds}초` : `약 ${Math.ceil(seconds / 60)}분`} 뒤에 다시 시도해 주세요.`,
  unavailable: (phone: string) => `지금은 등록을 저장할 수 없습니다. ${phone}번으로 전화해 주시면 바로 안내해 드리겠습니다.`,
  keyTooLong: (max: number) => `Idempotency-Key는 ${max}자 이내여야 합니다.`,
}
