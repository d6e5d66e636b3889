/** Facts in the opening of a page without a picture. */
export const openingWords = {
  checked: '기준일',
  next: '다음 일정',
  open: '모두',
  openItems: (count: number) => `${count}가지`,
  newestChange: '마지막 변경',
  newestArticle: '새 소식',
}
