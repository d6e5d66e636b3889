/** Events and results of a registration as sentences and labels. */
export const timelineWords = {
  assigned: (name: string, inTurn: boolean) => `${name} 님에게 ${inTurn ? '차례로 ' : ''}배정`,
  nobody: '담당 없음',
  formerAccount: '없어진 계정',
  callbackChoices: { soon: '30분 뒤', later: '2시간 뒤', tomorrow: '내일 10시' },
  recorded: (result: string) => `${result} 결과를 남겼습니다.`,
  attempt: (result: string, count: number) => `${result} ${count}차`,
  callback: (when: string) => `${when} 재통화`,
  others: { duplicate: '먼저 온 등록', merged: '먼저 온 등록', separated: '먼저 온 등록', 'merged-in': '합친 등록', 'separated-out': '분리한 등록' },
  unassigned: '담당 해제',
  note: '메모',
}
