import type { ReactNode } from 'react'
import styles from './admin.module.css'

interface DoneNoticeProps {
  done: string | string[] | undefined
  messages: Readonly<Record<string, string>>
  /** Whom it was about, before the message. */
  whom?: string
  /** Errors of a form that was refused instead, by field. */
  refused?: { readonly errors: Readonly<Record<string, string>> } | null
  /** Actions that undo or continue it. */
  children?: ReactNode
}

/** Shows the outcome of the last form post: why it was refused, or the key in `?done=KEY`, looked up in `messages`. */
export function DoneNotice({ done, messages, whom = '', refused = null, children }: DoneNoticeProps) {
  if (refused)
    return (
      <div className={styles.notice} role="alert">
        {[...new Set(Object.values(refused.errors))].map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
    )
  const message = typeof done === 'string' && Object.hasOwn(messages, done) ? messages[done] : undefined
  return message ? (
    <div className={styles.notice} role="status">
      {whom}
      {message} {children}
    </div>
  ) : null
}
