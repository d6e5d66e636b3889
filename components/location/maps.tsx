import type { ReactNode } from 'react'
import { locationWords } from '@/lib/messages/ko/location'
import { Notices } from '../ui/notices'
import styles from './maps.module.css'

interface LocationMapsProps {
  maps: readonly { title: string; description: string; drawing: ReactNode }[]
  notes: readonly string[]
}

/** The region and the district, each map with what it shows in words. */
export function LocationMaps({ maps, notes }: LocationMapsProps) {
  return (
    <>
      <div className={styles.maps}>
        {maps.map((map) => (
          // No figure: its name would be the whole caption, which is read as text already.
          <div key={map.title} className={styles.map}>
            <div className={styles.sheet}>{map.drawing}</div>
            <div>
              <h3>{map.title}</h3>
              <p className={styles.description}>{map.description}</p>
            </div>
          </div>
        ))}
      </div>
      <Notices title={locationWords.aboutMaps} items={notes} />
    </>
  )
}
