'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { apiPaths, pressArticlePath, pressListPath } from '@/lib/routes'
import { koreanDay } from '@/components/ui/korean-date'
import { pressListWords } from '@/lib/messages/ko/press-list'
import styles from './press-list.module.css'
import { formatCount } from '@/lib/messages/format-count'

export interface PressListItem {
  readonly id: string
  readonly number: number
  readonly title: string
  /** ISO 8601. */
  readonly date: string
  readonly views: number
}

interface PressListProps {
  site: string
  items: readonly PressListItem[]
  nextCursor: string | null
}

interface Loaded {
  readonly key: string
  readonly items: readonly PressListItem[]
  readonly nextCursor: string | null
}

/** Keeps the loaded pages of this document, so that the list has its length when the reader returns from an article. */
let loadedPages: Loaded | null = null

/** The press table and its 'load more', which is a link to the next page until hydration. */
export function PressList({ site, items, nextCursor }: PressListProps) {
  const key = `${site} ${items.map((item) => item.id).join(' ')} ${nextCursor}`
  const [extra, setExtra] = useState<Loaded>(() => (loadedPages?.key === key ? loadedPages : { key, items: [], nextCursor }))
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [status, setStatus] = useState('')
  const table = useRef<HTMLTableElement>(null)
  /** Index of the row that gets the focus as soon as it is there. */
  const awaited = useRef(-1)
  useEffect(() => {
    table.current?.querySelectorAll<HTMLAnchorElement>('tbody a')[awaited.current]?.focus()
    awaited.current = -1
  }, [extra])
  // A new first page (a new article, another site) resets the list.
  const loaded = extra.key === key ? extra : { key, items: [], nextCursor }

  async function loadMore(cursor: string) {
    setState('loading')
    try {
      const response = await fetch(`${apiPaths.press}?${new URLSearchParams({ site, cursor })}`)
      if (!response.ok) throw new Error(String(response.status))
      const page = (await response.json()) as { items: PressListItem[]; nextCursor: string | null }
      loadedPages = { key, items: [...loaded.items, ...page.items], nextCursor: page.nextCursor }
      // Moves focus to the first new row: the clicked button disappears with the last page.
      if (!page.nextCursor) awaited.current = items.length + loaded.items.length
      setExtra(loadedPages)
      setState('idle')
      setStatus(pressListWords.loaded(page.items.length))
    } catch {
      setState('failed')
    }
  }

  function onMore(event: MouseEvent<HTMLAnchorElement>) {
    // The event was prevented: an early click, which is replayed after hydration.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || !loaded.nextCursor) return
    event.preventDefault()
    if (state !== 'loading') void loadMore(loaded.nextCursor)
  }

  return (
    <div>
      <table className={styles.table} ref={table}>
        <caption className="visually-hidden">{pressListWords.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {pressListWords.number}
            </th>
            <th scope="col">{pressListWords.title}</th>
            <th scope="col" className={styles.wide}>
              {pressListWords.author}
            </th>
            <th scope="col" className={styles.date}>
              {pressListWords.date}
            </th>
            <th scope="col" className={`${styles.wide} ${styles.views}`}>
              {pressListWords.views}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...items, ...loaded.items].map((item) => (
            <tr key={item.id}>
              <td className={styles.number}>{item.number}</td>
              <th scope="row" className={styles.title}>
                <a href={pressArticlePath(site, item.id)}>{item.title}</a>
              </th>
              <td className={styles.wide}>{pressListWords.administrator}</td>
              <td className={styles.date}>
                <time dateTime={item.date}>{koreanDay(item.date)}</time>
              </td>
              <td className={`${styles.wide} ${styles.views}`}>{formatCount(item.views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {state === 'failed' ? (
        <p className={styles.failure} role="alert">
          {pressListWords.failure}
        </p>
      ) : null}
      {loaded.nextCursor ? (
        <p className={styles.more}>
          <a
            className="button"
            role="button"
            rel="next"
            href={`${pressListPath(site)}?cursor=${loaded.nextCursor}`}
            onClick={onMore}
            aria-disabled={state === 'loading'}
          >
            {state === 'loading' ? pressListWords.loading : pressListWords.more}
          </a>
        </p>
      ) : null}
    </div>
  )
}
