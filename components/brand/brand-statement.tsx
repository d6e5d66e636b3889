import styles from './brand-statement.module.css'

/**
 * What the brand stands for, under the page's picture: a text box that settles 500 ms after the page opens. The text is readable
 * from the first paint; only the box's position and its line move, by CSS alone.
 */
export function BrandStatement({ statement, paragraphs }: { statement: string; paragraphs: readonly string[] }) {
  return (
    <section aria-labelledby="brand-statement" className="container">
      <div className={styles.box} data-testid="brand-text-box">
        <h2 id="brand-statement" className={styles.statement}>
          {/* A sentence begins a line. */}
          {statement.split(/(?<=[.?!]) /).map((sentence) => (
            <span key={sentence} className={styles.sentence}>
              {sentence}{' '}
            </span>
          ))}
        </h2>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
