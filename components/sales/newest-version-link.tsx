import { salesWords } from '@/lib/messages/ko/sales'
import { routes } from '@/lib/routes'
import styles from './announcement.module.css'

/** From an earlier version, or a comparison, to the version that holds. */
export const NewestVersionLink = () => (
  <p className={`container ${styles.toNewest}`}>
    <a href={routes.announcement} className={styles.link}>
      {salesWords.toNewest}
    </a>
  </p>
)
