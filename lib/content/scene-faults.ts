import { unitScene } from '@/lib/plans/isometric/scene'
import type { Check } from './check-all'
import { checkEach } from './invalid-part'

/**
 * Fixtures that intersect in a unit's isometric view, which could then not be drawn. Only for commands, because it takes 0.1 s.
 */
export const sceneFaults: Check = ({ plans }) =>
  checkEach(plans, (plan) => unitScene(plan).errors.map((pair) => `content/plans › ${plan.id}: 입체도에서 ${pair} 이(가) 서로 겹칩니다`))
