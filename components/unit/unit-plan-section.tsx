import type { UnitType } from '@/lib/content/schemas/complex'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { FloorPlan } from '../plan/floor-plan'
import type { IsometricPicture } from '../plan/isometric'
import { UnitFacts, type UnitSupply } from './unit-facts'

interface UnitPlanSectionProps {
  unit: UnitType
  plan: UnitPlan
  isometric: IsometricPicture | undefined
  /** Rooms of the isometric view that can be entered, see isometric.tsx. */
  ways: ReadonlyMap<string, string> | undefined
  supply: UnitSupply
}

/** The first screen of a unit type: its plan and its description. */
export const UnitPlanSection = ({ unit, plan, isometric, ways, supply }: UnitPlanSectionProps) => (
  <section aria-labelledby="unit-plan" className="container">
    <FloorPlan plan={plan} isometric={isometric} ways={ways} words={<UnitFacts unit={unit} supply={supply} headingId="unit-plan" />} />
  </section>
)
