import type { ReactNode } from 'react'
import styles from './coming-soon.module.css'
import { RunningText } from './running-text'

interface ComingSoonProps {
  title: string
  /** What will be here, and when or how the reader will learn of it. */
  text: string
  /** Links, e.g. a button to register. */
  children?: ReactNode
}

/** Placeholder (empty state) of a page whose content is not published yet. */
export function ComingSoon({ title, text, children }: ComingSoonProps) {
  return (
    <section className={`container ${styles.frame}`}>
      <div className={styles.panel}>
        <svg className={styles.river} viewBox="0 0 120 27" width="120" height="27" fill="none" stroke="currentColor" strokeWidth="1" aria-hidden="true">
          <path d="M0 5c20-6 40-6 60 0s40 6 60 0M0 13c20-6 40-6 60 0s40 6 60 0M0 21c20-6 40-6 60 0s40 6 60 0" />
        </svg>
        <h2>{title}</h2>
        <p className={`lead ${styles.text}`}>
          <RunningText text={text} />
        </p>
        {children ? <div className={styles.ways}>{children}</div> : null}
      </div>
    </section>
  )
}
