import type { Source } from '@/lib/content/schemas/base'
import type { LocationContent } from '@/lib/content/schemas/complex'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { DataTable } from '../ui/data-table'
import { Sources } from '../ui/sources'
import { byMeans } from './by-means'
import styles from './travel-times.module.css'

/**
 * Distances and times, one table a means: six minutes on foot and six by car are not compared. Names each distinct source once
 * under the tables.
 */
export function TravelTimes({ travelTimes, language = 'ko' }: { travelTimes: LocationContent['travelTimes']; language?: Language }) {
  const { location } = messages(language)
  const sources = new Map<string, Source>(travelTimes.map(({ source }) => [`${source.label} ${source.date ?? ''}`, source]))
  return (
    <div className={styles.tables}>
      {byMeans(travelTimes).map(([means, rows]) => (
        <DataTable
          key={means}
          caption={location.travelTimesBy(means)}
          columns={[location.destination, location.distance, location.time]}
          rows={rows.map(({ place, distance, time }) => [place, distance, time])}
          // English place names are too long for a phone's column.
          narrow={language === 'ko' ? 'scroll' : 'stack'}
        />
      ))}
      <Sources sources={[...sources.values()]} language={language} />
    </div>
  )
}
