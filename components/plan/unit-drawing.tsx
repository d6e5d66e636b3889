import { useId } from 'react'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { roomAreas } from '@/lib/plans/areas'
import { roomLabels, type RoomLabel as RoomLabelData } from '@/lib/plans/room-labels'
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
  /** Draws the rooms' names in `language`. */
  plan: UnitPlan
  detail: DrawingDetail
  /** English names are longer than rooms are wide: shows a number in each room, for a legend. */
  language?: Language
  /** File with the shapes, which this drawing then omits. */
  shapes?: string | undefined
  /** Sheet in cm that several drawings share, each in its middle and with its facade on one line; a legend follows each. */
  onSheet?: { width: number; height: number } | undefined
}

/** Width of the drawing over its height. */
export function unitDrawingRatio(plan: UnitPlan, detail: DrawingDetail): number {
  const { width, height } = unitViewBox(plan, detail)
  return width / height
}

const namingIn = (language: Language) => (language === 'ko' ? 'names' : 'numbers')
const namedRooms = (plan: UnitPlan) => plan.rooms.filter((room) => room.kind !== 'shaft')

/** How the drawing labels its rooms; the legend under it uses the same. */
export const planLabels = (plan: UnitPlan, language: Language = 'ko'): RoomLabelData[] => roomLabels(namedRooms(plan), namingIn(language))

/**
 * Floor plan as inline SVG with text labels, so that labels use the site's fonts and container queries. Contains its shapes where
 * the plan is the page's subject; otherwise they are in a file under it.
 */
export function UnitDrawing({ plan, detail, language = 'ko', shapes, onSheet }: UnitDrawingProps) {
  const id = useId()
  const { x, y, width, height } = drawingBounds(plan)
  const full = detail === 'full'
  const own = unitViewBox(plan, detail)
  const sheet = onSheet ? { ...onSheet, x: own.x - (onSheet.width - own.width) / 2, y: own.y - (onSheet.height - own.height) } : own
  const areas = new Map(roomAreas(plan).map((area) => [area.id, area]))
  const rooms = namedRooms(plan)
  const names = rooms.filter((room) => room.kind !== 'hall').map((room) => room.name)
  const kind = language === 'ko' ? [plan.layout, plan.facing] : [plan.layout]
  const viewBox = [sheet.x, sheet.y, sheet.width, sheet.height].join(' ')
  const drawing = (
    <svg className={styles.drawing} data-detail={detail} data-shared={onSheet && ''} viewBox={viewBox} role="img" aria-labelledby={`${id}t ${id}d`}>
      <title id={`${id}t`}>{messages(language).unitDrawing.floorPlanOf(plan.id)}</title>
      <desc id={`${id}d`}>{`${kind.join(', ')}. ${names.join(', ')}.`}</desc>
      {!shapes && <UnitShapes plan={plan} idPrefix={id} />}
      <g className={styles.labels}>
        {planLabels(plan, language).map((label) => (
          <RoomLabel
            key={label.room.id}
            label={label}
            area={full ? areas.get(label.room.id)?.total : undefined}
            numbered={namingIn(language) === 'numbers'}
            halved={onSheet !== undefined}
          />
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
