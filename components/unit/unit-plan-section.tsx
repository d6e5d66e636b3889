import type { UnitType } from '@/lib/content/schemas/complex'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { FloorPlan } from '../plan/floor-plan'
import type { IsometricPicture } from '../plan/isometric'
import { UnitFacts } from './unit-facts'
import styles from './unit-plan-section.module.css'

interface UnitPlanSectionProps {
  unit: UnitType
  plan: UnitPlan
  isometric: IsometricPicture | undefined
}

/** The first screen of a unit type: its plan, and beside it what the type is. */
export function UnitPlanSection({ unit, plan, isometric }: UnitPlanSectionProps) {
  return (
    <section aria-labelledby="unit-plan" className={`container ${styles.section}`}>
      <div className={styles.words}>
        <UnitFacts unit={unit} headingId="unit-plan" />
      </div>
      <div className={styles.plan}>
        <FloorPlan plan={plan} isometric={isometric} />
      </div>
    </section>
  )
}
