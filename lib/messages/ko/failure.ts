/** A page that failed. A separate file, because the browser loads it. */
export const failureWords = {
  text: '페이지를 보여 드리는 중에 오류가 발생했습니다. 다시 시도해 주세요. 같은 일이 이어지면 대표번호로 전화해 주시면 안내해 드리겠습니다.',
  retry: '다시 시도',
  call: '전화 상담',
  toHome: '홈으로',
  requestId: '요청 번호',
}
