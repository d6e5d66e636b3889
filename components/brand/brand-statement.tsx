import { media } from '../ui/breakpoints'
import { Picture } from '../ui/picture'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import styles from './brand-statement.module.css'

interface BrandStatementProps {
  statement: string
  paragraphs: readonly string[]
  picture: PictureData
}

/**
 * The brand's first screen: a picture and a text box that settles over it 500 ms after the page opens. The text is readable from
 * the first paint; only the box's position and its line move, by CSS alone.
 */
export function BrandStatement({ statement, paragraphs, picture }: BrandStatementProps) {
  return (
    <section aria-labelledby="brand-statement" className={styles.section}>
      <Picture picture={picture} sizes={`${media.phone} 100vw, 92vw`} className={styles.picture} />
      <div className={styles.box} data-testid="brand-text-box">
        <h2 id="brand-statement" className={styles.statement}>
          {statement}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
