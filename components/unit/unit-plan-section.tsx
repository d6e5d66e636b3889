import type { MainRoom } from '@/lib/content/main-room'
import type { UnitType } from '@/lib/content/schemas/complex'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { FloorPlan } from '../plan/floor-plan'
import type { IsometricPicture } from '../plan/isometric'
import { UnitFacts, type UnitSupply } from './unit-facts'
import { UnitRoom } from './unit-room'

interface UnitPlanSectionProps {
  unit: UnitType
  plan: UnitPlan
  isometric: IsometricPicture | undefined
  /** Rooms of the isometric view that can be entered, see isometric.tsx. */
  ways: ReadonlyMap<string, string> | undefined
  supply: UnitSupply
  /** The main room, or that of a type as large. */
  room: MainRoom | undefined
}

/** The first screen of a unit type: its plan, a picture of its main room and its description. */
export const UnitPlanSection = ({ unit, plan, isometric, ways, supply, room }: UnitPlanSectionProps) => (
  <section aria-labelledby="unit-plan" className="container">
    <FloorPlan
      plan={plan}
      isometric={isometric}
      ways={ways}
      room={room && <UnitRoom type={unit.id} room={room} tour={ways?.values().next().value} />}
      words={<UnitFacts unit={unit} supply={supply} headingId="unit-plan" />}
    />
  </section>
)
