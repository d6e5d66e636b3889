import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import { nextAdvertisingHour } from '@/lib/messaging/advertising-hours'
import type { Mailing } from '@/lib/messaging/mailing'
import { ALREADY_SENT, MAILING_STOPPED, messageId, type OutboxMessage, type QueuedMessage } from '@/lib/messaging/message'
import type { Store } from '@/lib/store/store'
import { mailingRecipients } from './mailing-recipients'
import { readableOf, type Registration } from './stored-registration'

/*
 * Queues approved advertisements, step by step in the background. A step may happen twice, because a process may be killed in it or
 * another one is as far: ids and periods of its messages make that harmless.
 */

/** Registrations of one step, one transaction of some milliseconds. */
const STEP = 100
/** Spread, because messages are sent in the order in which they become due, and a confirmation must not wait behind thousands. */
const SECOND_MS = 1000
const PER_SECOND = 10

interface QueueServices {
  readonly store: Pick<Store, 'registrations' | 'outbox' | 'mailings'>
  readonly now: () => Date
}

function dueAt(approvedAt: Date, position: number): Date {
  const begins = nextAdvertisingHour(approvedAt).getTime()
  return nextAdvertisingHour(new Date(begins + Math.floor(position / PER_SECOND) * SECOND_MS))
}

const messageOf = ({ id, phone }: Registration, mailing: Mailing, at: Date, due: Date): OutboxMessage => ({
  id: messageId(id, 'mailing', mailing.id),
  registrationId: id,
  kind: 'mailing',
  to: phone,
  body: mailing.body,
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
async function queueStep({ store, now }: QueueServices, mailing: Mailing): Promise<void> {
  const { decidedAt, through } = mailing
  if (decidedAt === null) return
  const page = await store.registrations.list({ quarantined: false, until: decidedAt, limit: STEP, ...(through && { after: through }) })
  const at = now()
  const recipients = await mailingRecipients(store.outbox, readableOf(page), at)
  const added = await store.outbox.add(
    recipients.map((registration, index) => messageOf(registration, mailing, at, dueAt(decidedAt, mailing.queued + index))),
    null,
  )
  const queued = mailing.queued + added
  const last = page.at(-1)
  if (last && page.length === STEP) await store.mailings.change({ ...mailing, queued, through: { createdAt: last.createdAt, id: last.id } }, null)
  else {
    const done: Mailing = { ...mailing, state: 'queued', queued }
    await store.mailings.change(done, finished(done, at))
  }
}

/**
 * Queues what is approved and not queued yet; stops between two steps when told, and continues there the next time.
 * @throws StoreUnavailableError
 */
export async function queueMailings(services: QueueServices, mayContinue: () => boolean | Promise<boolean>): Promise<void> {
  for (let mailing = await services.store.mailings.nextToQueue(); mailing && (await mayContinue()); mailing = await services.store.mailings.nextToQueue()) {
    await queueStep(services, mailing)
    await nextTurn()
  }
}

/** @returns why a message of a mailing must not be sent; null for all others */
export async function mailingStaleness(
  mailings: Pick<Store['mailings'], 'find'>,
  { kind, period }: Pick<QueuedMessage, 'kind' | 'period'>,
): Promise<string | null> {
  if (kind !== 'mailing') return null
  // Another message of this number has the period: this one is not sent, even if staff retry it.
  if (period === null) return ALREADY_SENT
  return (await mailings.find(period))?.state === 'stopped' ? MAILING_STOPPED : null
}
