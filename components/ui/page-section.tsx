import type { ReactNode } from 'react'
import styles from './page-section.module.css'

interface PageSectionProps {
  /** Anchor of the section, and prefix of its heading's id. */
  id: string
  heading: string
  lead?: ReactNode
  tone?: 'paper' | 'sand' | 'pine'
  /** `aside` sets the heading beside the content where there is room, `stack` above it. */
  layout?: 'stack' | 'aside'
  children: ReactNode
}

/** One section of an inner page: a heading and content on the page's grid. */
export function PageSection({ id, heading, lead, tone = 'paper', layout = 'stack', children }: PageSectionProps) {
  const headingId = `${id}-heading`
  return (
    <section id={id} aria-labelledby={headingId} className={styles[tone]}>
      <div className={`container ${styles[layout]}`}>
        <header className={styles.head}>
          <h2 id={headingId}>{heading}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  )
}
