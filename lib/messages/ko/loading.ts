/** A component that fails to load in the browser. */
export const loadingWords = {
  tooSlow: (part: string) => `${part}: 불러오는 데 시간이 너무 오래 걸립니다.`,
  failed: (part: string) => `${part}: 불러오지 못했습니다.`,
  reloadHint: '연결을 확인한 뒤 새로고침해 주세요. 입력 중인 내용이 있으면 먼저 등록하셔도 됩니다.',
  reload: '새로고침',
}
