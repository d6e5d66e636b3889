import { useId } from 'react'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { planWords } from '@/lib/messages/ko/plan'
import { roomAreas } from '@/lib/plans/areas'
import { toCm, drawingBounds } from '@/lib/plans/unit-drawing'
import { UnitDimensions } from './unit-dimensions'
import { NorthArrow } from './north-arrow'
import { RoomLabel } from './room-label'
import { ScaleBar } from './scale-bar'
import { ShapePicture } from './shape-picture'
import { UnitShapes } from './unit-shapes'
import { hasEntryOnLeft, unitViewBox, type DrawingDetail } from './unit-view-box'
import styles from './unit-drawing.module.css'

interface UnitDrawingProps {
  plan: UnitPlan
  detail: DrawingDetail
  /** File with the shapes, which this then leaves to it. */
  shapes?: string | undefined
}

/** Width of the drawing over its height. */
export function unitDrawingRatio(plan: UnitPlan, detail: DrawingDetail): number {
  const { width, height } = unitViewBox(plan, detail)
  return width / height
}

/**
 * Floor plan as inline SVG with text labels, so that labels use the site's fonts and container queries. Its shapes stand
 * in it too where the plan is what people came for, and in a file under it where it is one of many.
 */
export function UnitDrawing({ plan, detail, shapes }: UnitDrawingProps) {
  const id = useId()
  const { x, y, width, height } = drawingBounds(plan)
  const full = detail === 'full'
  const sheet = unitViewBox(plan, detail)
  const areas = new Map(roomAreas(plan).map((area) => [area.id, area]))
  const rooms = plan.rooms.filter((room) => room.kind !== 'shaft')
  const names = rooms.filter((room) => room.kind !== 'hall').map((room) => room.name)
  const viewBox = [sheet.x, sheet.y, sheet.width, sheet.height].join(' ')
  const drawing = (
    <svg className={styles.drawing} data-detail={detail} viewBox={viewBox} role="img" aria-labelledby={`${id}t ${id}d`}>
      <title id={`${id}t`}>{planWords.floorPlanOf(plan.id)}</title>
      <desc id={`${id}d`}>{`${plan.layout}, ${plan.facing}. ${names.join(', ')}.`}</desc>
      {!shapes && <UnitShapes plan={plan} idPrefix={id} />}
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
  return shapes ? (
    <>
      <ShapePicture src={shapes} width={sheet.width} height={sheet.height} />
      {drawing}
    </>
  ) : (
    drawing
  )
}
