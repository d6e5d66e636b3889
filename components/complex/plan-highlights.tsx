import type { ComplexContent } from '@/lib/content/schemas/complex'
import styles from './plan-highlights.module.css'

/** Points to notice on the site plan. */
export function PlanHighlights({ highlights }: { highlights: NonNullable<ComplexContent['sitePlan']>['highlights'] }) {
  return (
    <ol className={styles.list}>
      {highlights.map((highlight, index) => (
        <li key={highlight.title} className={styles.item}>
          <p className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </p>
          <h3 className={styles.title}>{highlight.title}</h3>
          <p className={styles.description}>{highlight.description}</p>
        </li>
      ))}
    </ol>
  )
}
