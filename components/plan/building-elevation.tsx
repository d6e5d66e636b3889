import { Fragment } from 'react'
import type { SiteBuilding } from '@/lib/content/schemas/site-plan'
import { commonWords } from '@/lib/messages/ko/common'
import { planWords } from '@/lib/messages/ko/plan'
import styles from './building-elevation.module.css'
import { typeFill, typeText } from './type-colours'

const COLUMN_WIDTH = 28
const FLOOR_HEIGHT = 5
const GROUND_Y = 186
const CANVAS = { width: 148, height: 204 }
/** Floors that are as high as a type's name. */
const LABELLED_FLOORS = 3
/** A horizontal line every five floors, so that floors can be counted. */
const FLOORS_PER_LINE = 5

/** South elevation of a building, to the same scale for all: one column per line (호), floors for rent coloured by unit type. */
export function BuildingElevation({ building, types }: { building: SiteBuilding; types: readonly string[] }) {
  const left = (CANVAS.width - building.lines.length * COLUMN_WIDTH) / 2
  const top = (floor: number) => GROUND_Y - floor * FLOOR_HEIGHT
  const right = left + building.lines.length * COLUMN_WIDTH
  const floorLines = Array.from(
    { length: Math.floor(building.floors / FLOORS_PER_LINE) },
    (_, index) => `M${left} ${top((index + 1) * FLOORS_PER_LINE)}H${right}`,
  ).join('')
  const rental = building.lines.flatMap((parts, index) => parts.flatMap(({ type, from, to }) => (type ? [planWords.lineOf(index + 1, type, from, to)] : [])))
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.elevation}
        viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`}
        role="img"
        aria-label={planWords.buildingText(building.number, building.floors, rental.join(', '))}
      >
        {building.lines.map((parts, index) => {
          const x = left + index * COLUMN_WIDTH
          const middle = x + COLUMN_WIDTH / 2
          return (
            <g key={x}>
              <path className={styles.column} d={`M${x} ${GROUND_Y}V${top(building.floors)}h${COLUMN_WIDTH}V${GROUND_Y}`} />
              {parts.map(
                ({ type, from, to }) =>
                  type && (
                    <Fragment key={from}>
                      <path className={typeFill(types, type)} d={`M${x} ${top(from - 1)}V${top(to)}h${COLUMN_WIDTH}V${top(from - 1)}z`} />
                      {/* A part of fewer floors is lower than its name: the caption's figures and the table say it. */}
                      {to - from + 1 >= LABELLED_FLOORS && (
                        <text className={`${styles.type} ${typeText(types, type)}`} x={middle} y={top((from + to) / 2) + 4}>
                          {type}
                        </text>
                      )}
                    </Fragment>
                  ),
              )}
              <text className={styles.line} x={middle} y={GROUND_Y + 14}>
                {index + 1}
              </text>
            </g>
          )
        })}
        <path className={styles.floors} d={floorLines} />
        <path className={styles.ground} d={`M0 ${GROUND_Y}H${CANVAS.width}`} />
        <text className={styles.height} x={left - 3} y={top(building.floors) + 8}>
          {building.floors}
        </text>
      </svg>
      <figcaption className={styles.caption}>{commonWords.buildingNumbered(building.number)}</figcaption>
    </figure>
  )
}
