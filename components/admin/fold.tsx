import type { ReactNode } from 'react'
import { officeTodayWords as words } from '@/lib/messages/ko/office-today'
import styles from './fold.module.css'

/** Rows of a table that stay on a phone; as in the style sheet. */
const SHOWN = 5

/** On a phone, folds a table to its first rows, so that a full day stays a few screens. Works without scripts. */
export const Fold = ({ rows, children }: { rows: number; children: ReactNode }) => (
  <div className={styles.fold}>
    {children}
    {rows > SHOWN ? (
      <label className={styles.toggle}>
        <input type="checkbox" /> {words.unfold(rows - SHOWN)}
      </label>
    ) : null}
  </div>
)
