import type { Site } from '@/lib/content/schemas/site'
import { Day } from '../ui/day'
import styles from './model-house-visit.module.css'

interface ModelHouseVisitProps extends Pick<Site, 'modelHouse' | 'phone'> {
  /** Path of the page where a visit is reserved. */
  reservationHref: string
}

/** Where the real model house is, when it is open, and how to get there and in. */
export function ModelHouseVisit({ modelHouse, phone, reservationHref }: ModelHouseVisitProps) {
  return (
    <dl className={styles.list}>
      <div>
        <dt>주소</dt>
        <dd>{modelHouse.address}</dd>
      </div>
      <div>
        <dt>관람 기간</dt>
        <dd>
          <Day value={modelHouse.period.from} />
          부터
          {modelHouse.period.until !== null && (
            <>
              {' '}
              <Day value={modelHouse.period.until} />
              까지
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>관람 시간</dt>
        <dd>{modelHouse.hours}</dd>
      </div>
      <div>
        <dt>오는 길</dt>
        <dd>
          <ul className={styles.ways}>
            {modelHouse.directions.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>주차</dt>
        <dd>{modelHouse.parking}</dd>
      </div>
      <div>
        <dt>예약</dt>
        <dd>
          <a href={reservationHref}>방문예약</a>
        </dd>
      </div>
      <div>
        <dt>문의</dt>
        <dd>
          <a href={`tel:${phone}`}>{phone}</a>
        </dd>
      </div>
    </dl>
  )
}
