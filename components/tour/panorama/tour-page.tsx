import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'
import { tourWords } from '@/lib/messages/ko/tour'
import styles from './tour-page.module.css'

interface TourPageProps {
  title: string
  /** Pictures of the rooms, shown without JavaScript. */
  pictures: ReactNode
  children: ReactNode
}

/** Page that is shown in an iframe: the tour over the whole viewport. */
export function TourPage({ title, pictures, children }: TourPageProps) {
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
      <noscript>
        <div className={styles.plain}>
          <p>
            {tourWords.needsScript}{' '}
            <a href={routes.modelHouse} target="_top">
              {tourWords.modelHouse}
            </a>
          </p>
          {pictures}
        </div>
      </noscript>
    </main>
  )
}
