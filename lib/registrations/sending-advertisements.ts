import { ALREADY_SENT, MAILING_OUTDATED, MAILING_STOPPED, NOT_AGREED, type QueuedMessage } from '@/lib/messaging/message'
import type { Store } from '@/lib/store/store'
import { hasLegalForm } from './mailing-body'
import { mayBeAdvertisedTo } from './mailing-recipients'
import type { RegistrationPolicy } from './policy'

/* What an advertisement needs when it is sent: days may pass after it was queued. */

interface SendingServices {
  readonly store: { readonly mailings: Pick<Store['mailings'], 'find'>; readonly registrations: Pick<Store['registrations'], 'find'> }
  readonly policy: () => Pick<RegistrationPolicy, 'facts'>
  readonly now: () => Date
}

type Advertisement = Pick<QueuedMessage, 'advertisement' | 'kind' | 'period' | 'registrationId' | 'body'>

/** @returns the text that is stored with the mailing; null for all other messages */
export async function mailingBodyOf(mailings: Pick<Store['mailings'], 'find'>, { kind, period, body }: Advertisement): Promise<string | null> {
  if (kind !== 'mailing' || body !== '' || period === null) return null
  return (await mailings.find(period))?.body ?? null
}

/** What the office stopped, or what names another sender than the site does now. */
async function mailingStaleness({ store, policy }: SendingServices, period: string | null): Promise<string | null> {
  // Another message of this number has the period: this one is not sent, even if staff retry it.
  if (period === null) return ALREADY_SENT
  const mailing = await store.mailings.find(period)
  if (!mailing || mailing.state === 'stopped') return MAILING_STOPPED
  return hasLegalForm(mailing.body, policy()) ? null : MAILING_OUTDATED
}

/** @returns why an advertisement must not be sent; null if it may be, and for all other messages */
export async function advertisementStaleness(services: SendingServices, message: Advertisement): Promise<string | null> {
  if (!message.advertisement) return null
  const stale = message.kind === 'mailing' ? await mailingStaleness(services, message.period) : null
  if (stale) return stale
  const registration = await services.store.registrations.find(message.registrationId)
  return registration && !registration.unreadable && mayBeAdvertisedTo(registration, services.now()) ? null : NOT_AGREED
}
