import type { ReactNode } from 'react'
import styles from './plan-sheet.module.css'

interface PlanSheetProps {
  id: string
  heading: string
  lead: string
  /** Class of the section, for styles that its parts share. */
  className?: string
  /** The drawing, as wide as the page allows. */
  children: ReactNode
  /** What the drawing shows, in detail: after the words. */
  detail?: ReactNode
}

/** A large drawing as the page's first screen, and under it what it shows. The heading is read first: a drawing has headings of its own. */
export function PlanSheet({ id, heading, lead, className = '', children, detail }: PlanSheetProps) {
  return (
    <section aria-labelledby={id} className={`container ${styles.sheet} ${className}`.trim()}>
      <header className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.drawing}>{children}</div>
      {detail && <div>{detail}</div>}
    </section>
  )
}
