import { Picture } from '@/components/ui/picture'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import styles from './illustrated.module.css'

interface IllustratedProps {
  picture: PictureData
  sizes: string
  className?: string
}

/** A picture that fills its frame, and in its corner the note that it is an illustration. */
export function Illustrated({ picture, sizes, className }: IllustratedProps) {
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')}>
      <Picture picture={picture} sizes={sizes} className={styles.picture} />
      {picture.illustration && <p className={styles.note}>이미지컷: 실제와 다를 수 있습니다</p>}
    </div>
  )
}
