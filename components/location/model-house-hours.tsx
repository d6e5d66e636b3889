import { Fragment } from 'react'
import { tourWords } from '@/lib/messages/ko/tour'
import type { VisitingHours } from '@/lib/visits/public-hours'

interface ModelHouseHoursProps {
  /** Of the model house. */
  address: string
  visiting: VisitingHours
  /** Path of the page where a visit is booked. */
  bookingHref: string
}

/** Where the model house is and when it is open, for whoever looks for the way. */
export const ModelHouseHours = ({ address, visiting: { line, hours }, bookingHref }: ModelHouseHoursProps) => (
  <>
    <p>{address}</p>
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
