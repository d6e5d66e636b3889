import 'server-only'
import { z } from 'zod'
import type { Mailing, MailingState } from '@/lib/messaging/mailing'
import { jsonOrNull } from './stored-json'

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

export const toMailing = (id: string, { authors, createdAt, countedAt, decidedAt, throughAt, throughId, ...plain }: StoredMailing): Mailing => ({
  id,
  ...plain,
  // A damaged list names whoever saved last: the mailing can still be read, sent back and stopped.
  authors: names.safeParse(jsonOrNull(authors)).data ?? [plain.author],
  createdAt: new Date(createdAt),
  countedAt: countedAt === null ? null : new Date(countedAt),
  decidedAt: decidedAt === null ? null : new Date(decidedAt),
  through: throughAt === null || throughId === null ? null : { createdAt: new Date(throughAt), id: throughId },
})
