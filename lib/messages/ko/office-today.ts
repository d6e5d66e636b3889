import { formatCount } from '@/lib/format-count'

/** The office's first screen. */
export const officeTodayWords = {
  visits: (groups: number) => `오늘 방문 예정 ${formatCount(groups)}팀`,
  question: (text: string) => `문의: ${text}`,
  done: '지금 할 일을 모두 마쳤습니다.',
  doneButWaiting: (count: number) => `내가 할 일은 모두 마쳤습니다. 배정 대기 ${formatCount(count)}건이 기다리고 있습니다.`,
  undo: '되돌리기',
  unfold: (count: number) => `나머지 ${formatCount(count)}건 펼치기`,
}
