import type { ReactNode } from 'react'
import styles from './home-panel.module.css'

interface HomePanelProps {
  /** Panels of one group: at most one of them is open at a time. */
  group: string
  title: string
  open?: boolean
  className?: string
  children: ReactNode
}

/**
 * A panel of an accordion in the narrow layout, a plain block in the wide one: one text for both, and no script.
 * Browsers without `::details-content` keep the accordion at every width.
 */
export function HomePanel({ group, title, open = false, className, children }: HomePanelProps) {
  return (
    <details name={group} open={open} suppressHydrationWarning className={[styles.panel, className].filter(Boolean).join(' ')}>
      <summary className={styles.summary}>
        {title}
        <svg className={styles.mark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M1 8h14M8 1v14" fill="none" stroke="currentColor" strokeWidth="1.25" />
        </svg>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
