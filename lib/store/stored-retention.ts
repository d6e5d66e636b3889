import type { RetentionHold, RetentionState } from './retention-store'

/** As both stores keep it: times are milliseconds since 1970. */
export interface RetentionDocument {
  readonly seenAt: number | null
  readonly hold: (Omit<RetentionHold, 'since' | 'seenAt'> & { readonly since: number; readonly seenAt: number | null }) | null
}

const dateOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

export const retentionToDocument = ({ seenAt, hold }: RetentionState): RetentionDocument => ({
  seenAt: seenAt?.getTime() ?? null,
  hold: hold && { ...hold, since: hold.since.getTime(), seenAt: hold.seenAt?.getTime() ?? null },
})

/** @param document absent where nothing was kept yet */
export const retentionFromDocument = (document: RetentionDocument | undefined): RetentionState => ({
  seenAt: dateOrNull(document?.seenAt ?? null),
  hold: document?.hold ? { ...document.hold, since: new Date(document.hold.since), seenAt: dateOrNull(document.hold.seenAt) } : null,
})
