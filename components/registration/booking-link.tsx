import { visitWords } from '@/lib/messages/ko/visits'
import { VISIT_PATH } from '@/lib/routes'
import styles from './registration-form.module.css'

/** Leads from a form that has no times to the page that shows them. */
export const BookingLink = () => (
  <p className={styles.booking}>
    <a href={VISIT_PATH}>{visitWords.toBooking}</a>
  </p>
)
