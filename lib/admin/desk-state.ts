import 'server-only'
import { cache } from 'react'
import { services } from '@/lib/services'

const HOUR_MS = 60 * 60 * 1000

export interface DeskState {
  readonly counts: { readonly fresh: number; readonly quarantined: number; readonly troubled: number }
  readonly alarms: readonly string[]
}

/** Numbers and alarms for the frame of the administrator's pages. */
export const deskState = cache(async (): Promise<DeskState> => {
  const { store, env, now } = services()
  const [registrations, messages, newest] = await Promise.all([store.registrations.count(), store.outbox.countByState(), store.registrations.newestAt()])
  const troubled = messages.dead + messages.unknown
  const { honeypot: _trapped, speed: _hasty, ...crowds } = registrations.byReason
  const crowded = Object.values(crowds).reduce((sum, count) => sum + count, 0)
  const silentHours = newest ? Math.floor((now().getTime() - newest.getTime()) / HOUR_MS) : 0
  return {
    counts: { fresh: registrations.byStatus.new, quarantined: registrations.quarantined, troubled },
    alarms: [
      ...(silentHours >= env.ALARM_SILENT_HOURS ? [`${silentHours}시간 동안 새 등록이 없습니다. 등록 양식이 열리는지 확인해 주세요.`] : []),
      ...(crowded > 0 ? [`비슷한 등록이 한꺼번에 몰려 ${crowded.toLocaleString('ko-KR')}건을 보류함에 두었습니다. 실제 고객이 섞여 있을 수 있으니 확인해 주세요.`] : []),
      ...(messages.dead > 0 ? [`보내지 못한 메시지가 ${messages.dead}건 있습니다. 문자 발송 화면에서 원인을 확인해 주세요.`] : []),
    ],
  }
})
