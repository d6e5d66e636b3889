import type { Site } from '@/lib/content/schemas/site'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './legal-status.module.css'

/** 민간임대주택법 §42 demands registration and report numbers on the site; a number not issued yet reads 준비 중. */
export function LegalStatus({ legal, language = 'ko' }: { legal: Site['legal']; language?: Language }) {
  const { common } = messages(language)
  const rows: { label: string; value: string | null }[] = [legal.operator, ...legal.items]
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <div key={row.label} className={styles.row}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>{row.value ?? common.inPreparation}</dd>
        </div>
      ))}
    </dl>
  )
}
