import { salesWords } from '@/lib/messages/ko/sales'
import { routes } from '@/lib/routes'
import styles from './announcement.module.css'

/** Over the text of an earlier version: nobody should take it for what holds. */
export const EarlierVersionNote = ({ label }: { label: string }) => (
  <div className={`container ${styles.note}`} role="note">
    <p>{salesWords.earlierNote(label)}</p>
    <a href={routes.announcement} className={styles.link}>
      {salesWords.toNewest}
    </a>
  </div>
)
