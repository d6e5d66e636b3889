import type { ReactNode } from 'react'
import styles from './admin.module.css'

/** What is known of something, a line each. */
export const Facts = ({ facts }: { facts: readonly { readonly label: string; readonly value: ReactNode }[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
