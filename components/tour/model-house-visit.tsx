import type { MapLink } from '@/lib/content/map-links'
import type { Site } from '@/lib/content/schemas/site'
import { commonWords } from '@/lib/messages/ko/common'
import { tourWords } from '@/lib/messages/ko/tour'
import type { VisitingHours } from '@/lib/visits/public-hours'
import { Day } from '../ui/day'
import { ModelHouseMaps } from '../visits/model-house-maps'
import styles from './model-house-visit.module.css'

interface ModelHouseVisitProps extends Pick<Site, 'modelHouse' | 'phone'> {
  maps: readonly MapLink[]
  visiting: VisitingHours
  /** Path of the page where a visit is reserved. */
  reservationHref: string
}

/** Address and opening hours of the real model house, how to get there and how to get in. */
export function ModelHouseVisit({ modelHouse, maps, visiting: { line, hours }, phone, reservationHref }: ModelHouseVisitProps) {
  const { from, until } = modelHouse.period
  return (
    <dl className={styles.list}>
      <div>
        <dt>{commonWords.address}</dt>
        <dd>{modelHouse.address}</dd>
      </div>
      {(from !== null || until !== null) && (
        <div>
          <dt>{tourWords.visit.period}</dt>
          <dd>
            {from !== null && (
              <>
                <Day value={from} />
                {tourWords.visit.from}{' '}
              </>
            )}
            {until !== null && (
              <>
                <Day value={until} />
                {tourWords.visit.to}
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{tourWords.visit.hours}</dt>
        <dd>
          {hours?.weekly ?? line}
          {hours && hours.exceptions.length > 0 && (
            <ul className={`${styles.ways} ${styles.exceptions}`}>
              {hours.exceptions.map((exception) => (
                <li key={exception}>{exception}</li>
              ))}
            </ul>
          )}
        </dd>
      </div>
      <div>
        <dt>{tourWords.visit.way}</dt>
        <dd>
          <ul className={styles.ways}>
            {modelHouse.directions.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          <ModelHouseMaps maps={maps} />
        </dd>
      </div>
      <div>
        <dt>{tourWords.visit.parking}</dt>
        <dd>{modelHouse.parking}</dd>
      </div>
      <div>
        <dt>{tourWords.visit.reservation}</dt>
        <dd>
          <a href={reservationHref}>{tourWords.visit.reserve}</a>
        </dd>
      </div>
      <div>
        <dt>{tourWords.visit.inquiry}</dt>
        <dd>
          <a href={`tel:${phone}`}>{phone}</a>
        </dd>
      </div>
    </dl>
  )
}
