import { Fragment } from 'react'
import type { MapLink } from '@/lib/content/map-links'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { tourWords } from '@/lib/messages/ko/tour'
import type { VisitingHours } from '@/lib/visits/public-hours'
import { media } from '../ui/breakpoints'
import { Picture } from '../ui/picture'
import { ModelHouseMaps } from '../visits/model-house-maps'
import styles from './model-house-hours.module.css'

interface ModelHouseHoursProps {
  /** The house itself, by which it is recognised on the way. */
  picture: PictureData
  /** Of the model house. */
  address: string
  maps: readonly MapLink[]
  visiting: VisitingHours
  /** Path of the page where a visit is booked. */
  bookingHref: string
}

/** Address and opening hours of the model house, on pages about the way there. */
export const ModelHouseHours = ({ picture, address, maps, visiting: { line, hours }, bookingHref }: ModelHouseHoursProps) => (
  <div className={styles.house}>
    <div>
      <p>{address}</p>
      <ModelHouseMaps maps={maps} />
      <p>
        {tourWords.visit.hours} {hours?.weekly ?? line}
        {hours?.exceptions.map((exception) => (
          <Fragment key={exception}>
            <br />
            {exception}
          </Fragment>
        ))}
      </p>
      <p>
        <a href={bookingHref} className="button">
          {tourWords.visit.reserve}
        </a>
      </p>
    </div>
    <Picture picture={picture} sizes={`${media.phone} 100vw, ${media.wide} 540px, 420px`} caption="notice" className={styles.picture} />
  </div>
)
