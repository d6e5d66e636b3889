/** The press list, which loads further pages in the browser. */
export const pressListWords = {
  loaded: (count: number) => `기사 ${count}건을 더 불러왔습니다.`,
  caption: '언론보도 목록, 최신순',
  number: '번호',
  title: '제목',
  author: '작성자',
  date: '날짜',
  views: '조회',
  administrator: '관리자',
  failure: '목록을 더 불러오지 못했습니다. 다시 시도해 주세요.',
  loading: '불러오는 중...',
  more: '더보기',
}
