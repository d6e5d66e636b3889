import { uiWords } from '@/lib/messages/ko/ui'
import { NoteList } from './note-list'
import styles from './notices.module.css'

/** Notices under a plan, a table or a guide, with their heading. */
export function Notices({ title = uiWords.notes, items }: { title?: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.notices}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <NoteList notes={items} label={title} />
    </div>
  )
}
