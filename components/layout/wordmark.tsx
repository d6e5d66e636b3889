import type { Site } from '@/lib/content/schemas/site'
import styles from './wordmark.module.css'

/** The complex's name as a mark: three lines of the river, the Korean name, the Latin name. Takes its colour from the text around it. */
export function Wordmark({ site, className }: { site: Pick<Site, 'name' | 'nameLatin'>; className?: string }) {
  return (
    <span className={[styles.wordmark, className].filter(Boolean).join(' ')}>
      <svg className={styles.mark} viewBox="0 0 40 40" width="40" height="40" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" focusable="false">
        <path d="M6 35V18C6 9.7 12.3 4 20 4s14 5.7 14 14v17" />
        <path d="M6 22c4.7-3.4 9.3-3.4 14 0s9.3 3.4 14 0M6 28.5c4.7-3.4 9.3-3.4 14 0s9.3 3.4 14 0M6 35c4.7-3.4 9.3-3.4 14 0s9.3 3.4 14 0" />
      </svg>
      <span className={styles.names}>
        <span className={styles.name}>{site.name}</span>
        <span className={styles.latin} lang="en">{site.nameLatin}</span>
      </span>
    </span>
  )
}
