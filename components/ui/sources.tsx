import type { Source } from '@/lib/content/schemas/base'
import { uiWords } from '@/lib/messages/ko/ui'
import { Day } from './day'
import styles from './sources.module.css'

/** Citations under a claim: 출처 label (date). */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <p className={styles.sources}>
      <span className={styles.label}>{uiWords.sources}</span>
      {sources.map((source) => (
        <span key={source.label} className={styles.source}>
          {source.href ? (
            <a href={source.href} target="_blank" rel="noopener noreferrer">
              {source.label}
              <span className="visually-hidden"> {uiWords.newWindow}</span>
            </a>
          ) : (
            source.label
          )}
          {source.date && (
            <>
              {' '}
              · <Day value={source.date} />
            </>
          )}
        </span>
      ))}
    </p>
  )
}
