import { NotFoundError } from '@/lib/errors'
import type { AuditEntry } from '@/lib/store/audit-store'
import type { OutboxQuery } from '@/lib/store/outbox-store'
import type { Store } from '@/lib/store/store'
import type { QueuedMessage } from './message'

interface OutboxServices {
  readonly store: Pick<Store, 'outbox'>
  readonly now: () => Date
}

/** Who does it: e-mail and address, null for the machine itself. */
interface Actor {
  readonly email: string | null
  readonly address: string | null
}

const entry = (actor: Actor, at: Date, action: 'outbox.retry' | 'outbox.opt-out', subject: string | null): AuditEntry => ({ at, actor: actor.email, address: actor.address, action, subject, detail: null })

export const OUTBOX_PAGE_SIZE = 50

/** A page of messages, newest first. */
export const listMessages = ({ store }: OutboxServices, query: Omit<OutboxQuery, 'limit'> = {}): Promise<QueuedMessage[]> => store.outbox.list({ ...query, limit: OUTBOX_PAGE_SIZE })

export const countMessages = ({ store }: OutboxServices) => store.outbox.countByState()

/**
 * Sends a dead, unknown or cancelled message again: the one way in which an unknown outcome is ever resent.
 * @throws NotFoundError when there is no such message in such a state
 */
export async function retryMessage({ store, now }: OutboxServices, id: string, actor: Actor): Promise<void> {
  if (!(await store.outbox.replay(id, now(), entry(actor, now(), 'outbox.retry', id)))) throw new NotFoundError(`no message ${id} to send again`)
}

/**
 * No more advertisements to this phone, queued ones included (정보통신망법 §50).
 * @param phone digits
 * @param registrationId where the wish was met, for the trail
 * @returns how many queued messages were stopped
 */
export const optOut = ({ store, now }: OutboxServices, phone: string, registrationId: string | null, actor: Actor): Promise<number> =>
  store.outbox.optOut(phone, now(), entry(actor, now(), 'outbox.opt-out', registrationId))
