import { koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import { visitSms, type VisitSmsFacts } from '@/lib/messages/ko/visit-sms'
import { isNight } from '@/lib/messaging/advertising-hours'
import { messageId, type MessageKind, type OutboxMessage } from '@/lib/messaging/message'
import type { Visit } from './booking'
import { addDays } from './day-slots'
import { dayAndTimeText, visitText } from './visit-text'

const HOUR_MS = 60 * 60 * 1000
/** Of the day before; a Korean local time. */
const DAY_REMINDER = 'T10:00'
const REMIND_BEFORE_MS = 2 * HOUR_MS
/** In place of one that would come at night: of the day before. */
const EVENING_REMINDER = 'T20:00'
/** Whoever has just booked or moved a visit needs no reminder of it yet. */
const REMINDER_GAP_MS = HOUR_MS

/** Who is told, and what every message names. */
export interface VisitRecipient {
  /** Digits of the phone. */
  readonly to: string
  readonly facts: Pick<VisitSmsFacts, 'site' | 'address' | 'phone'>
  readonly link: string
}
export type ToldVisit = Pick<Visit, 'registrationId' | 'at' | 'people' | 'version'>

const factsOf = (visit: Pick<Visit, 'at' | 'people'>, { facts: { site, address, phone }, link }: VisitRecipient): VisitSmsFacts => ({
  site,
  address,
  phone,
  link,
  visit: visitText(visit),
})

/** Ends the SMS that confirms a registration. */
export const bookedText = (visit: Pick<Visit, 'at' | 'people'>, recipient: VisitRecipient): string => visitSms.booked(factsOf(visit, recipient))

/** The same where its place is only held. @param until when */
export const heldText = (visit: Pick<Visit, 'at' | 'people'>, recipient: VisitRecipient, until: Date): string =>
  visitSms.held(factsOf(visit, recipient), dayAndTimeText(until))

const common = (to: string, at: Date) => ({ to, advertisement: false, nightConsent: false, createdAt: at }) as const

/** One message of a version of a visit; however often it is queued, there is one. */
function visitMessage(kind: MessageKind, visit: ToldVisit, to: string, body: string, at: Date, dueAt: Date = at): OutboxMessage {
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
 * What reminds of a visit: on the day before, and two hours before it begins, or in the evening before where that would be
 * at night. One that would come within an hour, or not before the visit, is left out.
 * @param at when the visit was booked or moved
 */
export function composeReminders(visit: ToldVisit, recipient: VisitRecipient, at: Date): OutboxMessage[] {
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

/** @param visit as it is from now on */
export const composeMove = (visit: ToldVisit, recipient: VisitRecipient, at: Date): OutboxMessage[] => [
  visitMessage('visitChange', visit, recipient.to, visitSms.changed(factsOf(visit, recipient)), at),
  ...composeReminders(visit, recipient, at),
]

/** @param visit as it is from now on: with the version that says so */
export const composeCancellation = (visit: ToldVisit, recipient: VisitRecipient, at: Date): OutboxMessage[] => [
  visitMessage('visitCancellation', visit, recipient.to, visitSms.cancelled(factsOf(visit, recipient)), at),
]

/**
 * The office cannot receive a visit.
 * @param reason see {@link visitSms}
 * @param withdrawn how many notices of this version were not sent, because the office could receive the visit again before
 *   they went; the one that follows them is a message of its own, since a message is queued once
 */
export function composeNotice(visit: ToldVisit, recipient: VisitRecipient, reason: string | null, at: Date, withdrawn: number): OutboxMessage {
  const notice = visitMessage('visitNotice', visit, recipient.to, visitSms.notReceived(factsOf(visit, recipient), reason), at)
  return withdrawn === 0 ? notice : { ...notice, id: `${notice.id}:${withdrawn + 1}`, period: `${notice.period} ${withdrawn + 1}` }
}

/**
 * The link to the page of the visit that a number has, in place of a second booking: once a Korean day, whoever typed the number.
 * @param registrationId of the registration that asked for it
 * @param dueAt `at` or later
 */
export const composeLink = (registrationId: string, visit: ToldVisit, recipient: VisitRecipient, at: Date, dueAt: Date): OutboxMessage => ({
  ...common(recipient.to, at),
  id: messageId(registrationId, 'visitLink'),
  registrationId,
  kind: 'visitLink',
  body: visitSms.bookedBefore(factsOf(visit, recipient)),
  dueAt,
  period: koreanIsoDay(dueAt),
})
