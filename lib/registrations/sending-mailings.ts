import type { Mailing } from '@/lib/messaging/mailing'
import { ALREADY_SENT, MAILING_OUTDATED, MAILING_STOPPED, NOT_AGREED, type QueuedMessage } from '@/lib/messaging/message'
import type { Store } from '@/lib/store/store'
import { hasLegalForm } from './mailing-body'
import { mayBeAdvertisedTo } from './mailing-recipients'
import type { RegistrationPolicy } from './policy'

/* What a message of a mailing needs when it is sent: days may pass after it was queued. */

interface SendingServices {
  readonly store: { readonly mailings: Pick<Store['mailings'], 'find'>; readonly registrations: Pick<Store['registrations'], 'find'> }
  readonly policy: () => Pick<RegistrationPolicy, 'facts'>
  readonly now: () => Date
}

type MailingMessage = Pick<QueuedMessage, 'kind' | 'period' | 'registrationId' | 'body'>

/** @returns the text that is stored with the mailing; null for all other messages */
export async function mailingBodyOf(mailings: Pick<Store['mailings'], 'find'>, { kind, period, body }: MailingMessage): Promise<string | null> {
  if (kind !== 'mailing' || body !== '' || period === null) return null
  return (await mailings.find(period))?.body ?? null
}

async function stalenessOf({ store, policy, now }: SendingServices, mailing: Mailing | null, registrationId: string): Promise<string | null> {
  if (!mailing || mailing.state === 'stopped') return MAILING_STOPPED
  if (!hasLegalForm(mailing.body, policy())) return MAILING_OUTDATED
  const registration = await store.registrations.find(registrationId)
  return registration && !registration.unreadable && mayBeAdvertisedTo(registration, now()) ? null : NOT_AGREED
}

/** @returns why a message of a mailing must not be sent; null for all others */
export async function mailingStaleness(services: SendingServices, { kind, period, registrationId }: MailingMessage): Promise<string | null> {
  if (kind !== 'mailing') return null
  // Another message of this number has the period: this one is not sent, even if staff retry it.
  if (period === null) return ALREADY_SENT
  return stalenessOf(services, await services.store.mailings.find(period), registrationId)
}
