import type { UnitPlan } from '@/lib/content/schemas/plans'
import { AreaUnitToggle } from './area-unit-toggle'
import styles from './floor-plan.module.css'
import { RoomTable } from './room-table'
import { UnitDrawing } from './unit-drawing'
import { Zoomable } from './zoomable'

interface FloorPlanProps {
  /** From `unitPlan(id)` of lib/content/load. */
  plan: UnitPlan
  /** `full`: drawing with dimensions, ㎡/평 toggle and the table of rooms. `overview`: the drawing alone, light enough for tabs. */
  detail?: 'full' | 'overview'
}

/** A unit type's plan, drawn from content/plans. */
export function FloorPlan({ plan, detail = 'full' }: FloorPlanProps) {
  if (detail === 'overview') return <div className={styles.sheet}><UnitDrawing plan={plan} detail="overview" /></div>
  return (
    <figure className={styles.figure}>
      <div className={styles.toolbar}>
        <p className={styles.layout}>{`${plan.layout} · ${plan.facing}`}</p>
        <AreaUnitToggle />
      </div>
      <Zoomable label={`${plan.id} 타입 평면도`}><div className={styles.sheet}><UnitDrawing plan={plan} detail="full" /></div></Zoomable>
      <p className={styles.key}><span className={styles.dash} aria-hidden="true" />발코니 확장선 <span aria-hidden="true">·</span> 치수는 안목치수(mm)</p>
      <figcaption className={styles.table}><RoomTable plan={plan} /></figcaption>
    </figure>
  )
}
