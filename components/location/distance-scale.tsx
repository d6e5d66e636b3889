import type { LocationContent } from '@/lib/content/schemas/complex'
import { locationWords } from '@/lib/messages/ko/location'
import { metresOf, scaleOf } from './distances'
import styles from './distance-scale.module.css'
import { byMeans } from './by-means'

type TravelTime = LocationContent['travelTimes'][number]

/** Width of the sheet that a row's line is drawn on; its height is any. */
const SHEET = 1000

const unit = (metres: number, step: number) => (step < 1000 ? `${metres}m` : `${metres / 1000}km`)

/** One means: a line for each destination, all to one scale that begins at the gate; none where content names no length. */
function Scale({ means, rows }: { means: string; rows: readonly TravelTime[] }) {
  const measured = rows.map((row) => ({ ...row, metres: metresOf(row.distance) }))
  const longest = Math.max(...measured.map(({ metres }) => metres ?? 0))
  const { step, steps } = scaleOf(longest)
  const marks = Array.from({ length: steps }, (_, index) => index)
  const at = (metres: number) => Math.round((metres / (step * steps)) * SHEET)
  return (
    <div className={styles.scale}>
      <h3 className={styles.means}>{means}</h3>
      <ul>
        {measured.map(({ place, distance, time, metres }) => (
          <li key={place} className={styles.row}>
            <span className={styles.place}>{place}</span>
            <svg className={styles.line} viewBox={`0 0 ${SHEET} 10`} preserveAspectRatio="none" aria-hidden="true">
              {steps > 0 && <path className={styles.marks} d={marks.map((index) => `M${at(index * step)} 0V10`).join('')} />}
              {metres ? <path className={styles.way} d={`M0 5H${at(metres)}`} /> : null}
            </svg>
            <span className={styles.figures}>
              {distance}, {time}
            </span>
          </li>
        ))}
      </ul>
      {steps > 0 && (
        <p className={styles.axis} aria-hidden="true">
          {marks.map((index) => (
            <span key={index}>{index === 0 ? locationWords.gate : unit(index * step, step)}</span>
          ))}
        </p>
      )}
    </div>
  )
}

/** Distances from the gate, drawn to scale, one scale a means: metres on foot and kilometres by car do not share one. */
export const DistanceScale = ({ travelTimes }: { travelTimes: readonly TravelTime[] }) => (
  <div className={styles.scales}>
    {byMeans(travelTimes).map(([means, rows]) => (
      <Scale key={means} means={means} rows={rows} />
    ))}
  </div>
)
