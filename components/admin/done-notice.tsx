import styles from './admin.module.css'

/** Says what the last form post did: `?done=KEY` of the address, looked up in `messages`. */
export function DoneNotice({ done, messages }: { done: string | string[] | undefined; messages: Readonly<Record<string, string>> }) {
  const message = typeof done === 'string' && Object.hasOwn(messages, done) ? messages[done] : undefined
  return message ? (
    <p className={styles.notice} role="status">
      {message}
    </p>
  ) : null
}
