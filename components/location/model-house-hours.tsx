import { Fragment } from 'react'
import type { MapLink } from '@/lib/content/map-links'
import { tourWords } from '@/lib/messages/ko/tour'
import { ModelHouseMaps } from '../visits/model-house-maps'
import type { VisitingHours } from '@/lib/visits/public-hours'

interface ModelHouseHoursProps {
  /** Of the model house. */
  address: string
  maps: readonly MapLink[]
  visiting: VisitingHours
  /** Path of the page where a visit is booked. */
  bookingHref: string
}

/** Address and opening hours of the model house, on pages about the way there. */
export const ModelHouseHours = ({ address, maps, visiting: { line, hours }, bookingHref }: ModelHouseHoursProps) => (
  <>
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
      <a href={bookingHref}>{tourWords.visit.reserve}</a>
    </p>
  </>
)
