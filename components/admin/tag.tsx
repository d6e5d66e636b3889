import styles from './tag.module.css'

interface TagProps {
  /** `fresh`: nobody has looked yet. `trouble`: somebody should. */
  variant?: 'plain' | 'fresh' | 'trouble'
  children: string
}

/** A state in one word. */
export function Tag({ variant: variant = 'plain', children }: TagProps) {
  return <span className={variant === 'plain' ? styles.tag : `${styles.tag} ${styles[variant]}`}>{children}</span>
}
