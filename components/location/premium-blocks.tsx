import type { ProseBlock, Source } from '@/lib/content/schemas/base'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { SpokenNotice } from '../ui/illustration-notice'
import { Picture } from '../ui/picture'
import { PointList } from '../ui/point-list'
import { RunningText } from '../ui/running-text'
import { Sources } from '../ui/sources'
import styles from './premium-blocks.module.css'

interface PremiumBlocksProps {
  blocks: readonly (ProseBlock & { picture: PictureData; source?: Source | undefined })[]
}

/** The ways out of the complex, numbered: each a picture as wide as the window, with what was measured and its source under it. */
export function PremiumBlocks({ blocks }: PremiumBlocksProps) {
  return (
    <div className={styles.premium}>
      <SpokenNotice pictures={blocks.map(({ picture }) => picture)} />
      {blocks.map((block, index) => (
        <section key={block.heading} aria-labelledby={`premium-${index + 1}`}>
          <Picture picture={block.picture} sizes="100vw" caption="notice" noticeSpoken className={styles.picture} />
          <div className={`container ${styles.words}`}>
            <p className={styles.number} aria-hidden="true">
              {index + 1}
            </p>
            <h2 id={`premium-${index + 1}`}>{block.heading}</h2>
            <div className={styles.text}>
              {block.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <RunningText text={paragraph} />
                </p>
              ))}
              <PointList points={block.points} />
              {block.source && <Sources sources={[block.source]} />}
            </div>
          </div>
        </section>
      ))}
    </div>
  )
}
