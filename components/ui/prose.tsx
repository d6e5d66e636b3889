import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** Running text: measure, rhythm and lists of a well-set page. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={[styles.prose, className].filter(Boolean).join(' ')}>{children}</div>
}
