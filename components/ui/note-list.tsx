import { uiWords } from '@/lib/messages/ko/ui'
import styles from './note-list.module.css'
import { RunningText } from './running-text'

/** Small print: conditions and cautions for the content above. */
export function NoteList({ notes, label = uiWords.notes }: { notes: readonly string[]; label?: string }) {
  if (notes.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {notes.map((note) => (
        <li key={note} className={styles.note}>
          <RunningText text={note} />
        </li>
      ))}
    </ul>
  )
}
