/** The slider's buttons, created in the browser. */
export const sliderWords = {
  start: '자동 넘김 시작',
  pause: '자동 넘김 멈춤',
  previous: '이전 슬라이드',
  next: '다음 슬라이드',
  toSlide: (number: number, title: string) => `${number}번째: ${title}`,
}
