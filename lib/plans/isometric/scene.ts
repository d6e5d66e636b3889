import type { UnitPlan } from '@/lib/content/schemas/plans'
import { depthSort } from './depth-sort'
import { fixtureSolids } from './fixtures'
import { openingSolids } from './openings'
import type { Solid } from './solid'
import { wallSolids } from './walls'

export interface Scene {
  /** Back to front. */
  solids: Solid[]
  /** Intersecting solids and occlusion cycles (see depth-sort.ts); empty when the scene can be drawn correctly. */
  errors: string[]
}

/** All solids of a plan in drawing order. */
export function unitScene(plan: UnitPlan): Scene {
  const fixtures = plan.fixtures.flatMap(fixtureSolids)
  const walls = wallSolids(plan)
  const openings: Solid[] = []
  for (const opening of plan.openings) openings.push(...openingSolids(opening, [...walls, ...fixtures, ...openings]))
  return depthSort([...walls, ...openings, ...fixtures])
}
