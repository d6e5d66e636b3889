import type { UnitPlan } from '@/lib/content/schemas/plans'
import { drawUnit } from '@/lib/plans/unit-drawing'
import styles from './plan-sheet.module.css'

const MARGIN_CM = 24

/** View box of the map: the building with a small margin. */
export function planSheetViewBox(plan: UnitPlan): string {
  const { x, y, width, height } = drawUnit(plan).bounds
  return [x - MARGIN_CM, y - MARGIN_CM, width + 2 * MARGIN_CM, height + 2 * MARGIN_CM].join(' ')
}

/** Simplified floor plan for the map: walls, floors, openings and furniture, without labels. */
export function PlanSheet({ plan }: { plan: UnitPlan }) {
  const { outline, floors, gaps, fixtures } = drawUnit(plan)
  return (
    <g aria-hidden="true">
      <path className={styles.wall} d={outline} />
      <path className={styles.floor} d={[floors.dry, floors.entry].join('')} />
      <path className={styles.wet} d={floors.wet} />
      <path className={styles.outside} d={floors.outside} />
      <path className={styles.gap} d={gaps} />
      <path className={styles.fixture} d={fixtures} />
    </g>
  )
}
