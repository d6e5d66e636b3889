import { ClosedNotice } from '@/components/registration/closed-notice'
import type { StoppedNotice } from '@/lib/content/stopped-content'
import styles from './visit-page.module.css'

/** Instead of days and times, while the law keeps the site from taking names. */
export function StoppedVisits({ notice, phone }: { notice: StoppedNotice; phone: string }) {
  return (
    <div className={`container ${styles.page}`}>
      <h1 className={styles.heading}>{notice.heading}</h1>
      <p className="lead">{notice.lead}</p>
      <ClosedNotice message={notice.message} phone={phone} />
    </div>
  )
}
