import type { Tours } from '@/lib/content/schemas/tours'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { media } from '../ui/breakpoints'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { TourFrame } from './tour-frame'
import { TourGallery } from './tour-gallery'
import styles from './tour-player.module.css'
import { UnloadWhenClosed } from './unload-when-closed'

interface TourPlayerProps {
  tour: Pick<Tours['tabs'][number], 'key' | 'title' | 'source'>
  poster: PictureData
  gallery: readonly PictureData[]
  /** How to start and to look around. */
  instruction: string
}

/**
 * A VR tour behind its poster (facade pattern): pressing the poster loads it, the bar closes it. Pictures of the same
 * rooms follow. Works without JavaScript, as `<details>` with the poster as `<summary>`.
 */
export function TourPlayer({ tour, poster, gallery, instruction }: TourPlayerProps) {
  return (
    <>
      {tour.source === null ? (
        <div className={styles.stage}>
          <Poster picture={poster} />
          <p className={styles.instruction}>
            <strong>VR 준비 중</strong>
            <span>VR이 올라오기 전까지 아래 이미지로 둘러볼 수 있습니다.</span>
          </p>
        </div>
      ) : (
        <details className={styles.tour} suppressHydrationWarning>
          <summary className={styles.stage}>
            <Poster picture={poster} />
            <span className={styles.instruction}>
              <strong>{tour.title} VR 보기</strong>
              <span>{instruction}</span>
            </span>
            <span className={styles.close}>
              VR 닫기 <Icon name="close" />
            </span>
          </summary>
          <TourFrame title={tour.title} source={tour.source} className={styles.frame} />
          <UnloadWhenClosed />
        </details>
      )}
      <TourGallery title={tour.title} pictures={gallery} />
    </>
  )
}

const Poster = ({ picture }: { picture: PictureData }) => <Picture picture={picture} sizes={`${media.phone} 100vw, 1240px`} className={styles.poster} />
