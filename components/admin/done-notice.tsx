import type { ReactNode } from 'react'
import styles from './admin.module.css'

interface DoneNoticeProps {
  done: string | string[] | undefined
  messages: Readonly<Record<string, string>>
  /** What can be done about it. */
  children?: ReactNode
}

/** Says what the last form post did: `?done=KEY` of the address, looked up in `messages`. */
export function DoneNotice({ done, messages, children }: DoneNoticeProps) {
  const message = typeof done === 'string' && Object.hasOwn(messages, done) ? messages[done] : undefined
  return message ? (
    <p className={styles.notice} role="status">
      {message} {children}
    </p>
  ) : null
}
