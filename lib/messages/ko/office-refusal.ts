import { answerWords } from './answers'

/** What the office shows instead of a page that failed, or after an action that was refused. */
export const officeRefusalWords = {
  toStart: '오늘 할 일',
  back: '하던 화면으로 돌아가기',
  failed: '화면을 열지 못했습니다',
  failedText: '문제가 생겨 화면을 열지 못했습니다. 다시 시도해 주세요. 이어지면 아래 요청 번호를 사이트 운영자에게 알려 주세요.',
  retry: '다시 시도',
  requestId: '요청 번호',
  refused: '처리하지 못했습니다',
  forbidden: '이 계정의 역할로는 할 수 없는 일입니다. 필요하시면 관리자에게 요청해 주세요.',
  unknownAction: '처리할 수 없는 요청입니다. 화면을 새로 고친 뒤 다시 해 주세요.',
  gone: '그동안 지워졌거나 바뀌었습니다. 목록을 다시 열어 확인해 주세요.',
  sessionEnded: `로그인이 끝나 처리하지 못했습니다. ${answerWords.goBack} 다시 로그인한 뒤 한 번 더 해 주세요.`,
}
