import type { OpeningHoursSpecification, Place } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Site } from '@/lib/content/schemas/site'
import { seoWords } from '@/lib/messages/ko/seo'
import { VISIT_PATH } from '@/lib/routes'
import type { PublicHours } from '@/lib/visits/public-hours'
import { modelHouseId } from '../node-ids'

type Weekday = Exclude<OpeningHoursSpecification, string>['dayOfWeek']
/** Sunday first. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const satisfies readonly Weekday[]
/** schema.org has no 24:00: the last minute replaces it. */
const closes = (until: string) => (until === '24:00' ? '23:59' : until)

function weekly(hours: PublicHours['stated']['weekly']) {
  const groups = new Map<string, (typeof WEEKDAYS)[number][]>()
  hours.forEach((day, index) => {
    const weekday = WEEKDAYS[index]
    if (!day || !weekday) return
    const key = `${day.from} ${closes(day.until)}`
    groups.set(key, [...(groups.get(key) ?? []), weekday])
  })
  return [...groups].map(([key, dayOfWeek]) => {
    const [opens = '', end = ''] = key.split(' ')
    return { '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes: end }
  })
}

/** Search engines read 00:00 to 00:00 as a closed day. */
const special = ({ day, hours }: PublicHours['stated']['exceptions'][number]) => ({
  '@type': 'OpeningHoursSpecification' as const,
  validFrom: day,
  validThrough: day,
  opens: hours?.from ?? '00:00',
  closes: hours ? closes(hours.until) : '00:00',
})

/**
 * The model house: its address, and, where hours are data, its opening hours and the page for booking a visit.
 * @param hours the hours that the page shows
 */
export const modelHousePlace = (site: Site, hours: PublicHours | null) =>
  ({
    '@type': 'Place',
    '@id': modelHouseId(),
    name: seoWords.modelHouse(site.name),
    address: site.modelHouse.address,
    ...(hours && {
      openingHoursSpecification: weekly(hours.stated.weekly),
      ...(hours.stated.exceptions.length > 0 && { specialOpeningHoursSpecification: hours.stated.exceptions.map(special) }),
      potentialAction: { '@type': 'ReserveAction' as const, target: { '@type': 'EntryPoint' as const, urlTemplate: absoluteUrl(VISIT_PATH) } },
    }),
  }) satisfies Place
