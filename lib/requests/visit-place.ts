import { content } from '@/lib/content/load'
import { modelHouseMaps } from '@/lib/content/map-links'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { apiPaths } from '@/lib/routes'
import { dayAndTimeText, visitAtValue } from '@/lib/visits/visit-text'
import { visitWords } from '@/lib/messages/ko/visits'

/** What stands beside the form of a visit, and at its end. */
export const visitPlaceFacts = ({ cancelUntilMinutes }: Pick<OpeningHours, 'cancelUntilMinutes'>) => ({
  address: content.site.modelHouse.address,
  parking: content.site.modelHouse.parking,
  bring: content.registration.bring,
  phone: content.site.phone,
  maps: modelHouseMaps(content.site),
  cancelHours: Math.ceil(cancelUntilMinutes / 60),
})

/**
 * A visit as its end shows it: only what was asked for, so that it is the same whether or not the number has a visit already.
 * @param id of the registration
 */
export const passOf = ({ at, people }: { readonly at: Date; readonly people: number }, id: string) => ({
  when: dayAndTimeText(at),
  people: visitWords.people(people),
  calendar: `${apiPaths.visitCalendar}?${new URLSearchParams({ at: visitAtValue(at), id }).toString()}`,
})
