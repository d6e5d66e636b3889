/** Responses of the front server before a page is rendered. Plain Node: it runs before anything is compiled. */

const TRY_AGAIN = '첫 화면으로 가서 다시 시도해 주세요.'

type RefusalWords = { heading: string; lang?: string; text: string }

/** By status. */
export const refusalPages: Readonly<Record<number, RefusalWords>> = {
  400: { heading: '요청을 읽을 수 없습니다', text: `주소가 잘렸거나 잘못되었습니다. ${TRY_AGAIN}` },
  404: { heading: 'Not Found', lang: 'en', text: `찾으시는 페이지가 없습니다. 주소가 바뀌었거나 지워졌을 수 있습니다. ${TRY_AGAIN}` },
  405: { heading: '이 주소에서는 할 수 없는 요청입니다', text: TRY_AGAIN },
}
/** For any other status. */
export const otherRefusal: RefusalWords = { heading: '요청을 처리할 수 없습니다', text: TRY_AGAIN }
/** For a missing page of the office. */
export const missingOffice: RefusalWords = {
  heading: '열 수 없는 화면입니다',
  text: '찾으시는 페이지가 없습니다. 지워졌거나 다른 사람이 맡은 고객일 수 있습니다.',
}
/** Added for a missing page of the office: accounts without permission read the same. */
export const missingForRole = '이 계정의 역할로는 볼 수 없는 화면일 수도 있습니다. 필요하시면 관리자에게 역할을 바꿔 달라고 요청해 주세요.'
/** Added for an unknown SMS link. */
export const missingVisit = '방문예약의 링크는 방문 다음 날까지 쓸 수 있습니다. 주소가 잘리지 않았는지 문자에서 확인해 주세요.'
export const toHome = '첫 화면'
export const toAdmin = '관리자 첫 화면'

/** One line for requests that do not come from a browser, by status. */
export const refusalLines: Record<number, string> = {
  400: '요청을 이해할 수 없습니다. 주소를 확인하고 다시 시도해 주세요.',
  405: '이 방식의 요청은 받지 않습니다.',
  408: '요청이 제때 도착하지 않았습니다. 다시 시도해 주세요.',
  413: '보낸 내용이 너무 깁니다. 줄여서 다시 시도해 주세요.',
  431: '요청의 머리글이 너무 깁니다. 브라우저의 쿠키를 지우고 다시 시도해 주세요.',
  503: '응답이 늦어지고 있습니다. 잠시 후 다시 시도해 주세요.',
}
