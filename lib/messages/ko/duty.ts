/** Duty, and how waiting registrations are dealt. */
export const dutyWords = {
  nobody: '근무 중인 사람이 없습니다. 근무를 시작한 뒤에 나눠 주세요.',
  deal: (waiting: string, people: string) => `배정 대기 ${waiting}건을 근무자 ${people}명에게 나누기`,
  handOver: (count: string) => `근무 마치고 신규 ${count}건 넘기기`,
  dealt: '배정 대기를 근무자에게 차례로 나누었습니다. 같은 번호의 등록은 전에 맡은 사람에게 갔습니다.',
  given: '근무를 마쳤습니다. 아직 연락하지 못한 신규는 배정 대기로 넘겼습니다.',
  dealtAudit: '근무자에게 나눔',
  handedOver: '근무를 마치며 넘김',
  done: {
    start: '근무를 시작했습니다. 새 등록이 차례로 배정됩니다.',
    end: '근무를 마쳤습니다.',
    'start-other': '근무를 시작했습니다.',
    'end-other': '근무를 마쳤습니다.',
  },
  title: '근무 중',
  lead: '새 등록은 근무 중인 사람에게 차례로 배정되고, 같은 번호의 등록은 기존 담당자에게 갑니다. 근무는 자정에 자동으로 끝납니다.',
  since: (time: string) => `${time}부터`,
  endOf: (name: string) => `${name} 님 근무 종료`,
  end: '근무 종료',
  none: '근무 중인 사람이 없습니다. 새 등록은 아래 목록에서 직접 맡아 주세요.',
  endOwn: '내 근무 마치기',
  startOwn: '내 근무 시작',
  startWhom: '근무를 시작할 사람',
  other: '다른 사람',
  start: '근무 시작',
}

/** The list of registrations that wait for an assignee. */
export const waitingWords = {
  lead: (shown: number) => `오래 기다린 것부터 ${shown}건까지 보입니다. 맡으면 이름과 번호가 보이고, 오늘 할 일에 올라옵니다.`,
  caption: '배정을 기다리는 등록, 오래 기다린 것부터',
  none: '배정 대기가 없습니다. 근무 중인 사람이 없을 때 들어온 등록이 여기에 보입니다.',
  columns: ['이름', '연락처', '등록일시', '경로', '문의·관심 타입', '맡기'],
  claim: '내가 맡기',
}
