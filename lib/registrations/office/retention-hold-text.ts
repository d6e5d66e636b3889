import { KOREAN_TIME_ZONE } from '@/lib/korean-time'
import type { RetentionHold } from '@/lib/registrations/retention-store'
import { formatCount } from '@/lib/messages/format-count'
import { officeAlarmWords as words } from '@/lib/messages/ko/office-alarms'

const day = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: KOREAN_TIME_ZONE })
const count = (number: number) => formatCount(number)

/** The text for operators: a sentence or two that say what to do. */
export function retentionHoldText({ reason, since, seenAt, due, stored }: RetentionHold): string {
  const word = words.expireByHand
  switch (reason) {
    case 'clock':
      return words.retentionClock(day.format(since), seenAt && day.format(seenAt), word)
    case 'share':
      return words.retentionShare(count(stored), count(due), word)
    case 'backup':
      return words.retentionBackup
  }
}
