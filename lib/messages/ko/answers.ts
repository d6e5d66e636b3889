/** Responses of the API, and of pages shown instead of one. */
export const answerWords = {
  signInFirst: '로그인이 필요합니다.',
  forbidden: '권한이 없습니다.',
  notFound: '찾을 수 없습니다.',
  bodyTooLarge: '보낸 내용이 너무 깁니다.',
  bodyUnreadable: '보낸 내용을 읽을 수 없습니다.',
  bodyType: '지원하지 않는 형식입니다.',
  foreignOrigin: '다른 사이트에서 보낸 요청은 받지 않습니다.',
  notSaved: '저장하지 못했습니다',
  goBack: '브라우저의 뒤로 가기를 누르면 입력한 내용이 그대로 있습니다.',
  unavailable: '지금은 처리할 수 없습니다',
  unavailableText: (phone: string) => `지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주시거나 ${phone}번으로 전화해 주세요.`,
  call: (phone: string) => `전화 상담 ${phone}`,
  goBackIfTyped: '입력하신 내용이 있으면 브라우저의 뒤로 가기를 눌러 주세요. 그대로 있습니다.',
}
