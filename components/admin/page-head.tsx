import type { ReactNode } from 'react'
import styles from './admin.module.css'

/** A page's heading, with actions beside it and its purpose below. */
export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children}
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  )
}
