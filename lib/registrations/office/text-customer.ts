import 'server-only'
import { auditEntry, type Staff } from '@/lib/accounts/office/staff-audit'
import { advertisingWord } from '@/lib/advertising-words'
import { InvalidInputError } from '@/lib/errors'
import { customerTextWords as words } from '@/lib/messages/ko/office-customer-text'
import { messageId } from '@/lib/messaging/message'
import { withOpeningHours } from '@/lib/registrations/policy-with-hours'
import type { Services } from '@/lib/services'
import { getVisibleRegistration } from './assignment-actions'
import { cleanMailingText, fillTemplate, idOfText, isOneLms, MAILING_TEXT_MAX } from '@/lib/registrations/mailing-body'
import { smsText } from '@/lib/messaging/sms-text'

/* A text of the office to one customer. It states facts, so that it may go to whoever agreed to no advertisement. */

type Dependencies = Pick<Services, 'store' | 'now' | 'policy' | 'visits' | 'outboxWorker'>

const FORM_ID = /^[0-9a-zA-Z-]{8,64}$/

/** The office's templates, filled with what the site says now. */
export async function customerTexts({ policy, visits, now }: Pick<Services, 'policy' | 'visits' | 'now'>): Promise<{ name: string; text: string }[]> {
  if (policy.sms.customerTexts.length === 0) return []
  const told = await withOpeningHours(policy, visits, now())
  return policy.sms.customerTexts.map(({ name, text }) => ({ name, text: fillTemplate(text, told) }))
}

/**
 * Queues a text to the customer of a registration. A form that is sent twice sends one; at night it waits for the morning.
 * @throws InvalidInputError that names the field; NotFoundError, StoreUnavailableError
 */
export async function textCustomer(
  dependencies: Dependencies,
  actor: Staff,
  id: string,
  typed: { readonly text: string; readonly form: string },
): Promise<void> {
  const { store, now, policy, outboxWorker } = dependencies
  const { phone, quarantine } = await getVisibleRegistration(dependencies, actor.account, id)
  if (quarantine) throw new InvalidInputError({ text: words.quarantined })
  const text = cleanMailingText(typed.text)
  if (typed.text.trim() === '') throw new InvalidInputError({ text: words.missing })
  if (text === null) throw new InvalidInputError({ text: words.length(MAILING_TEXT_MAX) })
  const advertised = advertisingWord(text)
  if (advertised !== undefined) throw new InvalidInputError({ text: words.advertises(advertised) })
  if (!FORM_ID.test(typed.form)) throw new InvalidInputError({ text: words.reload })
  const body = smsText(words.body(policy.facts.site, text))
  if (!isOneLms(body)) throw new InvalidInputError({ text: words.length(MAILING_TEXT_MAX) })
  const at = now()
  const message = {
    id: messageId(id, 'officeText', idOfText(typed.form, text)),
    registrationId: id,
    kind: 'officeText' as const,
    to: phone,
    body,
    advertisement: false,
    nightConsent: false,
    createdAt: at,
    dueAt: at,
    period: null,
  }
  await store.outbox.add([message], auditEntry(dependencies, actor, 'message.write', id))
  outboxWorker.wake()
}
