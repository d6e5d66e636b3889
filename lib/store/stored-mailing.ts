import 'server-only'
import { z } from 'zod'
import type { Mailing, MailingState } from '@/lib/messaging/mailing'
import { noteUnreadable } from './met-records'
import { jsonOrNull } from './stored-json'
import { storedTime, timeOrEpoch } from './stored-time'

const names = z.array(z.string())

/** A mailing as both stores write it: times are milliseconds since 1970. */
export interface StoredMailing {
  readonly revision: number
  readonly state: MailingState
  readonly text: string
  readonly body: string
  readonly author: string
  /** JSON. */
  readonly authors: string
  readonly createdAt: number
  readonly recipients: number
  readonly countedAt: number | null
  readonly decidedBy: string | null
  readonly decidedAt: number | null
  readonly reason: string | null
  readonly queued: number
  readonly throughAt: number | null
  readonly throughId: string | null
}

export const storedMailing = ({ id: _id, authors, createdAt, countedAt, decidedAt, through, ...plain }: Mailing): StoredMailing => ({
  ...plain,
  authors: JSON.stringify(authors),
  createdAt: createdAt.getTime(),
  countedAt: countedAt?.getTime() ?? null,
  decidedAt: decidedAt?.getTime() ?? null,
  throughAt: through?.createdAt.getTime() ?? null,
  throughId: through?.id ?? null,
})

/** Null if it is damaged. */
const timeOrNull = (stored: unknown): Date | null => storedTime.safeParse(stored).data ?? null

export function toMailing(id: string, { authors, createdAt, countedAt, decidedAt, throughAt, throughId, ...plain }: StoredMailing): Mailing {
  const approvedAt = timeOrNull(decidedAt)
  const throughTime = timeOrNull(throughAt)
  // Without the time of its approval nobody knows who had registered before it, and when it is due.
  if (plain.state === 'approved' && approvedAt === null) noteUnreadable({ kind: 'mailing', id })
  return {
    id,
    ...plain,
    // A damaged list names whoever saved last: the mailing can still be read, sent back and stopped.
    authors: names.safeParse(jsonOrNull(authors)).data ?? [plain.author],
    createdAt: timeOrEpoch(createdAt),
    countedAt: timeOrNull(countedAt),
    decidedAt: approvedAt,
    through: throughTime === null || throughId === null ? null : { createdAt: throughTime, id: throughId },
  }
}

/** The one that was approved first; one whose time of approval is damaged is none. */
export const firstApproved = (approved: readonly Mailing[]): Mailing | null =>
  approved.flatMap((mailing) => (mailing.decidedAt ? [{ mailing, at: mailing.decidedAt.getTime() }] : [])).toSorted((a, b) => a.at - b.at)[0]?.mailing ?? null
