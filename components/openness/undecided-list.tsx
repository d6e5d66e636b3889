import type { Undecided } from '@/lib/content/schemas/openness'
import { undecidedWords } from '@/lib/messages/ko/openness'
import { tellPath } from '@/lib/routes'
import { Day } from '../ui/day'
import { FactList } from '../ui/fact-list'
import { Notices } from '../ui/notices'
import { RunningText } from '../ui/running-text'
import styles from './openness.module.css'

/** What is not decided yet, in the order of content: who decides, when it is expected, and a way to be told, which the first offers as a button. */
export function UndecidedList({ intro, items, notices }: Undecided) {
  return (
    <div className="container">
      <p className={styles.intro}>
        <RunningText text={intro} />
      </p>
      {items.length === 0 && <p className={styles.intro}>{undecidedWords.nothing}</p>}
      {items.map(({ id, title, state, decidedBy, expected, changed }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.item}>
          <h2 id={`${id}-heading`} className={styles.title}>
            {title}
          </h2>
          <div className={styles.body}>
            <p>
              <RunningText text={state} />
            </p>
            <FactList
              facts={[
                { term: undecidedWords.decidedBy, value: decidedBy },
                { term: undecidedWords.expected, value: expected },
                { term: undecidedWords.changed, value: <Day value={changed} /> },
              ]}
            />
            <p>
              <a href={tellPath(id)} rel="nofollow" className={index === 0 ? 'button button--primary' : styles.link} aria-label={undecidedWords.tellOf(title)}>
                {undecidedWords.tell}
              </a>
            </p>
          </div>
        </section>
      ))}
      <div className={styles.item}>
        <div className={styles.body}>
          <Notices items={notices} />
        </div>
      </div>
    </div>
  )
}
