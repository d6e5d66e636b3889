/** Times of day of the first picture. */
export const heroDayWords = {
  group: '하루의 빛',
  time: '시각',
  play: '하루 보기',
  pause: '멈춤',
}
