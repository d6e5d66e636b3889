import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { tourWords } from '@/lib/messages/ko/tour'
import { media } from '../ui/breakpoints'
import { SpokenNotice } from '../ui/illustration-notice'
import { Picture } from '../ui/picture'
import styles from './tour-gallery.module.css'

/** Pictures of the tour's rooms, under the name of the home, or of the tour where the home is not known. */
export function TourGallery({ name, pictures }: { name: string; pictures: readonly PictureData[] }) {
  if (pictures.length === 0) return null
  return (
    <section className={styles.gallery} aria-label={tourWords.picturesOf(name)}>
      <h2 className={styles.heading}>{tourWords.asPictures(name)}</h2>
      <SpokenNotice pictures={pictures} />
      <ul className={pictures.length === 3 ? `${styles.list} ${styles.three}` : styles.list}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <Picture
              picture={picture}
              sizes={`${media.phone} ${index === 0 && pictures.length % 2 === 1 ? 100 : 50}vw, ${pictures.length === 3 ? `${media.wide} 520px, 400px` : `${media.wide} 780px, 600px`}`}
              caption
              noticeSpoken
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
