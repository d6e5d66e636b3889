import type { PublicChange } from '@/lib/content/changes'
import { changesWords } from '@/lib/messages/ko/openness'
import { Day } from '../ui/day'
import { RunningText } from '../ui/running-text'
import styles from './openness.module.css'

/** Public changes, newest first, each with its day, reason and page. */
export function ChangeList({ intro, changes }: { intro: string; changes: readonly PublicChange[] }) {
  return (
    <div className="container">
      <p className={styles.intro}>
        <RunningText text={intro} />
      </p>
      <ol className={styles.list}>
        {changes.map(({ id, day, title, description, reason, page }) => (
          <li key={id} id={id} className={styles.item}>
            <p className={styles.day}>
              <Day value={day} />
            </p>
            <div className={styles.body}>
              <h2 className={styles.title}>{title}</h2>
              <p>
                <RunningText text={description} />
              </p>
              {reason && (
                <p className={styles.reason}>
                  <span className={styles.label}>{changesWords.reason}</span> <RunningText text={reason} />
                </p>
              )}
              {page && (
                <a href={page} className={styles.link} aria-label={`${changesWords.toPage}: ${title}`}>
                  {changesWords.toPage}
                </a>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
