import type { UnitType } from '@/lib/content/schemas/complex'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { FloorPlan } from '../plan/floor-plan'
import type { IsometricPicture } from '../plan/isometric'
import { UnitFacts, type UnitSupply } from './unit-facts'
import styles from './unit-plan-section.module.css'

interface UnitPlanSectionProps {
  unit: UnitType
  plan: UnitPlan
  isometric: IsometricPicture | undefined
  supply: UnitSupply
}

/** The first screen of a unit type: its plan, and beside it what the type is. */
export function UnitPlanSection({ unit, plan, isometric, supply }: UnitPlanSectionProps) {
  return (
    <section aria-labelledby="unit-plan" className={`container ${styles.section}`}>
      <div className={styles.words}>
        <UnitFacts unit={unit} supply={supply} headingId="unit-plan" />
      </div>
      <div className={styles.plan}>
        <FloorPlan plan={plan} isometric={isometric} />
      </div>
    </section>
  )
}
