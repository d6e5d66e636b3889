import { useId } from 'react'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { roomAreas, roundArea, toPyeong } from '@/lib/plans/areas'
import { cm, drawUnit, labelLines, labelPoint } from '@/lib/plans/unit-drawing'
import { UnitDimensions } from './unit-dimensions'
import { NorthArrow } from './north-arrow'
import { ScaleBar } from './scale-bar'
import styles from './unit-drawing.module.css'

/** A letter of a room's name on the narrowest screen, in cm of the plan (see unit-drawing.module.css). */
const LETTER_CM = 46
/** A room this large carries its area on a phone too, in ㎡. */
const ROOMY_SQUARE_METRES = 8

interface UnitDrawingProps {
  plan: UnitPlan
  /** `overview` leaves out areas, dimensions and scale: for tabs and cards. */
  detail: 'full' | 'overview'
}

const MARGINS = { full: { left: 96, top: 40, right: 40, bottom: 190 }, overview: { left: 8, top: 8, right: 8, bottom: 8 } } as const

/** The plan as one picture with real labels: walls solid, furniture in hairlines, wet rooms tiled. */
export function UnitDrawing({ plan, detail }: UnitDrawingProps) {
  const id = useId()
  const drawing = drawUnit(plan)
  const { x, y, width, height } = drawing.bounds
  const margin = MARGINS[detail]
  const areas = new Map(roomAreas(plan).map((area) => [area.id, area]))
  const rooms = plan.rooms.filter((room) => room.kind !== 'shaft')
  const names = rooms.filter((room) => room.kind !== 'hall').map((room) => room.name)
  const viewBox = [x - margin.left, y - margin.top, width + margin.left + margin.right, height + margin.top + margin.bottom].join(' ')
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
      <path className={styles.wall} d={drawing.outline} />
      <path className={styles.dry} d={drawing.floors.dry} />
      <path className={styles.entry} d={drawing.floors.entry} />
      <path className={styles.wet} d={drawing.floors.wet} />
      <path fill={`url(#${id}w)`} d={drawing.floors.wet} />
      <path className={styles.outside} d={drawing.floors.outside} />
      <path fill={`url(#${id}o)`} d={drawing.floors.outside} />
      <path className={styles.shaft} d={drawing.floors.shaft} />
      <path className={styles.extension} d={drawing.extension} />
      <path className={styles.fixture} d={drawing.fixtures} />
      <path className={styles.gap} d={drawing.gaps} />
      <path className={styles.glass} d={drawing.glass} />
      <path className={styles.swing} d={drawing.swings} />
      <path className={styles.leaf} d={drawing.leaves} />
      <g className={styles.labels}>
        {rooms.map((room) => {
          const at = labelPoint(room)
          const area = areas.get(room.id)?.total ?? 0
          const lines = labelLines(room.name, at.width, LETTER_CM)
          return (
            <text key={room.id} x={at.x} y={at.y} className={room.kind === 'hall' ? styles.minor : undefined}>
              {lines.map((line, index) => <tspan key={line} x={at.x} dy={index === 0 ? undefined : '1.1em'}>{line}</tspan>)}
              {detail === 'full' && (
                <>
                  <tspan className={area < ROOMY_SQUARE_METRES ? styles.fineArea : styles.area} data-unit="sqm" x={at.x} dy="1.35em">{`${roundArea(area).toFixed(1)}㎡`}</tspan>
                  <tspan className={area < ROOMY_SQUARE_METRES ? styles.fineArea : styles.area} data-unit="pyeong" x={at.x} dy="1.35em">{`${toPyeong(area).toFixed(1)}평`}</tspan>
                </>
              )}
            </text>
          )
        })}
      </g>
      {detail === 'full' && (
        <>
          <UnitDimensions plan={plan} />
          <ScaleBar x={cm(0)} y={y + height + 160} lengthMetres={5} unitsPerMetre={100} />
          <NorthArrow x={x + width - 40} y={y + height + 135} radius={42} degrees={plan.north} />
        </>
      )}
    </svg>
  )
}
