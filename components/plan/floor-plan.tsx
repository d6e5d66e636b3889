import { useId, type ReactNode } from 'react'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { planWords } from '@/lib/messages/ko/plan'
import { unitDrawingWords } from '@/lib/messages/ko/unit-drawing'
import { AreaUnitToggle } from './area-unit-toggle'
import styles from './floor-plan.module.css'
import { Isometric, type IsometricPicture } from './isometric'
import { RoomLegend } from './room-legend'
import { RoomTable } from './room-table'
import { planLabels, UnitDrawing, unitDrawingRatio } from './unit-drawing'
import { sheetClass } from './shape-picture'
import { Zoomable } from './zoomable'

interface FloorPlanProps {
  /** From `unitPlan(id)` of lib/content/load. */
  plan: UnitPlan
  /** `full`: drawing with dimensions, ㎡/평 toggle and the table of rooms. `overview`: the drawing alone, light enough for tabs. */
  detail?: 'full' | 'overview'
  /** File with the shapes of an overview (components/plan/shape-files.tsx); without it the page contains them. */
  shapes?: string | undefined
  /** Adds the isometric view as a second choice. Only with `full`. */
  isometric?: IsometricPicture | undefined
  /** Rooms of the isometric view that can be entered, see isometric.tsx. */
  ways?: ReadonlyMap<string, string> | undefined
  /** Description of the type: beside the drawing, or under it on a phone, before the table of rooms. Only with `full`. */
  words?: ReactNode
  /** The picture of a room: below the drawing, beside the table of rooms. Only with `full`. */
  room?: ReactNode
}

/** A unit type's plan, drawn from content/plans. */
export function FloorPlan({ plan, detail = 'full', shapes, isometric, ways, words, room }: FloorPlanProps) {
  const file = detail === 'overview' ? shapes : undefined
  const drawing = (
    <div className={sheetClass(styles.sheet, file)}>
      <UnitDrawing plan={plan} detail={detail} shapes={file} />
    </div>
  )
  const label = unitDrawingWords.floorPlanOf(plan.id)
  const legend = <RoomLegend labels={planLabels(plan)} label={unitDrawingWords.numbersOf(plan.id)} shown="narrow" />
  const ratio = unitDrawingRatio(plan, detail)
  if (detail === 'overview')
    return (
      <>
        <Zoomable label={label} ratio={ratio} tools="top-corner">
          {drawing}
        </Zoomable>
        {legend}
      </>
    )
  return (
    <figure className={styles.figure}>
      <div className={styles.toolbar}>
        <p className={styles.layout}>{`${plan.layout} · ${plan.facing}`}</p>
        {isometric && <ViewSwitch />}
        <AreaUnitToggle />
      </div>
      <div className={styles.plan}>
        <Zoomable label={label} ratio={ratio}>
          {drawing}
        </Zoomable>
        {legend}
        <p className={styles.key}>
          <span className={styles.dash} aria-hidden="true" />
          {planWords.extensionLine} <span aria-hidden="true">·</span> {planWords.dimensions}
        </p>
      </div>
      {isometric && (
        <div className={styles.isometric}>
          <Zoomable label={planWords.isometricOf(plan.id)} ratio={isometric.width / isometric.height}>
            <Isometric plan={plan} picture={isometric} ways={ways} />
          </Zoomable>
          {ways && <p className={styles.key}>{planWords.intoRooms}</p>}
          <p className={styles.key}>{planWords.isometricNotice}</p>
        </div>
      )}
      {room && <div className={styles.room}>{room}</div>}
      {words && <div className={styles.words}>{words}</div>}
      <figcaption className={styles.table}>
        <RoomTable plan={plan} />
      </figcaption>
    </figure>
  )
}

/** Switches between floor plan and isometric view: native radio buttons and `:has()`, so it works without JavaScript. */
function ViewSwitch() {
  const name = useId()
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{planWords.view}</legend>
      <label>
        <input type="radio" name={name} value="plan" defaultChecked />
        <span>{planWords.floorPlan}</span>
      </label>
      <label>
        <input type="radio" name={name} value="isometric" />
        <span>{planWords.isometric}</span>
      </label>
    </fieldset>
  )
}
