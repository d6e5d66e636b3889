import 'server-only'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarWords } from '@/lib/messages/ko/visits'
import type { Visit } from './booking'

/** What an entry names besides the visit. */
export interface CalendarFacts {
  readonly site: string
  readonly address: string
  readonly phone: string
  /** Host of the public address: makes the entry's id unique in the world. */
  readonly host: string
  readonly visitMinutes: number
}

/**
 * A visit as a calendar file (RFC 5545): times in UTC, so that it needs no time zone; always the same UID, and a SEQUENCE
 * that grows with each change, so that a calendar replaces the entry that it has. One that was cancelled says so (RFC
 * 5546, 3.2.5). The visitor's link is not in it: calendars are shared.
 * @param now when the file is made
 */
export function visitCalendar({ registrationId, at, version, cancelledAt }: Visit, facts: CalendarFacts, now: Date): string {
  const { site, address, phone, host, visitMinutes } = facts
  const calendar = ical({
    prodId: { company: host, product: 'visits', language: 'KO' },
    method: cancelledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `visit-${registrationId}@${host}`,
    sequence: version - 1,
    stamp: now,
    start: at,
    end: new Date(at.getTime() + visitMinutes * 60_000),
    summary: calendarWords.summary(site),
    location: address,
    description: calendarWords.description(phone),
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  // The library leaves out the line end behind the last line, which each has (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}
