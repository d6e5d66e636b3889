/** The full-screen dialog, loaded on demand. */
export const planViewerWords = {
  keys: (label: string) => `${label}: 화살표로 옮기고 더하기, 빼기로 크기를 바꿉니다`,
  zoomOut: '축소',
  fit: '맞춤',
  fitToScreen: '화면에 맞춤',
  zoomIn: '확대',
  close: '닫기',
  turn: '기기를 옆으로 돌리면 글자가 바로 보입니다',
}
