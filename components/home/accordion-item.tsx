import type { ReactNode } from 'react'
import styles from './accordion-item.module.css'

interface AccordionItemProps {
  /** `<details name>`: at most one item of a group is open at a time. */
  group: string
  summary: ReactNode
  open?: boolean
  /** Picture over the title of a closed item in the narrow layout. */
  cover?: ReactNode
  className?: string
  children: ReactNode
}

/** Item of an accordion, as `<details>` without script. Callers may override its look in the wide layout. */
export function AccordionItem({ group, summary, open = false, cover, className, children }: AccordionItemProps) {
  return (
    <details name={group} open={open} suppressHydrationWarning className={[styles.item, className].filter(Boolean).join(' ')}>
      <summary className={styles.summary}>
        {cover}
        {summary}
        <svg className={styles.mark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M1 8h14M8 1v14" fill="none" stroke="currentColor" strokeWidth="1.25" />
        </svg>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
