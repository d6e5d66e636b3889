import styles from './tag.module.css'

interface TagProps {
  /** `fresh`: nobody has looked yet. `trouble`: needs attention. */
  variant?: 'plain' | 'fresh' | 'trouble'
  children: string
}

export function Tag({ variant: variant = 'plain', children }: TagProps) {
  return <span className={variant === 'plain' ? styles.tag : `${styles.tag} ${styles[variant]}`}>{children}</span>
}
