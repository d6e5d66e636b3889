import { ILLUSTRATION_NOTICE } from '@/components/ui/illustration-notice'
import { Picture } from '@/components/ui/picture'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import styles from './illustrated.module.css'

interface IllustratedProps {
  picture: PictureData
  sizes: string
  /** True where the section has one screen reader notice for all of its pictures: see SpokenNotice. */
  noticeSpoken?: boolean
  className?: string
}

/** A picture that covers its container, with a notice in its corner that it is an illustration (CG). */
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
