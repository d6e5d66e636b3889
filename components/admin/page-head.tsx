import type { ReactNode } from 'react'
import styles from './admin.module.css'

/** A page's heading with what belongs beside it, and what the page is for below it. */
export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children}
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  )
}
