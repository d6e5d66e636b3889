import styles from './running-text.module.css'

/** Korean numbers as they are written: area, mobile and 050x numbers, and the eight digits of a business line (15xx, 16xx, 18xx). */
const PHONE = /(?<![\d-])((?:0\d{1,3}-\d{3,4}|1[568]\d\d)-\d{4})(?![\d-])/u

/** A text in whose midst telephone numbers may stand: each can be called, and none is broken at its hyphen. */
export function RunningText({ text }: { text: string }) {
  // Split by a group, every second piece is what the group matched.
  return text.split(PHONE).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`tel:${piece}`} className={styles.phone}>
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
