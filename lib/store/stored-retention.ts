import { z } from 'zod'
import { noteUnreadable } from './met-records'
import type { RetentionState } from '@/lib/registrations/retention-store'
import { storedTime } from './stored-time'

const hold = z.object({ reason: z.enum(['clock', 'share', 'backup']), since: storedTime, seenAt: storedTime.nullable(), due: z.number(), stored: z.number() })

/** As both stores keep it: times are milliseconds since 1970. */
const retentionDocument = z.object({ seenAt: storedTime.nullable(), hold: hold.nullable() })
export type RetentionDocument = z.input<typeof retentionDocument>

/** State of a store before the first run. */
const NO_RETENTION: RetentionState = { seenAt: null, hold: null }
/** Id of the state among unreadable records. */
export const RETENTION_ID = 'retention'

/** @param read undefined if the store holds none yet; a malformed one is ignored: the next run begins like the first one */
export function readRetention(read: unknown): RetentionState {
  if (read === undefined) return NO_RETENTION
  const checked = retentionDocument.safeParse(read)
  if (checked.success) return checked.data
  noteUnreadable({ kind: 'retention', id: RETENTION_ID })
  return NO_RETENTION
}

export const retentionToDocument = ({ seenAt, hold: held }: RetentionState): RetentionDocument => ({
  seenAt: seenAt?.getTime() ?? null,
  hold: held && { ...held, since: held.since.getTime(), seenAt: held.seenAt?.getTime() ?? null },
})
