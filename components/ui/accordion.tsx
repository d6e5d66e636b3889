import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon'

interface AccordionProps {
  /** Group name: the browser keeps one entry open at a time. Unique on the page. */
  name: string
  items: readonly { title: string; body: ReactNode }[]
  /** Index that starts open; none by default. */
  initial?: number
}

/** Exclusive `<details>`: works without script, and find-in-page opens the entry with a match. */
export function Accordion({ name, items, initial }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => (
        <details key={item.title} name={name} className={styles.item} open={index === initial} suppressHydrationWarning>
          <summary className={styles.summary}>
            {item.title}
            <Icon name="chevron" className={styles.chevron} />
          </summary>
          <div className={styles.body}>{item.body}</div>
        </details>
      ))}
    </div>
  )
}
