import { commonWords } from '@/lib/messages/ko/common'
import { toPyeong } from '@/lib/plans/areas'
import type { RoomLabel as Label } from '@/lib/plans/room-labels'
import styles from './unit-drawing.module.css'

/** In ㎡. In smaller rooms the area would cover the walls; the table has it. */
const AREA_MIN_SQUARE_METRES = 2.3
/** Radius of a number's circle, in cm. */
const NUMBER_RADIUS_CM = 33

interface RoomLabelProps {
  label: Label
  /** In ㎡; undefined in overviews. */
  area?: number
  /** Shows the number at every width, where names are longer than the rooms are wide. */
  numbered: boolean
  /** Has a second form for a drawing half as wide as a phone. */
  halved: boolean
}

/**
 * A room's name, and its area in ㎡ and 평, of which one is shown. A name too long for phones is set smaller there, breaks into two
 * lines, or is replaced by its number in the legend.
 */
export function RoomLabel({ label: { room, x, y, form, areaOnPhone, lines, number, half }, area, numbered, halved }: RoomLabelProps) {
  const shown = numbered ? '' : styles.onPhone
  const numberMark = number !== undefined && (
    <>
      <circle className={`${styles.disc} ${shown}`} cx={x} cy={y - 15} r={NUMBER_RADIUS_CM} />
      <text x={x} y={y} className={`${styles.number} ${shown}`}>
        {number}
      </text>
    </>
  )
  if (numbered) return numberMark
  const minor = room.kind === 'hall' ? styles.minor : undefined
  const name = form === 'lines' || form === 'number' ? styles.notOnPhone : form === 'tight' ? styles.tight : styles.plain
  const areaClass = areaOnPhone ? styles.area : styles.fineArea
  return (
    <>
      <text x={x} y={y} className={minor ?? name}>
        {room.name}
        {area !== undefined && area >= AREA_MIN_SQUARE_METRES && (
          <>
            <tspan className={areaClass} data-unit="sqm" x={x} dy="1.35em">{`${area.toFixed(1)}㎡`}</tspan>
            <tspan className={areaClass} data-unit="pyeong" x={x} dy="1.35em">
              {commonWords.inPyeong(toPyeong(area).toFixed(1))}
            </tspan>
          </>
        )}
      </text>
      {form === 'lines' && <Lines x={x} y={y} lines={lines} className={styles.onPhone} />}
      {halved && half && <Lines {...half} className={styles.onHalf} />}
      {!minor && numberMark}
    </>
  )
}

/** A name in one line, or in two around its baseline. */
const Lines = ({ x, y, lines, className }: { x: number; y: number; lines: readonly string[]; className: string | undefined }) => (
  <text x={x} y={y} className={className}>
    {lines.map((line, index) => (
      <tspan key={line} x={x} dy={index > 0 ? '1.1em' : lines.length > 1 ? '-0.3em' : '0'}>
        {line}
      </tspan>
    ))}
  </text>
)
