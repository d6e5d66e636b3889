/** Press lists and articles, as far as the server renders them. */
export const pressWords = {
  press: '언론보도',
  author: '작성자',
  administrator: '관리자',
  published: '등록',
  views: '조회',
  toList: '목록으로',
  neighbours: '이전 글과 다음 글',
  newer: '다음 글',
  older: '이전 글',
  empty: '아직 게시한 글이 없습니다. 새 소식을 준비하고 있습니다.',
  missingArticle: {
    title: '글을 찾을 수 없습니다',
    text: '찾으시는 글이 없습니다. 내려갔거나 주소가 바뀌었을 수 있습니다. 아래 목록에서 다른 글을 골라 주세요.',
  },
  toFirst: '첫 목록으로',
  signInHeading: '관리자 로그인',
  writeHeading: '기사 쓰기',
  welcome: '님, 환영합니다.',
  toAdmin: '관리자 화면',
  signOut: '로그아웃',
}
