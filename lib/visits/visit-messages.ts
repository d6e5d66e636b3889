import { koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import { visitSms, type VisitSmsFacts } from '@/lib/messages/ko/visit-sms'
import { isNight } from '@/lib/messaging/advertising-hours'
import { messageId, type MessageKind, type OutboxMessage } from '@/lib/messaging/message'
import type { Visit } from './booking'
import { addDays } from './day-slots'
import { dayAndTimeText, visitText } from './visit-text'

const HOUR_MS = 60 * 60 * 1000
/** Time of the reminder on the day before, Korean local time. */
const DAY_REMINDER = 'T10:00'
const REMIND_BEFORE_MS = 2 * HOUR_MS
/** Replaces a reminder that would be sent at night: on the evening before. */
const EVENING_REMINDER = 'T20:00'
/** No reminder within this time after booking or moving a visit. */
const REMINDER_GAP_MS = HOUR_MS

/** The recipient, and the facts that every message names. */
export interface VisitRecipient {
  /** Digits of the phone. */
  readonly to: string
  readonly facts: Pick<VisitSmsFacts, 'site' | 'address' | 'phone'>
  readonly link: string
}
export type NotifiedVisit = Pick<Visit, 'registrationId' | 'at' | 'people' | 'version'>

const factsOf = (visit: Pick<Visit, 'at' | 'people'>, { facts: { site, address, phone }, link }: VisitRecipient): VisitSmsFacts => ({
  site,
  address,
  phone,
  link,
  visit: visitText(visit),
})

/** Appended to the SMS that confirms a registration. */
export const bookedText = (visit: Pick<Visit, 'at' | 'people'>, recipient: VisitRecipient): string => visitSms.booked(factsOf(visit, recipient))

/**
 * The same for a held place.
 * @param until end of the hold
 */
export const heldText = (visit: Pick<Visit, 'at' | 'people'>, recipient: VisitRecipient, until: Date): string =>
  visitSms.held(factsOf(visit, recipient), dayAndTimeText(until))

const common = (to: string, at: Date) => ({ to, advertisement: false, nightConsent: false, createdAt: at }) as const

/** A message about a version of a visit; queueing it again has no effect. */
function visitMessage(kind: MessageKind, visit: NotifiedVisit, to: string, body: string, at: Date, dueAt: Date = at): OutboxMessage {
  const { registrationId, version } = visit
  return {
    ...common(to, at),
    id: messageId(registrationId, kind, version),
    registrationId,
    kind,
    body,
    dueAt,
    period: `visit ${registrationId} ${version}`,
    visitVersion: version,
  }
}

/**
 * Reminders of a visit: on the day before, and two hours before it starts, or on the evening before if that would be at
 * night. Omits reminders that would be sent within an hour, or not before the visit.
 * @param at when the visit was booked or moved
 */
export function composeReminders(visit: NotifiedVisit, recipient: VisitRecipient, at: Date): OutboxMessage[] {
  const dayBefore = addDays(koreanIsoDay(visit.at), -1)
  const hoursBefore = new Date(visit.at.getTime() - REMIND_BEFORE_MS)
  const reminders = [
    ['visitReminderDay', koreanInstant(`${dayBefore}${DAY_REMINDER}`)],
    ['visitReminderHours', isNight(hoursBefore) ? koreanInstant(`${dayBefore}${EVENING_REMINDER}`) : hoursBefore],
  ] as const
  const body = visitSms.reminder(factsOf(visit, recipient))
  return reminders
    .filter(([, dueAt]) => dueAt.getTime() >= at.getTime() + REMINDER_GAP_MS)
    .map(([kind, dueAt]) => visitMessage(kind, visit, recipient.to, body, at, dueAt))
}

/**
 * @param visit after the move
 * @param said what happened to it, as a text of {@link visitSms}
 */
export const composeMove = (
  visit: NotifiedVisit,
  recipient: VisitRecipient,
  at: Date,
  said: 'changed' | 'resized' | 'bookedByOffice' = 'changed',
): OutboxMessage[] => [
  visitMessage('visitChange', visit, recipient.to, visitSms[said](factsOf(visit, recipient)), at),
  ...composeReminders(visit, recipient, at),
]

/** @param visit after the cancellation, with its new version */
export const composeCancellation = (visit: NotifiedVisit, recipient: VisitRecipient, at: Date): OutboxMessage[] => [
  visitMessage('visitCancellation', visit, recipient.to, visitSms.cancelled(factsOf(visit, recipient)), at),
]

/**
 * Notifies a visitor that the office cannot receive the visit.
 * @param reason see {@link visitSms}
 * @param withdrawn number of notices of this version that were not sent because the visit was possible again; makes the
 *   next one a message of its own, since a message is queued only once
 */
export function composeNotice(visit: NotifiedVisit, recipient: VisitRecipient, reason: string | null, at: Date, withdrawn: number): OutboxMessage {
  const notice = visitMessage('visitNotice', visit, recipient.to, visitSms.notReceived(factsOf(visit, recipient), reason), at)
  return withdrawn === 0 ? notice : { ...notice, id: `${notice.id}:${withdrawn + 1}`, period: `${notice.period} ${withdrawn + 1}` }
}

/**
 * Sends the link of a number's existing visit instead of booking a second one: once per Korean day, regardless of who typed the
 * number.
 * @param registrationId of the registration that requested it
 * @param dueAt `at` or later
 */
export const composeLink = (registrationId: string, visit: NotifiedVisit, recipient: VisitRecipient, at: Date, dueAt: Date): OutboxMessage => ({
  ...common(recipient.to, at),
  id: messageId(registrationId, 'visitLink'),
  registrationId,
  kind: 'visitLink',
  body: visitSms.bookedBefore(factsOf(visit, recipient)),
  dueAt,
  period: koreanIsoDay(dueAt),
})
