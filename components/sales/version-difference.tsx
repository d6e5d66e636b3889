import type { ClauseDifference, WordChange } from '@/lib/content/announcement-difference'
import { salesWords } from '@/lib/messages/ko/sales'
import styles from './announcement.module.css'

/** Marked by colour and line, and by words for screen readers, most of which read neither `ins` nor `del`. */
function Words({ kind, text }: WordChange) {
  if (kind === 'same') return text
  const [start, end] = salesWords.spoken[kind]
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <span className="visually-hidden">{start}: </span>
      {text}
      <span className="visually-hidden">, {end}. </span>
    </Mark>
  )
}

/** What changed between two versions, by clause and word; unchanged clauses are only counted. */
export function VersionDifference({ clauses }: { clauses: readonly ClauseDifference[] }) {
  const changed = clauses.filter(({ kind }) => kind !== 'same')
  const same = clauses.length - changed.length
  return (
    <div className={`container ${styles.text}`}>
      {changed.map(({ id, heading, kind, lines }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.clause}>
          <h2 id={`${id}-heading`}>
            <span className={styles.mark}>{salesWords.kinds[kind]}</span> {heading}
          </h2>
          <div className={styles.lines}>
            {lines
              .filter((line, at) => at > 0 || kind !== 'changed' || line.some((words) => words.kind !== 'same'))
              .map((line, at) => (
                <p key={at}>
                  {line.map((words, index) => (
                    <Words key={index} {...words} />
                  ))}
                </p>
              ))}
          </div>
        </section>
      ))}
      <p className={styles.same}>{changed.length === 0 ? salesWords.nothingChanged : same > 0 ? salesWords.unchanged(same) : null}</p>
    </div>
  )
}
