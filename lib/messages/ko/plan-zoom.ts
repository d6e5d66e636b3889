/** Zoom controls of drawings, created in the browser. */
export const planZoomWords = {
  fullScreen: '전체 화면',
  fullScreenOf: (label: string) => `${label} 전체 화면`,
  fit: '맞춤',
  close: '닫기',
  /** Name of the component if it cannot be loaded. */
  viewer: '도면 전체 화면',
}
