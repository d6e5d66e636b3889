import { media } from '@/components/ui/breakpoints'
import { ILLUSTRATION_NOTICE } from '@/components/ui/illustration-notice'
import { Picture } from '@/components/ui/picture'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import styles from './panel-cover.module.css'

/**
 * What a closed panel of the narrow layout holds, as a picture in its summary. Decoration beside the panel's title: hidden from
 * screen readers, to whom the title says the same in two words. Without a preview, which would be in the page of those who never
 * scroll so far.
 */
export function PanelCover({ picture: { preview: _preview, ...picture } }: { picture: PictureData }) {
  return (
    <span className={styles.cover} aria-hidden="true" data-notice={picture.illustration ? ILLUSTRATION_NOTICE : undefined}>
      <Picture picture={{ ...picture, alt: '' }} sizes={`${media.belowTablet} 92vw, 220px`} className={styles.picture} />
    </span>
  )
}
