import type { Tours } from '@/lib/content/schemas/tours'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { tourWords } from '@/lib/messages/ko/tour'
import { media } from '../ui/breakpoints'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { TourFrame } from './tour-frame'
import { tourId } from './tour-id'
import { TourGallery } from './tour-gallery'
import styles from './tour-player.module.css'
import { TourWindow } from './tour-window'
import tourWindow from './tour-window.module.css'

interface TourPlayerProps {
  tour: Pick<Tours['tabs'][number], 'key' | 'title' | 'source'> & Partial<Pick<Tours['tabs'][number], 'tour'>>
  poster: PictureData
  /** True for the first on a page that opens with it: its poster is the page's largest picture. */
  first?: boolean
  gallery: readonly PictureData[]
  /** Instructions: how to start and to look around. */
  instruction: string
}

/**
 * A VR tour behind its poster (facade pattern): a click on the poster loads it and lets it fill the window; the bar, Escape and
 * Back close it (components/behaviour/tours.ts). Pictures of the same rooms follow. Works without JavaScript, as `<details>` with
 * the poster as `<summary>`.
 */
export function TourPlayer({ tour, poster, first = false, gallery, instruction }: TourPlayerProps) {
  return (
    <>
      {tour.source === null ? (
        <div className={styles.viewport}>
          <Poster picture={poster} first={first} />
          <p className={styles.instruction}>
            <strong>{tourWords.inPreparation}</strong>
            <span>{tourWords.picturesMeanwhile}</span>
          </p>
        </div>
      ) : (
        <details id={tourId(tour.key)} className={`${styles.tour} ${tourWindow.window}`} data-tour="" data-lock-scroll="" suppressHydrationWarning>
          <summary className={styles.viewport}>
            <Poster picture={poster} first={first} />
            <span className={styles.instruction}>
              <strong>{tourWords.open(tour.title, tour.tour?.plan)}</strong>
              <span>{instruction}</span>
            </span>
            <span className={styles.close}>
              {tourWords.closeOf(tour.tour?.plan ?? tour.title)} <Icon name="close" />
            </span>
          </summary>
          <TourFrame title={tour.title} source={tour.source} className={styles.frame} />
          <TourWindow />
        </details>
      )}
      <TourGallery name={tour.tour?.plan ?? tour.title} pictures={gallery} />
    </>
  )
}

const Poster = ({ picture, first }: { picture: PictureData; first: boolean }) => (
  <Picture picture={picture} priority={first} sizes={`${media.phone} 100vw, ${media.wide} 1600px, 1240px`} className={styles.poster} />
)
