import { koreanIsoDay } from '@/lib/korean-time'
import { smsWords } from '@/lib/messages/ko/registration-office'
import { messageId, type OutboxMessage } from '@/lib/messaging/message'
import { isHeldBySms } from '@/lib/messaging/sms-text'
import { cutAt } from '@/lib/cut-text'
import type { RequestedVisit, VisitMessages } from '@/lib/visits/visit-booking'
import type { NotifiedVisit } from '@/lib/visits/visit-messages'
import type { RegistrationPolicy } from './policy'
import { FORWARDED_FIELDS, pickFields } from '@/lib/registration-fields'
import type { Registration } from './stored-registration'
import { formatCount } from '@/lib/messages/format-count'

/** Advertisements wait this long, so that whoever did not register can opt out by the number in the confirmation first. */
export const ADVERTISEMENT_DELAY_MS = 24 * 60 * 60 * 1000

/** Names in an SMS are letters only: nobody can use the form to text a stranger an address or a number. */
const lettersOnly = (name: string) => cutAt(name.replace(/[^\p{L}\p{M} ]/gu, '').trim(), 20)

const fill = (template: string, values: Readonly<Record<string, string>>) => template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)

/** `2026-11` */
const koreanMonth = (at: Date): string => koreanIsoDay(at).slice(0, 7)

/** The visit in a registration's messages, and the address of the visitor's page. */
export type VisitOfMessages = { readonly link: string; readonly compose: VisitMessages } & (
  | {
      readonly kind: 'booked'
      readonly visit: RequestedVisit
      /** The visit has to be confirmed until then; nothing reminds of it before. */
      readonly heldUntil?: Date
    }
  /** The number has it already, of an earlier registration: no other was booked. */
  | { readonly kind: 'ahead'; readonly visit: NotifiedVisit }
)

/** Leaves out a name that a carrier could transmit only in part. */
function nameInSms(name: string): string {
  const letters = lettersOnly(name)
  return letters !== '' && isHeldBySms(letters) ? letters : smsWords.customer
}

const valuesOf = ({ name }: Registration, { facts }: RegistrationPolicy) => ({ ...facts, name: nameInSms(name) })

/** @returns the confirmation of a registration, with the time of the visit booked with it */
function confirm(registration: Registration, policy: RegistrationPolicy, at: Date, dueAt: Date, about: VisitOfMessages | undefined): OutboxMessage[] {
  const { id, phone } = registration
  const recipient = { to: phone, facts: policy.facts, link: about?.link ?? '' }
  if (about?.kind === 'ahead') return [about.compose.link(id, about.visit, recipient, at, dueAt)]
  const visit = about && { ...about.visit, registrationId: id, version: 1 }
  const confirmation: OutboxMessage = {
    id: messageId(id, 'confirmation'),
    registrationId: id,
    kind: 'confirmation',
    to: phone,
    body:
      fill(policy.sms.confirmation, valuesOf(registration, policy)) +
      (visit ? `\n${about.heldUntil ? about.compose.heldText(visit, recipient, about.heldUntil) : about.compose.bookedText(visit, recipient)}` : ''),
    advertisement: false,
    nightConsent: false,
    createdAt: at,
    dueAt,
    // A number has at most one visit ahead, so that nobody can send it texts by booking others.
    period: visit ? null : koreanIsoDay(dueAt),
    ...(visit ? { visitVersion: visit.version } : {}),
  }
  return [confirmation, ...(visit && !about.heldUntil ? about.compose.reminders(visit, recipient, at) : [])]
}

/**
 * Composes the messages of a registration. The confirmation carries facts only; the notice of remaining units is an advertisement
 * (정보통신망법 §50) and goes only to those who asked for it, in the form that the law demands. Anyone can type anyone's number, so a
 * number gets one confirmation a Korean day and one advertisement a month.
 * @param confirmFrom when the confirmation becomes due
 * @param about the visit booked with it: the confirmation says when, and reminders follow
 */
export function composeMessages(
  registration: Registration,
  policy: RegistrationPolicy,
  at: Date,
  confirmFrom: Date = at,
  about?: VisitOfMessages,
): OutboxMessage[] {
  const { id, phone, consent } = registration
  const common = { registrationId: id, createdAt: at, dueAt: at, period: null }
  const messages = confirm(registration, policy, at, confirmFrom, about)
  if (consent.answers.marketing.agreed) {
    const dueAt = new Date(at.getTime() + ADVERTISEMENT_DELAY_MS)
    messages.push({
      ...common,
      dueAt,
      period: koreanMonth(dueAt),
      id: messageId(id, 'remainingUnits'),
      kind: 'remainingUnits',
      to: phone,
      body: fill(policy.sms.remainingUnits, valuesOf(registration, policy)),
      advertisement: true,
      nightConsent: consent.answers.night.agreed,
    })
  }
  if (policy.forward) {
    messages.push({
      ...common,
      id: messageId(id, 'forward'),
      kind: 'forward',
      to: '',
      body: JSON.stringify(forwarded(registration)),
      advertisement: false,
      nightConsent: false,
    })
  }
  return messages
}

/**
 * Notifies the office by SMS of many registrations that look like a bot's, at most once an hour; nothing without an alarm or a
 * number.
 * @param count number of registrations noticed
 */
export function composeAlarm({ id }: Registration, policy: RegistrationPolicy, at: Date, count: number | null): OutboxMessage[] {
  if (count === null || !policy.alarmPhone) return []
  const body = fill(smsWords.alarm, { site: policy.facts.site, count: formatCount(count) })
  return [
    {
      id: messageId(id, 'alarm'),
      registrationId: id,
      kind: 'alarm',
      to: policy.alarmPhone,
      body,
      advertisement: false,
      nightConsent: false,
      createdAt: at,
      dueAt: at,
      period: at.toISOString().slice(0, 13),
    },
  ]
}

const forwarded = (registration: Registration) => ({
  id: registration.id,
  ...pickFields(registration, FORWARDED_FIELDS),
  registeredAt: registration.createdAt.toISOString(),
})
