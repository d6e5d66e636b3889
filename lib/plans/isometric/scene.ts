import type { UnitPlan } from '@/lib/content/schemas/plans'
import { depthOrder } from './depth-order'
import { fixtureSolids } from './fixtures'
import { openingSolids } from './openings'
import type { Solid } from './solid'
import { wallSolids } from './walls'

export interface Scene {
  /** Farthest first. */
  solids: Solid[]
  /** What stands in something else, or cannot be put in order; empty when the picture is right. */
  faults: string[]
}

/** A plan as solids in the order in which they are painted. */
export function unitScene(plan: UnitPlan): Scene {
  const fixtures = plan.fixtures.flatMap(fixtureSolids)
  const walls = wallSolids(plan)
  const openings: Solid[] = []
  for (const opening of plan.openings) openings.push(...openingSolids(opening, [...walls, ...fixtures, ...openings]))
  return depthOrder([...walls, ...openings, ...fixtures])
}
