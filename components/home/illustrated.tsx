import { ILLUSTRATION_NOTICE } from '@/components/ui/illustration-notice'
import { Picture } from '@/components/ui/picture'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import styles from './illustrated.module.css'

interface IllustratedProps {
  picture: PictureData
  sizes: string
  /** The section says the notice aloud for all of its pictures: see SpokenNotice. */
  noticeSpoken?: boolean
  className?: string
}

/** A picture that fills its frame, and in its corner the note that it is an illustration. */
export function Illustrated({ picture, sizes, noticeSpoken = false, className }: IllustratedProps) {
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')}>
      <Picture picture={picture} sizes={sizes} className={styles.picture} />
      {picture.illustration && (
        <p className={styles.note} aria-hidden={noticeSpoken || undefined}>
          {ILLUSTRATION_NOTICE}
        </p>
      )}
    </div>
  )
}
