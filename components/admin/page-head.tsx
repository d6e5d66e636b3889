import type { ReactNode } from 'react'
import styles from './admin.module.css'

/** A page's heading with what belongs beside it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}
