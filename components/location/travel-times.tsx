import type { Source } from '@/lib/content/schemas/base'
import type { LocationContent } from '@/lib/content/schemas/complex'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { DataTable } from '../ui/data-table'
import { Sources } from '../ui/sources'

/** Distances and times; names each distinct source once under the table. */
export function TravelTimes({ travelTimes, language = 'ko' }: { travelTimes: LocationContent['travelTimes']; language?: Language }) {
  const { location } = messages(language)
  const sources = new Map<string, Source>(travelTimes.map(({ source }) => [`${source.label} ${source.date ?? ''}`, source]))
  return (
    <>
      <DataTable
        caption={location.travelTimes}
        columns={[location.destination, location.means, location.distance, location.time]}
        rows={travelTimes.map(({ place, by, distance, time }) => [place, by, distance, time])}
        // English place names are too long for a phone's column.
        narrow={language === 'ko' ? 'scroll' : 'stack'}
      />
      <Sources sources={[...sources.values()]} language={language} />
    </>
  )
}
