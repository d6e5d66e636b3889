import 'server-only'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarWords } from '@/lib/messages/ko/visits'
import type { Visit } from './booking'

/** Details of an entry besides the visit. */
export interface CalendarFacts {
  readonly site: string
  readonly address: string
  readonly phone: string
  /** Host of the public address, which makes the entry's id globally unique. */
  readonly host: string
  readonly visitMinutes: number
}

/**
 * A visit as a calendar file (RFC 5545): times in UTC, which needs no time zone data; a constant UID and a SEQUENCE
 * that increases with each change, so that calendars replace the entry. A cancelled visit has the status CANCELLED (RFC
 * 5546, 3.2.5). Excludes the visitor's link, because calendars are shared.
 * @param now when the file is made
 */
export const visitCalendar = ({ registrationId, at, version, cancelledAt }: Visit, facts: CalendarFacts, now: Date): string =>
  calendarFile({ registrationId, at, sequence: version - 1, status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED }, facts, now)

/** The file of a visit that was asked for: the first of its sequence, as every later one replaces it. */
export const requestedVisitCalendar = (visit: Pick<Visit, 'registrationId' | 'at'>, facts: CalendarFacts, now: Date): string =>
  calendarFile({ ...visit, sequence: 0, status: ICalEventStatus.TENTATIVE }, facts, now)

interface Entry extends Pick<Visit, 'registrationId' | 'at'> {
  readonly sequence: number
  readonly status: ICalEventStatus
}

function calendarFile({ registrationId, at, sequence, status }: Entry, facts: CalendarFacts, now: Date): string {
  const { site, address, phone, host, visitMinutes } = facts
  const calendar = ical({
    prodId: { company: host, product: 'visits', language: 'KO' },
    method: status === ICalEventStatus.CANCELLED ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `visit-${registrationId}@${host}`,
    sequence,
    stamp: now,
    start: at,
    end: new Date(at.getTime() + visitMinutes * 60_000),
    summary: calendarWords.summary(site),
    location: address,
    description: calendarWords.description(phone),
    status,
  })
  // The library omits the last line end, which the format requires (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}
