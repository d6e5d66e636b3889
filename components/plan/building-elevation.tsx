import type { SiteBuilding } from '@/lib/content/schemas/site-plan'
import styles from './building-elevation.module.css'
import { typeFill, typeText } from './type-colours'

const COLUMN = 28
const FLOOR = 5
const GROUND = 186
const SHEET = { width: 148, height: 204 }
/** Every fifth floor has a line, so that floors can be counted. */
const FLOOR_STEP = 5

/** A building seen from the south, all to one scale: a column a line (호), coloured where it is rental supply. */
export function BuildingElevation({ building, types }: { building: SiteBuilding; types: readonly string[] }) {
  const left = (SHEET.width - building.lines.length * COLUMN) / 2
  const top = (floor: number) => GROUND - floor * FLOOR
  const right = left + building.lines.length * COLUMN
  const marks = Array.from({ length: Math.floor(building.floors / FLOOR_STEP) }, (_, index) => `M${left} ${top((index + 1) * FLOOR_STEP)}H${right}`).join('')
  const rental = building.lines.flatMap((line, index) => (line.type ? [`${index + 1}호 라인 ${line.type} ${line.from}~${line.to}층`] : []))
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.elevation}
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        role="img"
        aria-label={`${building.number}동 ${building.floors}층: ${rental.join(', ')}`}
      >
        {building.lines.map((line, index) => {
          const x = left + index * COLUMN
          const middle = x + COLUMN / 2
          return (
            <g key={x}>
              <path className={styles.column} d={`M${x} ${GROUND}V${top(building.floors)}h${COLUMN}V${GROUND}`} />
              {line.type && (
                <>
                  <path className={typeFill(types, line.type)} d={`M${x} ${top(line.from - 1)}V${top(line.to)}h${COLUMN}V${top(line.from - 1)}z`} />
                  <text className={`${styles.type} ${typeText(types, line.type)}`} x={middle} y={top((line.from + line.to) / 2) + 4}>
                    {line.type}
                  </text>
                </>
              )}
              <text className={styles.line} x={middle} y={GROUND + 14}>
                {index + 1}
              </text>
            </g>
          )
        })}
        <path className={styles.floors} d={marks} />
        <path className={styles.ground} d={`M0 ${GROUND}H${SHEET.width}`} />
        <text className={styles.height} x={left - 3} y={top(building.floors) + 8}>
          {building.floors}
        </text>
      </svg>
      <figcaption className={styles.caption}>{building.number}동</figcaption>
    </figure>
  )
}
