import type { Source } from '@/lib/content/schemas/base'
import type { LocationContent } from '@/lib/content/schemas/complex'
import { DataTable } from '../ui/data-table'
import { Sources } from '../ui/sources'

/** Distances and times; each distinct source is named once under the table. */
export function TravelTimes({ travelTimes }: { travelTimes: LocationContent['travelTimes'] }) {
  const sources = new Map<string, Source>(travelTimes.map(({ source }) => [`${source.label} ${source.date ?? ''}`, source]))
  return (
    <>
      <DataTable
        caption="단지에서 주요 시설까지의 거리와 시간"
        columns={['목적지', '이동 방법', '거리', '시간']}
        rows={travelTimes.map(({ place, by, distance, time }) => [place, by, distance, time])}
      />
      <Sources sources={[...sources.values()]} />
    </>
  )
}
