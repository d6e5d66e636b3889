/** Videos. */
export const videoWords = {
  films: '영상',
  play: (title: string) => `${title} 재생`,
  /** Name of the language of the captions. */
  captions: '한국어',
  appearsHere: '영상이 올라오면 이 자리에서 바로 볼 수 있습니다.',
  published: '게시',
  inPreparation: '영상 준비 중',
}
