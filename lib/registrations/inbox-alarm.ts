import type { Store } from '@/lib/store/store'

export interface InboxAlarm {
  /** Hours without a registration, when that is longer than the office expects; otherwise null. */
  readonly silentHours: number | null
  /** Messages that will not be sent by themselves: dead, or with an unknown outcome. */
  readonly stuckMessages: number
  /** Messages due for longer than they should be: the worker does not run. */
  readonly overdue: boolean
}

interface AlarmServices {
  readonly store: Pick<Store, 'registrations' | 'outbox'>
  readonly now: () => Date
}

const OVERDUE_MS = 10 * 60 * 1000

/** @param silenceHours after how many hours without a registration the office wants to know; 0 never */
export async function inboxAlarm({ store, now }: AlarmServices, silenceHours: number): Promise<InboxAlarm> {
  const [newest, states, nextDue] = await Promise.all([store.registrations.newestAt(), store.outbox.countByState(), store.outbox.nextDueAt()])
  const hours = newest ? Math.floor((now().getTime() - newest.getTime()) / 3_600_000) : null
  return {
    silentHours: silenceHours > 0 && hours !== null && hours >= silenceHours ? hours : null,
    stuckMessages: states.dead + states.unknown,
    overdue: nextDue !== null && now().getTime() - nextDue.getTime() > OVERDUE_MS,
  }
}
