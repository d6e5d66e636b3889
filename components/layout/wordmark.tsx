import type { Site } from '@/lib/content/schemas/site'
import type { Language } from '@/lib/messages/language'
import styles from './wordmark.module.css'

interface WordmarkProps {
  site: Pick<Site, 'name' | 'nameLatin' | 'logo'>
  className?: string
  /** Lines of the name; the second is in the other script. */
  language?: Language
}

/** The complex's logo: its sign, the name, and the name in the other script. Takes its colour from the surrounding text. */
export function Wordmark({ site, className, language = 'ko' }: WordmarkProps) {
  return (
    <span className={[styles.wordmark, className].filter(Boolean).join(' ')}>
      <svg className={styles.mark} viewBox="0 0 40 40" width="40" height="40" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        {site.logo.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span className={styles.names}>
        <span className={styles.name}>{site.name}</span>
        <span className={language === 'ko' ? styles.latin : styles.korean} lang={language === 'ko' ? 'en' : 'ko'}>
          {site.nameLatin}
        </span>
      </span>
    </span>
  )
}
