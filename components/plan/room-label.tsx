import type { PlanRoom } from '@/lib/content/schemas/plans'
import { commonWords } from '@/lib/messages/ko/common'
import { toPyeong } from '@/lib/plans/areas'
import { labelLines, labelPoint } from '@/lib/plans/unit-drawing'
import styles from './unit-drawing.module.css'

/** Width of a letter on the narrowest screen, in cm of the plan (font sizes: unit-drawing.module.css). */
const LETTER_WIDTH_CM = 46
/** The same set small (`.tight`), and as wide as the fonts' letters really are, 0.84 em. */
const TIGHT_LETTER_WIDTH_CM = 36
/** Rooms from this area on show it on phones too, in ㎡. */
const AREA_ON_PHONE_MIN_SQUARE_METRES = 8
/** In smaller rooms the area would cover the walls; the table has it. In ㎡. */
const AREA_MIN_SQUARE_METRES = 2.3

interface RoomLabelProps {
  room: PlanRoom
  /** In ㎡; undefined in overviews. */
  area?: number
}

/** Room name, and its area in ㎡ and 평, of which one is shown. A name too long for phones is set smaller there, or has a second version on two lines. */
export function RoomLabel({ room, area }: RoomLabelProps) {
  const at = labelPoint(room)
  const fullSize = labelLines(room.name, at.width, LETTER_WIDTH_CM)
  const lines = fullSize.length > 1 && labelLines(room.name, at.centredWidth, TIGHT_LETTER_WIDTH_CM).length === 1 ? [room.name] : fullSize
  const name = room.kind === 'hall' ? styles.minor : fullSize.length > lines.length ? styles.tight : undefined
  const areaClass = area !== undefined && area < AREA_ON_PHONE_MIN_SQUARE_METRES ? styles.fineArea : styles.area
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
      <text x={at.x} y={at.y} className={lines.length > 1 ? styles.oneLine : name}>
        {room.name}
        {area !== undefined && area >= AREA_MIN_SQUARE_METRES && (
          <>
            <tspan className={areaClass} data-unit="sqm" x={at.x} dy="1.35em">{`${area.toFixed(1)}㎡`}</tspan>
            <tspan className={areaClass} data-unit="pyeong" x={at.x} dy="1.35em">
              {commonWords.inPyeong(toPyeong(area).toFixed(1))}
            </tspan>
          </>
        )}
      </text>
      {onTwoLines}
    </>
  )
}
