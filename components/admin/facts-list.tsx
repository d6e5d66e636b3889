import type { ReactNode } from 'react'
import styles from './admin.module.css'

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
