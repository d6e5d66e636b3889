import type { Event } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Picture } from '@/lib/content/schemas/pages'
import type { Site } from '@/lib/content/schemas/site'
import { koreanIsoDay } from '@/lib/korean-time'
import { seoWords } from '@/lib/messages/ko/seo'
import { routes } from '@/lib/routes'
import type { VisitingHours } from '@/lib/visits/public-hours'
import { organizationId } from '../node-ids'
import { imageObject } from './image-object'
import { modelHousePlace } from './model-house-place'

/**
 * An event for the model house while it can be visited, until its last day is over.
 *
 * A rendered page may stay unchanged after that day. The last day is part of the data, so a search engine drops the event by
 * itself.
 * @param picture of the model house
 * @param visiting the hours that the page shows
 * @returns null after the last day, and while the first day is unknown, because an event needs a start
 */
export function modelHouseEvent(site: Site, picture: Picture, visiting: VisitingHours, now: Date) {
  const { period } = site.modelHouse
  if (period.from === null || (period.until !== null && koreanIsoDay(now) > period.until)) return null
  const name = seoWords.modelHouse(site.name)
  return {
    '@type': 'Event',
    name: seoWords.visit(name),
    description: seoWords.visitByReservation(name, visiting.line),
    startDate: period.from,
    ...(period.until !== null && { endDate: period.until }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: modelHousePlace(site, visiting.hours),
    organizer: { '@id': organizationId() },
    image: imageObject(picture),
    url: absoluteUrl(routes.modelHouse),
    isAccessibleForFree: true,
  } satisfies Event
}
