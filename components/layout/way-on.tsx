import type { WayStep } from '@/lib/content/way-on'
import styles from './way-on.module.css'

interface WayOnProps {
  label: string
  steps: readonly WayStep[]
}

/** What a reader sees next, at the end of a page: the steps between a plan and a visit. */
export function WayOn({ label, steps }: WayOnProps) {
  if (steps.length === 0) return null
  return (
    <nav className={styles.band} aria-label={label}>
      <ul className={`container ${styles.steps}`}>
        {steps.map(({ href, group, label: name }) => (
          <li key={href} className={styles.step}>
            <a href={href} className={styles.link}>
              <span className={styles.group}>{group}</span>
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
