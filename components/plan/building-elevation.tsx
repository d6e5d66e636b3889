import { Fragment } from 'react'
import type { SiteBuilding } from '@/lib/content/schemas/site-plan'
import { commonWords } from '@/lib/messages/ko/common'
import { planWords } from '@/lib/messages/ko/plan'
import styles from './building-elevation.module.css'
import { typeFill, typesOfBuildings, typeText } from './type-colours'

const COLUMN_WIDTH = 28
const FLOOR_HEIGHT = 5
/** Space beside the widest building for its number of floors, above the highest, and below the ground for the lines' numbers. */
const SPACE = { beside: 36, above: 11, below: 18 }
/** Smallest width drawn, so that one line of five floors is not as wide as a window. */
const MIN_SIZE = { lines: 4, floors: 10 }
/** Height of a type's name, in floors. */
const LABELLED_FLOORS = 3
/** A horizontal line every five floors, for counting. */
const FLOORS_PER_LINE = 5

/** Lines and floors that every elevation of a site reserves space for, so that all share one scale. */
type ElevationSize = Readonly<typeof MIN_SIZE>

/** @param buildings whose elevations stand beside each other */
export const elevationSize = (buildings: readonly SiteBuilding[]): ElevationSize => ({
  lines: Math.max(MIN_SIZE.lines, ...buildings.map(({ lines }) => lines.length)),
  floors: Math.max(MIN_SIZE.floors, ...buildings.map(({ floors }) => floors)),
})

interface BuildingElevationProps {
  building: SiteBuilding
  types: readonly string[]
  size: ElevationSize
}

/** South elevation of a building, to the same scale for all: one column per line (호), floors for rent coloured by unit type. */
export function BuildingElevation({ building, types, size }: BuildingElevationProps) {
  const width = size.lines * COLUMN_WIDTH + SPACE.beside
  const ground = size.floors * FLOOR_HEIGHT + SPACE.above
  const left = (width - building.lines.length * COLUMN_WIDTH) / 2
  const top = (floor: number) => ground - floor * FLOOR_HEIGHT
  const right = left + building.lines.length * COLUMN_WIDTH
  const floorLines = Array.from(
    { length: Math.floor(building.floors / FLOORS_PER_LINE) },
    (_, index) => `M${left} ${top((index + 1) * FLOORS_PER_LINE)}H${right}`,
  ).join('')
  const rental = building.lines.flatMap((parts, index) => parts.flatMap(({ type, from, to }) => (type ? [planWords.lineOf(index + 1, type, from, to)] : [])))
  return (
    <figure className={styles.figure} data-types={typesOfBuildings([building], types)}>
      <svg
        className={styles.elevation}
        viewBox={`0 0 ${width} ${ground + SPACE.below}`}
        role="img"
        aria-label={planWords.buildingText(building.number, building.floors, rental.join(', '))}
      >
        {building.lines.map((parts, index) => {
          const x = left + index * COLUMN_WIDTH
          const middle = x + COLUMN_WIDTH / 2
          return (
            <g key={x}>
              <path className={styles.column} d={`M${x} ${ground}V${top(building.floors)}h${COLUMN_WIDTH}V${ground}`} />
              {parts.map(
                ({ type, from, to }) =>
                  type && (
                    <Fragment key={from}>
                      <path className={typeFill(types, type)} d={`M${x} ${top(from - 1)}V${top(to)}h${COLUMN_WIDTH}V${top(from - 1)}z`} />
                      {/* A part with fewer floors is lower than its name: the caption and the table give its type. */}
                      {to - from + 1 >= LABELLED_FLOORS && (
                        <text className={`${styles.type} ${typeText(types, type)}`} x={middle} y={top((from + to) / 2) + 4}>
                          {type}
                        </text>
                      )}
                    </Fragment>
                  ),
              )}
              <text className={styles.line} x={middle} y={ground + 14}>
                {index + 1}
              </text>
            </g>
          )
        })}
        <path className={styles.floors} d={floorLines} />
        <path className={styles.ground} d={`M0 ${ground}H${width}`} />
        <text className={styles.height} x={left - 3} y={top(building.floors) + 8}>
          {building.floors}
        </text>
      </svg>
      <figcaption className={styles.caption}>{commonWords.buildingNumbered(building.number)}</figcaption>
    </figure>
  )
}
