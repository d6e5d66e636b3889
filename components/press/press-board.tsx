import type { ReactNode } from 'react'
import { pressListPath } from '@/lib/routes'
import { pressWords } from '@/lib/messages/ko/press'
import styles from './press-board.module.css'
import { PressList, type PressListItem } from './press-list'

interface PressBoardProps {
  site: string
  items: readonly PressListItem[]
  nextCursor: string | null
  /** True on a page that was opened by a cursor. */
  continued?: boolean
  /** True after a redirect from a missing article. */
  missing?: boolean
  /** The content below the list: the sign-in form, or the welcome bar and the article form. */
  children: ReactNode
}

/** The press list and the content below it. */
export function PressBoard({ site, items, nextCursor, continued = false, missing = false, children }: PressBoardProps) {
  return (
    <div className="container">
      {missing ? (
        <p className={styles.missing} role="alert">
          {pressWords.missingArticle.text}
        </p>
      ) : null}
      {items.length > 0 ? <PressList site={site} items={items} nextCursor={nextCursor} /> : <p className={styles.empty}>{pressWords.empty}</p>}
      {continued ? (
        <p className={styles.first}>
          <a href={pressListPath(site)}>{pressWords.toFirst}</a>
        </p>
      ) : null}
      <section className={styles.staff} aria-labelledby="sign-in">
        {children}
      </section>
    </div>
  )
}
