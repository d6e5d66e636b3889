import { formatCount } from '@/lib/messages/format-count'

/** Actions on many customers at once. */
export const officeBulkWords = {
  ticked: '고른 고객 일괄 처리',
  found: (count: number) => `조건에 맞는 고객 ${formatCount(count)}명 모두 처리`,
  /** After a press that did as many as it may. */
  rest: (count: number) => `남은 고객 ${formatCount(count)}명 모두 처리`,
  tickedHint: '아래 목록에서 고객을 고른 뒤 처리할 일을 누릅니다. 10분 안에는 되돌릴 수 있습니다.',
  foundHint: (most: number) => `목록의 다른 쪽에 있는 고객까지 모두 처리합니다. 한 번에 ${formatCount(most)}명까지이며, 10분 안에는 되돌릴 수 있습니다.`,
  chooseFound: '조건에 맞는 고객 모두 고르기',
  chooseTicked: '직접 골라 처리하기',
  choose: '고르기',
  result: '결과',
  recordResult: '결과 남기기',
  tag: '태그',
  addTag: '태그 추가',
  assignee: '담당자',
  reason: '사유',
  assign: '모두 배정',
  assignedTo: (name: string) => `${name} 님에게 배정`,
  tagged: (tag: string) => `태그 ${tag}`,
  done: (label: string, count: number) => `${formatCount(count)}건: ${label}.`,
  skipped: (count: number) => `${formatCount(count)}건은 해당하지 않아 그대로 두었습니다.`,
  more: '남은 고객은 아래에서 한 번 더 누르면 이어서 처리합니다.',
  undo: '되돌리기',
  refused: {
    none: '고객을 골라 주세요.',
    tooMany: (most: number) => `한 번에 ${most}건까지 고를 수 있습니다.`,
    unfiltered: '먼저 상태, 경로, 태그 등으로 목록을 골라 주세요.',
    result: '결과를 골라 주세요.',
    assignee: '담당자를 골라 주세요.',
    late: '되돌릴 수 있는 시간이 지났습니다.',
  },
}
