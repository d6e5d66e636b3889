import { useId } from 'react'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { AreaUnitToggle } from './area-unit-toggle'
import styles from './floor-plan.module.css'
import { Isometric, type IsometricPicture } from './isometric'
import { RoomTable } from './room-table'
import { UnitDrawing, unitDrawingRatio } from './unit-drawing'
import { Zoomable } from './zoomable'

interface FloorPlanProps {
  /** From `unitPlan(id)` of lib/content/load. */
  plan: UnitPlan
  /** `full`: drawing with dimensions, ㎡/평 toggle and the table of rooms. `overview`: the drawing alone, light enough for tabs. */
  detail?: 'full' | 'overview'
  /** File with an overview's shapes (components/plan/shape-files.tsx); without it they stand in the page. */
  shapes?: string | undefined
  /** Adds the isometric view as a second choice. Only with `full`. */
  isometric?: IsometricPicture | undefined
}

/** A unit type's plan, drawn from content/plans. */
export function FloorPlan({ plan, detail = 'full', shapes, isometric }: FloorPlanProps) {
  const drawing = (
    <div className={styles.sheet}>
      <UnitDrawing plan={plan} detail={detail} shapes={detail === 'overview' ? shapes : undefined} />
    </div>
  )
  const label = `${plan.id} 타입 평면도`
  const ratio = unitDrawingRatio(plan, detail)
  if (detail === 'overview')
    return (
      <Zoomable label={label} ratio={ratio} tools="top-corner">
        {drawing}
      </Zoomable>
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
        <p className={styles.key}>
          <span className={styles.dash} aria-hidden="true" />
          발코니 확장선 <span aria-hidden="true">·</span> 치수는 안목치수(mm)
        </p>
      </div>
      {isometric && (
        <div className={styles.isometric}>
          <Zoomable label={`${plan.id} 타입 입체도`} ratio={isometric.width / isometric.height}>
            <Isometric plan={plan} picture={isometric} />
          </Zoomable>
          <p className={styles.key}>바닥에서 1.2m 높이를 수평으로 자른 그림입니다. 가구와 마감은 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.</p>
        </div>
      )}
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
      <legend className="visually-hidden">보기</legend>
      <label>
        <input type="radio" name={name} value="plan" defaultChecked />
        <span>평면도</span>
      </label>
      <label>
        <input type="radio" name={name} value="isometric" />
        <span>입체도</span>
      </label>
    </fieldset>
  )
}
