import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  /** Folds of one group: at most one of them is open at a time. */
  group: string
  summary: ReactNode
  open?: boolean
  className?: string
  children: ReactNode
}

/** One entry of an accordion, without script. What the wide layout makes of it is its caller's. */
export function Fold({ group, summary, open = false, className, children }: FoldProps) {
  return (
    <details name={group} open={open} suppressHydrationWarning className={[styles.fold, className].filter(Boolean).join(' ')}>
      <summary className={styles.summary}>
        {summary}
        <svg className={styles.mark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M1 8h14M8 1v14" fill="none" stroke="currentColor" strokeWidth="1.25" />
        </svg>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
