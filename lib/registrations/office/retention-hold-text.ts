import { KOREAN_TIME_ZONE } from '@/lib/korean-time'
import type { RetentionHold } from '@/lib/registrations/retention-store'
import { formatCount } from '@/lib/messages/format-count'

const day = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: KOREAN_TIME_ZONE })
const count = (number: number) => formatCount(number)

/** The text for operators: a sentence or two that say what to do. */
export function retentionHoldText({ reason, since, seenAt, due, stored }: RetentionHold): string {
  const word = '확인한 뒤 서버에서 npm run site -- registrations expire 를 실행해 주세요.'
  switch (reason) {
    case 'clock':
      return `서버 시계가 ${day.format(since)}을 가리켜 마지막으로 확인된 ${seenAt ? day.format(seenAt) : '시각'}과 크게 다릅니다. 보유 기간이 지난 등록의 파기를 멈추었습니다. 시계를 바로잡아 주세요. 바로잡은 뒤에도 이 알림이 남거나, 사이트가 오래 꺼져 있었거나 백업을 복원했다면 등록의 날짜를 ${word}`
    case 'share':
      return `보유 기간이 지난 등록이 전체 ${count(stored)}건 가운데 ${count(due)}건이어서 한꺼번에 파기하지 않고 멈추었습니다. ${word}`
    case 'backup':
      return `보유 기간이 지난 등록을 파기하기 전에 백업하지 못해 멈추었습니다. 디스크 여유를 확인해 주세요.`
  }
}
