import styles from './tag.module.css'

interface TagProps {
  /** `fresh`: nobody has looked yet. `trouble`: somebody should. */
  look?: 'plain' | 'fresh' | 'trouble'
  children: string
}

/** A state in one word. */
export function Tag({ look = 'plain', children }: TagProps) {
  return <span className={look === 'plain' ? styles.tag : `${styles.tag} ${styles[look]}`}>{children}</span>
}
