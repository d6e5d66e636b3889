import type { UnitPlan } from '@/lib/content/schemas/plans'
import { commonWords } from '@/lib/messages/ko/common'
import { planWords } from '@/lib/messages/ko/plan'
import { roomAreas, toPyeong } from '@/lib/plans/areas'
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
  /** Where a room, by its id, can be stood in: addresses within a VR tour. */
  ways?: ReadonlyMap<string, string> | undefined
}

/**
 * The unit seen from the south-east, cut at 1.2 m. The drawing is a file of its own, fetched when it is first shown; the
 * names over it are the page's text, hidden from screen readers because the table of rooms says the same in order. A room of a
 * tour is entered by its name, as one looks into a doll's house.
 */
export function Isometric({ plan, picture, ways }: IsometricProps) {
  const areas = new Map(roomAreas(plan).map((area) => [area.id, area]))
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
          {picture.labels.map(({ room, x, y }) => {
            const area = areas.get(room)
            if (!area) return null
            const way = ways?.get(room)
            const name = (
              <text className={`${styles.label} ${way ? '' : sizeClass(area.total)}`} aria-hidden="true">
                {area.name}
                <tspan className={styles.area} data-unit="sqm" x="0" dy="1.2em">{`${area.total.toFixed(1)}㎡`}</tspan>
                <tspan className={styles.area} data-unit="pyeong" x="0" dy="1.2em">
                  {commonWords.inPyeong(toPyeong(area.total).toFixed(1))}
                </tspan>
              </text>
            )
            return (
              <svg key={room} x={`${x}%`} y={`${y}%`}>
                {way ? (
                  // A document of its own: `target` keeps it from being taken for a route of this one.
                  <a className={styles.way} href={way} target="_self" aria-label={planWords.intoRoom(area.name)}>
                    <circle className={styles.hit} r="22" />
                    <circle className={styles.ring} r="6" cy="-21" />
                    {name}
                  </a>
                ) : (
                  name
                )}
              </svg>
            )
          })}
        </svg>
      </div>
    </div>
  )
}

const sizeClass = (squareMetres: number) =>
  squareMetres < AREA_MIN_SQUARE_METRES ? styles.tiny : squareMetres < NAME_ON_PHONE_MIN_SQUARE_METRES ? styles.small : ''
