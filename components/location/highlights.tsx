import type { LocationContent } from '@/lib/content/schemas/complex'
import type { Language } from '@/lib/messages/language'
import { PointList } from '../ui/point-list'
import { Sources } from '../ui/sources'
import styles from './highlights.module.css'

/** The six advantages of the location, each with distances and their sources. */
export function LocationHighlights({ highlights, language = 'ko' }: { highlights: LocationContent['highlights']; language?: Language }) {
  return (
    <ol className={styles.list}>
      {highlights.map((highlight, index) => (
        <li key={highlight.id} id={highlight.id} className={styles.item}>
          <p className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </p>
          <div className={styles.words}>
            <h3 className={styles.title}>{highlight.title}</h3>
            <p className={styles.summary}>{highlight.summary}</p>
            <p className={styles.description}>{highlight.description}</p>
          </div>
          <div className={styles.proof}>
            <PointList points={highlight.points} className={styles.points} />
            <Sources sources={[highlight.source]} language={language} />
          </div>
        </li>
      ))}
    </ol>
  )
}
