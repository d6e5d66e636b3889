import 'server-only'
import { cache } from 'react'
import { decideAlarms } from '@/lib/monitoring/alarms'
import { readFacts } from '@/lib/monitoring/read-facts'
import { services } from '@/lib/services'

export interface AdminFrameState {
  readonly counts: { readonly fresh: number; readonly quarantined: number; readonly troubled: number }
  readonly alarms: readonly string[]
}

/** Numbers and alarms for the frame of the administrator's pages. */
export const adminFrameState = cache(async (): Promise<AdminFrameState> => {
  const facts = await readFacts(services())
  const { registrations, messages } = facts
  return {
    counts: { fresh: registrations.byStatus.new, quarantined: registrations.quarantined, troubled: messages.dead + messages.unknown },
    alarms: decideAlarms(facts).map(({ text }) => text),
  }
})
