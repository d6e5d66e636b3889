import { INLINE_LINK } from '@/lib/content/schemas/inline-links'
import styles from './running-text.module.css'

/** Formats of Korean phone numbers: area, mobile and 050x numbers, and the eight digits of a business line (15xx, 16xx, 18xx). */
const PHONE = /(?<![\d-])(?<phone>(?:0\d{1,3}-\d{3,4}|1[568]\d\d)-\d{4})(?![\d-])/u

const EMAIL = /(?<![\w.+-])(?<email>[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/u

/** Characters of a page's name that keeps together: half a line of the narrowest phone with text of twice the size. */
const SHORT = 7

const LINKS = new RegExp(`${INLINE_LINK.source}|${PHONE.source}|${EMAIL.source}`, 'gu')

/**
 * A text that may contain links, phone numbers and email addresses: `[label](/path)` links to a page of this site, a number
 * becomes a call link that does not break at its hyphens, an email address a mail link. Nor does a page's short name break.
 */
export function RunningText({ text }: { text: string }) {
  const pieces = []
  let end = 0
  for (const { 0: found, index, groups = {} } of text.matchAll(LINKS)) {
    pieces.push(text.slice(end, index))
    end = index + found.length
    pieces.push(
      groups.phone ? (
        <a key={index} href={`tel:${groups.phone}`} className={styles.whole}>
          {groups.phone}
        </a>
      ) : groups.email ? (
        <a key={index} href={`mailto:${groups.email}`}>
          {groups.email}
        </a>
      ) : (
        <a key={index} href={groups.path} className={(groups.label?.length ?? 0) <= SHORT ? styles.whole : undefined}>
          {groups.label}
        </a>
      ),
    )
  }
  return [...pieces, text.slice(end)]
}
