import { nextTurn } from '@/lib/next-turn'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import { afterAdvertisingTime } from '@/lib/messaging/advertising-hours'
import type { Mailing } from '@/lib/messaging/mailing'
import { messageId, type OutboxMessage } from '@/lib/messaging/message'
import type { Store } from '@/lib/store/store'
import { mailingRecipients } from './mailing-recipients'
import { partReadable, type Registration } from './stored-registration'

/*
 * Queues approved advertisements, step by step in the background. A step may happen twice, because a process may be killed in it or
 * another one is as far: ids and periods of its messages make that harmless, and its position follows from the rows alone.
 */

/** Registrations of one step, one transaction of some milliseconds. */
const STEP = 100
/** Spread, because messages are sent in the order in which they become due, and a confirmation must not wait behind thousands. */
const SECOND_MS = 1000
const PER_SECOND = 10

export interface QueueServices {
  readonly store: Pick<Store, 'registrations' | 'outbox' | 'mailings'>
  readonly now: () => Date
  readonly log: { warn(fields: object, text: string): void }
}

/** Counts hours of advertising only, so that what does not fit before 21:00 is spread over the next morning as well. */
const dueAt = (approvedAt: Date, position: number): Date => afterAdvertisingTime(approvedAt, Math.floor(position / PER_SECOND) * SECOND_MS)

const messageOf = ({ id, phone }: Registration, mailing: Mailing, at: Date, due: Date): OutboxMessage => ({
  id: messageId(id, 'mailing', mailing.id),
  registrationId: id,
  kind: 'mailing',
  to: phone,
  // The mailing has it, once for all: see sending-advertisements.ts.
  body: '',
  advertisement: true,
  // Nobody wants an advertisement of the office at night, whatever was ticked.
  nightConsent: false,
  createdAt: at,
  dueAt: due,
  period: mailing.id,
})

const finished = ({ id, decidedBy, queued }: Mailing, at: Date): AuditEntry => ({
  at,
  actor: decidedBy,
  address: null,
  action: 'mailing.queue',
  subject: id,
  detail: `${queued}`,
})

/** Queues the messages of some registrations. Whoever registered after the approval gets nothing. */
async function queueStep({ store, now, log }: QueueServices, mailing: Mailing, decidedAt: Date): Promise<void> {
  const { through } = mailing
  const page = await store.registrations.list({ quarantined: false, until: decidedAt, limit: STEP, ...(through && { after: through }) })
  const at = now()
  const { readable, unreadable } = partReadable(page)
  const skip = (registration: string) => log.warn({ mailing: mailing.id, registration }, 'a damaged registration gets no advertisement')
  for (const { id } of unreadable) skip(id)
  const recipients = await mailingRecipients(store.outbox, readable, at, skip)
  await store.outbox.add(
    recipients.map((registration, index) => messageOf(registration, mailing, at, dueAt(decidedAt, mailing.queued + index))),
    null,
  )
  // Not what was added: a step that happens again adds nothing.
  const queued = mailing.queued + recipients.length
  const last = page.at(-1)
  if (last && page.length === STEP) await store.mailings.change({ ...mailing, queued, through: { createdAt: last.createdAt, id: last.id } }, null)
  else {
    const done: Mailing = { ...mailing, state: 'queued', queued }
    await store.mailings.change(done, finished(done, at))
  }
}

/**
 * Queues one step of what is approved and not queued yet; the next call continues there.
 * @returns whether there is more
 * @throws StoreUnavailableError
 */
export async function queueMailings(services: QueueServices): Promise<boolean> {
  const mailing = await services.store.mailings.nextToQueue()
  if (!mailing?.decidedAt) return false
  await queueStep(services, mailing, mailing.decidedAt)
  await nextTurn()
  return true
}
