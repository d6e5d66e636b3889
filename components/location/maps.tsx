import type { ReactNode } from 'react'
import type { LocationContent } from '@/lib/content/schemas/complex'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { FactList } from '../ui/fact-list'
import { Notices } from '../ui/notices'
import styles from './maps.module.css'

interface LocationMapsProps {
  maps: readonly {
    title: string
    description: string
    drawing: ReactNode
    /** Target of the map's distance. */
    places: readonly { name: string; note?: string | undefined }[]
  }[]
  /** The journeys of the page: a place on a map has the minutes of the one to it. */
  travelTimes: LocationContent['travelTimes']
  notes: readonly string[]
  language?: Language
}

/** Maps of the region and of the district, each with a description and how far its places are. */
export function LocationMaps({ maps, travelTimes, notes, language = 'ko' }: LocationMapsProps) {
  const withMinutes = (name: string, distance: string) => {
    const journey = travelTimes.find(({ place }) => place === name)
    return journey ? `${distance}, ${journey.by} ${journey.time}` : distance
  }
  return (
    <>
      <div className={styles.maps}>
        {maps.map(({ title, description, drawing, places }) => {
          const distances = places.flatMap(({ name, note }) => (note ? [{ term: name, value: withMinutes(name, note) }] : []))
          return (
            // No figure: its name would be the whole caption, which screen readers read already.
            <div key={title} className={styles.map}>
              <div className={styles.sheet}>{drawing}</div>
              <div>
                <h3>{title}</h3>
                <p className={styles.description}>{description}</p>
                {distances.length > 0 && <FactList facts={distances} className={styles.distances} />}
              </div>
            </div>
          )
        })}
      </div>
      <Notices title={messages(language).location.aboutMaps} items={notes} />
    </>
  )
}
