import type { UnitPlan } from '@/lib/content/schemas/plans'
import { commonWords } from '@/lib/messages/ko/common'
import { planWords } from '@/lib/messages/ko/plan'
import { roomAreas, toPyeong, type RoomArea } from '@/lib/plans/areas'
import styles from './isometric.module.css'

/** Cutaway view of a unit, generated from its plan by `npm run generate`. */
export interface IsometricPicture {
  src: string
  width: number
  height: number
  /** Label positions, in percent from the left and the top. */
  labels: readonly { room: string; x: number; y: number }[]
}

/** Smaller rooms have no label on phones, where it would overlap another. */
const NAME_ON_PHONE_MIN_SQUARE_METRES = 8
const AREA_MIN_SQUARE_METRES = 3

interface IsometricProps {
  plan: UnitPlan
  picture: IsometricPicture
  /** Addresses within a VR tour, by the id of the room. */
  ways?: ReadonlyMap<string, string> | undefined
}

/**
 * The unit seen from the south-east, cut at 1.2 m. The drawing is a separate file, fetched when it is first shown; the names over
 * it are the page's text, hidden from screen readers because the table of rooms lists the same in order. The name of a room with
 * a tour links to it.
 */
export function Isometric({ plan, picture, ways }: IsometricProps) {
  const areas = new Map(roomAreas(plan).map((area) => [area.id, area]))
  const labels = picture.labels.flatMap(({ room, x, y }) => {
    const area = areas.get(room)
    return area ? [{ area, way: ways?.get(room), x: `${x}%`, y: `${y}%` }] : []
  })
  return (
    <div className={styles.sheet}>
      <div className={styles.plate}>
        <img
          className={styles.picture}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          draggable={false}
          alt={planWords.isometricText(plan.id, plan.layout, plan.facing)}
        />
        <svg className={styles.labels}>
          <g aria-hidden="true">
            {labels.map(({ area, way, x, y }) => !way && <RoomName key={area.id} area={area} x={x} y={y} size={sizeClass(area.total)} />)}
          </g>
          {labels.map(
            ({ area, way, x, y }) =>
              way && (
                <svg key={area.id} x={x} y={y}>
                  {/* `target` keeps this other document from being taken for a route. */}
                  <a className={styles.way} href={way} target="_self" aria-label={planWords.intoRoom(area.name)}>
                    <circle className={styles.hit} r="22" />
                    <circle className={styles.ring} r="6" cy="-21" />
                    <RoomName area={area} x="0" />
                  </a>
                </svg>
              ),
          )}
        </svg>
      </div>
    </div>
  )
}

interface RoomNameProps {
  area: RoomArea
  x: string
  y?: string
  size?: string | undefined
}

const RoomName = ({ area: { name, total }, x, y, size }: RoomNameProps) => (
  <text className={[styles.label, size].filter(Boolean).join(' ')} x={x} y={y}>
    {name}
    <tspan className={styles.area} data-unit="sqm" x={x} dy="1.2em">{`${total.toFixed(1)}㎡`}</tspan>
    <tspan className={styles.area} data-unit="pyeong" x={x} dy="1.2em">
      {commonWords.inPyeong(toPyeong(total).toFixed(1))}
    </tspan>
  </text>
)

const sizeClass = (squareMetres: number) =>
  squareMetres < AREA_MIN_SQUARE_METRES ? styles.tiny : squareMetres < NAME_ON_PHONE_MIN_SQUARE_METRES ? styles.small : ''
