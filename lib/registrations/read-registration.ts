import { NotFoundError } from '@/lib/errors'
import type { QueuedMessage } from '@/lib/outbox/message'
import { auditEntry, type Actor } from './actor'
import type { ConsentText } from './consent'
import type { InboxServices } from './inbox-services'
import type { Registration, RegistrationNote } from './stored-registration'

const HISTORY_LIMIT = 50

export interface RegistrationDetail {
  readonly registration: Registration
  readonly notes: readonly RegistrationNote[]
  /** Other registrations of the same phone, newest first. */
  readonly history: readonly Registration[]
  readonly messages: readonly QueuedMessage[]
  /** Whether this phone refused advertisements. */
  readonly optedOut: boolean
}

/** One registration with all that belongs to it; that somebody looked is written down. @throws NotFoundError */
export async function readRegistration({ store, now }: InboxServices, id: string, actor: Actor): Promise<RegistrationDetail> {
  const registration = await store.registrations.find(id)
  if (!registration) throw new NotFoundError(`no registration ${id}`)
  const [notes, samePhone, messages, optedOut] = await Promise.all([
    store.registrations.notes(id),
    store.registrations.listByPhone(registration.phone, HISTORY_LIMIT),
    store.outbox.list({ registrationId: id, limit: 20 }),
    store.outbox.hasOptedOut(registration.phone),
  ])
  await store.audit.record(auditEntry(actor, now(), 'registration.view', id))
  return { registration, notes, history: samePhone.filter((one) => one.id !== id), messages, optedOut }
}

/** The text that was agreed to, by the hash that the registration keeps. */
export const readConsentText = ({ store }: InboxServices, hash: string): Promise<ConsentText | null> => store.registrations.consentText(hash)
