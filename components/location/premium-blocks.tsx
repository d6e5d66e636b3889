import type { ProseBlock, Source } from '@/lib/content/schemas/base'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { media } from '../ui/breakpoints'
import { SpokenNotice } from '../ui/illustration-notice'
import { Picture } from '../ui/picture'
import { RunningText } from '../ui/running-text'
import { Sources } from '../ui/sources'
import styles from './premium-blocks.module.css'

interface PremiumBlocksProps {
  intro: string
  blocks: readonly (ProseBlock & { picture: PictureData; source?: Source | undefined })[]
}

/** The exits of the complex, in the order in which one walks them. */
export function PremiumBlocks({ intro, blocks }: PremiumBlocksProps) {
  return (
    <div className={`container ${styles.premium}`}>
      <p className={styles.intro}>
        <RunningText text={intro} />
      </p>
      <SpokenNotice pictures={blocks.map(({ picture }) => picture)} />
      {blocks.map((block, index) => (
        <section key={block.heading} aria-labelledby={`premium-${index + 1}`} className={styles.block}>
          <Picture
            picture={block.picture}
            sizes={`${media.phone} 100vw, ${media.wide} 1240px, 960px`}
            caption="notice"
            noticeSpoken
            className={styles.picture}
          />
          <div className={styles.words}>
            <h2 id={`premium-${index + 1}`}>{block.heading}</h2>
            <div className={styles.text}>
              {block.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <RunningText text={paragraph} />
                </p>
              ))}
              {block.points.length > 0 && (
                <ul>
                  {block.points.map((point) => (
                    <li key={point}>
                      <RunningText text={point} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
            {block.source && <Sources sources={[block.source]} />}
          </div>
        </section>
      ))}
    </div>
  )
}
