import 'server-only'
import { cache } from 'react'
import { decideAlarms, type Alarm } from '@/lib/registrations/office/alarms'
import { readFacts } from '@/lib/registrations/office/read-alarm-facts'
import { services } from '@/lib/services'

export interface AdminLayoutState {
  readonly counts: { readonly fresh: number; readonly quarantined: number; readonly troubled: number }
  readonly alarms: readonly Alarm[]
}

/** Cache lifetime of the alarms: reading them takes some thirty queries. */
const KEPT_MS = 60_000
let recent: { readonly alarms: Promise<readonly Alarm[]>; readonly until: number } | null = null

/** Alarms of the last minute, read once for all open pages. */
export function recentAlarms(): Promise<readonly Alarm[]> {
  const at = performance.now()
  if (!recent || at >= recent.until) {
    const alarms = readFacts(services()).then(decideAlarms)
    recent = { alarms, until: at + KEPT_MS }
    alarms.catch(() => void (recent = null))
  }
  return recent.alarms
}

/** Numbers and alarms for the frame of the administrator's pages. */
export const adminLayoutState = cache(async (): Promise<AdminLayoutState> => {
  const facts = await readFacts(services())
  const { newRegistrations, quarantined, messages } = facts
  return {
    counts: {
      fresh: newRegistrations,
      quarantined: Object.values(quarantined).reduce((sum, some) => sum + some, 0),
      troubled: messages.dead + messages.unknown,
    },
    alarms: decideAlarms(facts),
  }
})
