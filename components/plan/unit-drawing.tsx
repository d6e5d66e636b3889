import { useId } from 'react'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { roomAreas } from '@/lib/plans/areas'
import { boundingBox } from '@/lib/plans/rectilinear'
import { toCm, drawingBounds, drawUnit } from '@/lib/plans/unit-drawing'
import { relativePath } from '@/lib/plans/relative-path'
import { UnitDimensions } from './unit-dimensions'
import { NorthArrow } from './north-arrow'
import { RoomLabel } from './room-label'
import { ScaleBar } from './scale-bar'
import styles from './unit-drawing.module.css'

interface UnitDrawingProps {
  plan: UnitPlan
  /** `overview` leaves out areas, dimensions and scale: for tabs and cards. */
  detail: 'full' | 'overview'
}

/** Space outside the building for a dimension chain, for an open front door, and otherwise, in cm. */
const DIMENSION_CHAIN_CM = 96
const DOOR_LEAF_CM = 106
const MARGIN_CM = 36
const OVERVIEW_MARGIN_CM = 8

/** The front door is in the left wall, where the dimension chain would be. */
const hasEntryOnLeft = (plan: UnitPlan) => plan.openings.some(({ kind, box }) => kind === 'entry' && box[0] === boundingBox(plan.outline)[0])

/** View box in cm: the building and the space for what `detail` adds. */
function viewBoxOf(plan: UnitPlan, detail: UnitDrawingProps['detail']) {
  const { x, y, width, height } = drawingBounds(plan)
  const full = detail === 'full'
  const fromLeft = hasEntryOnLeft(plan)
  const left = fromLeft ? DOOR_LEAF_CM : full ? DIMENSION_CHAIN_CM : OVERVIEW_MARGIN_CM
  const right = full ? (fromLeft ? DIMENSION_CHAIN_CM : MARGIN_CM) : OVERVIEW_MARGIN_CM
  const [above, below] = full ? [MARGIN_CM, 226] : [OVERVIEW_MARGIN_CM, OVERVIEW_MARGIN_CM]
  return { x: x - left, y: y - above, width: width + left + right, height: height + above + below }
}

/** Width of the drawing over its height. */
export function unitDrawingRatio(plan: UnitPlan, detail: UnitDrawingProps['detail']): number {
  const { width, height } = viewBoxOf(plan, detail)
  return width / height
}

/**
 * Floor plan as inline SVG with text labels.
 *
 * Inline rather than an image file, so that labels use the site's fonts and container queries: a full plan is 10 kB,
 * and 4 kB in brotli with its second copy in the flight data; an overview 6 and 2.5 kB.
 */
export function UnitDrawing({ plan, detail }: UnitDrawingProps) {
  const id = useId()
  const drawing = drawUnit(plan)
  const { x, y, width, height } = drawing.bounds
  const full = detail === 'full'
  const sheet = viewBoxOf(plan, detail)
  const areas = new Map(roomAreas(plan).map((area) => [area.id, area]))
  const rooms = plan.rooms.filter((room) => room.kind !== 'shaft')
  const names = rooms.filter((room) => room.kind !== 'hall').map((room) => room.name)
  const viewBox = [sheet.x, sheet.y, sheet.width, sheet.height].join(' ')
  return (
    <svg className={styles.drawing} data-detail={detail} viewBox={viewBox} role="img" aria-labelledby={`${id}t ${id}d`}>
      <title id={`${id}t`}>{`${plan.id} 타입 평면도`}</title>
      <desc id={`${id}d`}>{`${plan.layout}, ${plan.facing}. ${names.join(', ')}.`}</desc>
      <defs>
        <pattern id={`${id}w`} width="20" height="20" patternUnits="userSpaceOnUse">
          <path className={styles.hatch} d="M0 0H20M0 0V20" />
        </pattern>
        <pattern id={`${id}o`} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0V12" />
        </pattern>
      </defs>
      <path className={styles.wall} d={relativePath(drawing.outline)} />
      <path className={styles.dry} d={relativePath(drawing.floors.dry)} />
      <path className={styles.entry} d={relativePath(drawing.floors.entry)} />
      <path className={styles.wet} d={relativePath(drawing.floors.wet)} />
      <path fill={`url(#${id}w)`} d={relativePath(drawing.floors.wet)} />
      <path className={styles.outside} d={relativePath(drawing.floors.outside)} />
      <path fill={`url(#${id}o)`} d={relativePath(drawing.floors.outside)} />
      <path className={styles.shaft} d={relativePath(drawing.floors.shaft)} />
      <path className={styles.extension} d={relativePath(drawing.extension)} />
      <path className={styles.fixture} d={relativePath(drawing.fixtures)} />
      <path className={styles.gap} d={relativePath(drawing.gaps)} />
      <path className={styles.glass} d={relativePath(drawing.glass)} />
      <path className={styles.swing} d={relativePath(drawing.swings)} />
      <path className={styles.leaf} d={relativePath(drawing.leaves)} />
      <g className={styles.labels}>
        {rooms.map((room) => (
          <RoomLabel key={room.id} room={room} area={full ? areas.get(room.id)?.total : undefined} />
        ))}
      </g>
      {full && (
        <>
          <UnitDimensions plan={plan} side={hasEntryOnLeft(plan) ? 'right' : 'left'} />
          <g className={styles.marks}>
            <ScaleBar x={toCm(0)} y={y + height + 208} lengthMetres={3} unitsPerMetre={100} />
            <NorthArrow x={x + width - 40} y={y + height + 182} radius={34} degrees={plan.north} />
          </g>
        </>
      )}
    </svg>
  )
}
