import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

interface FactListProps {
  facts: readonly { term: string; value: ReactNode }[]
  /** Compact, for distances. */
  className?: string
}

/** Facts between thin lines: label on the left, value on the right. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={[styles.list, className].filter(Boolean).join(' ')}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
