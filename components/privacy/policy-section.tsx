import type { ReactNode } from 'react'
import styles from './policy.module.css'

interface PolicySectionProps {
  /** Number of the article, from 1; its anchor is derived from it. */
  number: number
  heading: string
  children: ReactNode
}

/** One article of the policy. */
export function PolicySection({ number, heading, children }: PolicySectionProps) {
  return (
    <section id={`article-${number}`} aria-labelledby={`article-${number}-heading`} className={styles.section}>
      <h2 id={`article-${number}-heading`} className={styles.heading}>
        {number}. {heading}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
