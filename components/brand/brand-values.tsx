import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { media } from '../ui/breakpoints'
import { SpokenNotice } from '../ui/illustration-notice'
import { Picture } from '../ui/picture'
import styles from './brand-values.module.css'

interface BrandValuesProps {
  values: readonly { title: string; description: string; picture: PictureData }[]
}

/** The brand's values side by side, each an upright picture with its name and proof under it. */
export function BrandValues({ values }: BrandValuesProps) {
  return (
    <>
      <SpokenNotice pictures={values.map(({ picture }) => picture)} />
      <ol className={styles.values}>
        {values.map((value) => (
          <li key={value.title} className={styles.value}>
            <Picture
              picture={value.picture}
              sizes={`${media.phone} 67vw, ${media.wide} 880px, 660px`}
              caption="notice"
              noticeSpoken
              className={styles.picture}
            />
            <h3 className={styles.title}>{value.title}</h3>
            <p className={styles.description}>{value.description}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
