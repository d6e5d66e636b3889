import { INLINE_LINK } from '@/lib/content/schemas/inline-links'
import styles from './running-text.module.css'

/** Korean numbers as they are written: area, mobile and 050x numbers, and the eight digits of a business line (15xx, 16xx, 18xx). */
const PHONE = /(?<![\d-])(?<phone>(?:0\d{1,3}-\d{3,4}|1[568]\d\d)-\d{4})(?![\d-])/u

const EMAIL = /(?<![\w.+-])(?<email>[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/u

const LINKS = new RegExp(`${INLINE_LINK.source}|${PHONE.source}|${EMAIL.source}`, 'gu')

/**
 * A text in whose midst links, telephone numbers and email addresses may stand: `[label](/path)` leads to a page of this
 * site, each number can be called, and none is broken at its hyphen; an email address can be written to.
 */
export function RunningText({ text }: { text: string }) {
  const pieces = []
  let end = 0
  for (const { 0: found, index, groups = {} } of text.matchAll(LINKS)) {
    pieces.push(text.slice(end, index))
    end = index + found.length
    pieces.push(
      groups.phone ? (
        <a key={index} href={`tel:${groups.phone}`} className={styles.phone}>
          {groups.phone}
        </a>
      ) : groups.email ? (
        <a key={index} href={`mailto:${groups.email}`}>
          {groups.email}
        </a>
      ) : (
        <a key={index} href={groups.path}>
          {groups.label}
        </a>
      ),
    )
  }
  return [...pieces, text.slice(end)]
}
