import type { Source } from '@/lib/content/schemas/base'
import type { LocationContent } from '@/lib/content/schemas/complex'
import { locationWords } from '@/lib/messages/ko/location'
import { DataTable } from '../ui/data-table'
import { Sources } from '../ui/sources'

/** Distances and times; each distinct source is named once under the table. */
export function TravelTimes({ travelTimes }: { travelTimes: LocationContent['travelTimes'] }) {
  const sources = new Map<string, Source>(travelTimes.map(({ source }) => [`${source.label} ${source.date ?? ''}`, source]))
  return (
    <>
      <DataTable
        caption={locationWords.travelTimes}
        columns={[locationWords.destination, locationWords.means, locationWords.distance, locationWords.time]}
        rows={travelTimes.map(({ place, by, distance, time }) => [place, by, distance, time])}
      />
      <Sources sources={[...sources.values()]} />
    </>
  )
}
