import { messageId, type OutboxMessage } from '@/lib/outbox/message'
import type { RegistrationPolicy } from './policy'
import type { Registration } from './stored-registration'

/** A name in an SMS carries letters only: nobody can use the form to text a stranger an address or a number. */
const smsName = (name: string) => name.replace(/[^\p{L}\p{M} ]/gu, '').trim().slice(0, 20)

const fill = (template: string, values: Readonly<Record<string, string>>) => template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)

/**
 * What a registration sets in motion. The confirmation carries facts only; the notice of remaining units is an
 * advertisement (정보통신망법 §50) and goes only to those who asked for it, in the form that the law gives it.
 */
export function composeMessages(registration: Registration, policy: RegistrationPolicy, at: Date): OutboxMessage[] {
  const { id, name, phone, consent } = registration
  const values = { ...policy.facts, name: smsName(name) || '고객' }
  const common = { registrationId: id, createdAt: at, dueAt: at }
  const messages: OutboxMessage[] = [
    { ...common, id: messageId(id, 'confirmation'), kind: 'confirmation', to: phone, body: fill(policy.sms.confirmation, values), advertisement: false, nightConsent: false },
  ]
  if (consent.answers.marketing.agreed) {
    messages.push({
      ...common,
      id: messageId(id, 'remainingUnits'),
      kind: 'remainingUnits',
      to: phone,
      body: fill(policy.sms.remainingUnits, values),
      advertisement: true,
      nightConsent: consent.answers.night.agreed,
    })
  }
  if (policy.forward) {
    messages.push({ ...common, id: messageId(id, 'forward'), kind: 'forward', to: '', body: JSON.stringify(forwarded(registration)), advertisement: false, nightConsent: false })
  }
  return messages
}

const forwarded = ({ id, createdAt, site, source, name, phone, birthdate, message, visitDate, email, residence }: Registration) => ({
  id, site, source, name, phone, birthdate, message, visitDate, email, residence, registeredAt: createdAt.toISOString(),
})
