import { dueRegistrations, expireRegistrations } from '@/lib/registrations/expire-registrations'
import { retentionHoldText } from '@/lib/registrations/office/retention-hold-text'
import { KOREAN_TIME_ZONE } from '@/lib/korean-time'
import type { Services } from '@/lib/services'
import { formatCount } from '@/lib/messages/format-count'

const time = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeStyle: 'short', timeZone: KOREAN_TIME_ZONE })

/**
 * `npm run site -- registrations expire [--confirm]`: lists registrations past their retention period; `--confirm` destroys them
 * and records that in the audit trail.
 * @returns what to print
 */
export async function expireCommand(services: Services, confirmed: boolean): Promise<string> {
  const {
    limit,
    due,
    stored,
    seenAt,
    state: { hold },
  } = await dueRegistrations(services)
  if (confirmed) {
    const outcome = await expireRegistrations(services, true)
    return outcome.hold ? retentionHoldText(outcome.hold) : `보유 기간이 지난 등록 ${formatCount(outcome.removed)}건을 파기했습니다. 감사 기록에 남겼습니다.`
  }
  return [
    ...(hold ? [retentionHoldText(hold), ''] : []),
    `서버 시계: ${time.format(services.now())} (한국 시간). 실제 시각과 같은지 먼저 확인해 주세요.`,
    `마지막으로 확인된 시각: ${seenAt ? time.format(seenAt) : '없음'}`,
    `보유 기간 ${services.policy.retentionMonths}개월이 지난 등록: ${formatCount(due)}건${due > 0 ? ` (전체 ${formatCount(stored)}건, ${time.format(limit)} 이전)` : ''}`,
    '시계가 맞고 파기해도 되면: npm run site -- registrations expire --confirm',
  ].join('\n')
}
