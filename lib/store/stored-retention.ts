import { z } from 'zod'
import type { RetentionState } from './retention-store'

const time = z.number().transform((ms) => new Date(ms))
const hold = z.object({ reason: z.enum(['clock', 'share', 'backup']), since: time, seenAt: time.nullable(), due: z.number(), stored: z.number() })

/** As both stores keep it: times are milliseconds since 1970. */
export const retentionDocument = z.object({ seenAt: time.nullable(), hold: hold.nullable() })
export type RetentionDocument = z.input<typeof retentionDocument>

/** What a store says that holds none yet. */
export const NO_RETENTION: RetentionState = { seenAt: null, hold: null }
/** Names the document in errors. */
export const RETENTION_RECORD = 'the state of the retention runs'

export const retentionToDocument = ({ seenAt, hold: held }: RetentionState): RetentionDocument => ({
  seenAt: seenAt?.getTime() ?? null,
  hold: held && { ...held, since: held.since.getTime(), seenAt: held.seenAt?.getTime() ?? null },
})
