import type { ReactNode } from 'react'
import styles from './admin.module.css'

interface DoneNoticeProps {
  done: string | string[] | undefined
  messages: Readonly<Record<string, string>>
  /** Actions that undo or continue it. */
  children?: ReactNode
}

/** Shows the outcome of the last form post: the key in `?done=KEY`, looked up in `messages`. */
export function DoneNotice({ done, messages, children }: DoneNoticeProps) {
  const message = typeof done === 'string' && Object.hasOwn(messages, done) ? messages[done] : undefined
  return message ? (
    <p className={styles.notice} role="status">
      {message} {children}
    </p>
  ) : null
}
