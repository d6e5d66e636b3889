import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

interface FactListProps {
  facts: readonly { term: string; value: ReactNode }[]
  /** For its place: distances. */
  className?: string
}

/** Facts between hairlines: what it is on the left, how it is on the right. */
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
