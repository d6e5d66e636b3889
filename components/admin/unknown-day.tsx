import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'
import styles from './admin.module.css'

/** Says that the address names a day that does not exist, and that another one is shown. */
export const UnknownDay = () => (
  <p className={styles.notice} role="status">
    {words.unknownDay}
  </p>
)
