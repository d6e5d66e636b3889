import type { PlanRoom } from '@/lib/content/schemas/plans'
import { toPyeong } from '@/lib/plans/areas'
import { labelLines, labelPoint } from '@/lib/plans/unit-drawing'
import styles from './unit-drawing.module.css'

/** A letter of a room's name on the narrowest screen, in cm of the plan (see unit-drawing.module.css). */
const LETTER_CM = 46
/** A room this large carries its area on a phone too, in ㎡. */
const ROOMY_SQUARE_METRES = 8
/** In a smaller one the area would lie on the walls; the table has it. */
const LEAST_LABELLED_SQUARE_METRES = 2.3

interface RoomLabelProps {
  room: PlanRoom
  /** ㎡; left out of an overview. */
  area?: number
}

/** The name over the area, in ㎡ and 평 of which one shows; a name too long for a phone has a second form on two lines. */
export function RoomLabel({ room, area }: RoomLabelProps) {
  const at = labelPoint(room)
  const lines = labelLines(room.name, at.width, LETTER_CM)
  const minor = room.kind === 'hall' ? styles.minor : undefined
  const areaClass = area !== undefined && area < ROOMY_SQUARE_METRES ? styles.fineArea : styles.area
  const onTwoLines = lines.length > 1 && (
    <text x={at.x} y={at.y} className={styles.twoLines}>
      {lines.map((line, index) => (
        <tspan key={line} x={at.x} dy={index === 0 ? '-0.3em' : '1.1em'}>
          {line}
        </tspan>
      ))}
    </text>
  )
  return (
    <>
      <text x={at.x} y={at.y} className={lines.length > 1 ? styles.oneLine : minor}>
        {room.name}
        {area !== undefined && area >= LEAST_LABELLED_SQUARE_METRES && (
          <>
            <tspan className={areaClass} data-unit="sqm" x={at.x} dy="1.35em">{`${area.toFixed(1)}㎡`}</tspan>
            <tspan className={areaClass} data-unit="pyeong" x={at.x} dy="1.35em">{`${toPyeong(area).toFixed(1)}평`}</tspan>
          </>
        )}
      </text>
      {onTwoLines}
    </>
  )
}
