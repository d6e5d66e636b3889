import type { Source } from '@/lib/content/schemas/base'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { Day } from './day'
import styles from './sources.module.css'

/** Citations under a claim: 출처 label (date). */
export function Sources({ sources, language = 'ko' }: { sources: readonly Source[]; language?: Language }) {
  if (sources.length === 0) return null
  const { ui } = messages(language)
  return (
    <p className={styles.sources}>
      <span className={styles.label}>{ui.sources}</span>
      {sources.map((source) => (
        <span key={source.label} className={styles.source}>
          {source.href ? (
            <a href={source.href} target="_blank" rel="noopener noreferrer">
              {source.label}
              <span className="visually-hidden"> {ui.newWindow}</span>
            </a>
          ) : (
            source.label
          )}
          {source.date && (
            <>
              {' '}
              · <Day value={source.date} language={language} />
            </>
          )}
        </span>
      ))}
    </p>
  )
}
