import { RunningText } from '@/components/ui/running-text'
import type { Notice } from '@/lib/content/schemas/notices'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './notice-bar.module.css'

interface NoticeBarProps {
  /** In their order. */
  notices: readonly Notice[]
  language?: Language
}

/** More would push the page itself off a phone's first screen. */
const SHOWN_MAX = 3

/** Notices in the page's flow: they cover nothing, move nothing after the first paint, and are read without script. */
export function NoticeBar({ notices, language = 'ko' }: NoticeBarProps) {
  const lines = notices.flatMap(({ text, detail, english }) => (language === 'ko' ? [{ text, detail }] : english ? [{ text: english, detail: undefined }] : []))
  if (lines.length === 0) return null
  return (
    <section className={styles.bar} aria-label={messages(language).notices.label}>
      <ul className={`container ${styles.lines}`}>
        {lines.slice(0, SHOWN_MAX).map(({ text, detail }) => (
          <li key={text}>
            {detail === undefined ? (
              text
            ) : (
              <details>
                <summary className={styles.more}>{text}</summary>
                <p className={styles.detail}>
                  <RunningText text={detail} />
                </p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
