import styles from './finishes.module.css'

/** Finishing materials, by place. */
export function Finishes({ finishes }: { finishes: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.list}>
      {finishes.map((finish) => (
        <div key={finish.label} className={styles.row}>
          <dt className={styles.label}>{finish.label}</dt>
          <dd>{finish.value}</dd>
        </div>
      ))}
    </dl>
  )
}
