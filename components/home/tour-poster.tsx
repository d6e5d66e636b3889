import { TourFrame } from '@/components/tour/tour-frame'
import { tourId } from '@/components/tour/tour-id'
import { media } from '@/components/ui/breakpoints'
import { Picture } from '@/components/ui/picture'
import type { Tours } from '@/lib/content/schemas/tours'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { tourWords } from '@/lib/messages/ko/tour'
import styles from './tour-poster.module.css'

interface TourPosterProps {
  tour: Tours['tabs'][number]
  poster: PictureData
}

/**
 * A VR tour behind its poster (facade pattern): a lazy iframe in a closed `<details>`, which the browser loads only after a click
 * on the poster, with or without script. Back closes it (components/behaviour/tours.ts).
 */
export function TourPoster({ tour, poster }: TourPosterProps) {
  const picture = <Picture picture={poster} sizes={`${media.phone} 100vw, 1040px`} className={styles.picture} />
  if (tour.source === null) {
    return (
      <div className={styles.viewport}>
        {picture}
        <p className={styles.pending}>{tourWords.inPreparationOf(tour.title)}</p>
      </div>
    )
  }
  return (
    <details id={tourId(tour.key)} className={styles.tour} data-tour="" suppressHydrationWarning>
      <summary className={styles.viewport}>
        {picture}
        <span className={styles.start}>{tourWords.open(tour.title)}</span>
        <span className={styles.stop}>{tourWords.closeOf(tour.title)}</span>
      </summary>
      <TourFrame title={tour.title} source={tour.source} className={styles.frame} />
    </details>
  )
}
