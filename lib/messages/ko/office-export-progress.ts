/** How far an export is, in the browser. */
export const exportProgressWords = {
  running: '진행 중인 내려받기',
  of: (read: string, total: string) => ` ${read} / ${total}건`,
  reload: '새로 고침',
  done: (read: string) => `마지막 내려받기를 마쳤습니다: ${read}건`,
  broken: (read: string, total: string) => `마지막 내려받기가 중간에 끊겼습니다: ${total}건 중 ${read}건. 받은 파일은 지우고 다시 내려받아 주세요.`,
}
