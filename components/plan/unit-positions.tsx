import type { SitePlanData } from '@/lib/content/schemas/site-plan'

interface UnitPositionsProps {
  /** `content.sitePlan` */
  plan: SitePlanData
  detail?: 'full' | 'overview'
}

/** Which lines and floors of which building are rental supply, by type. */
export function UnitPositions({ plan, detail = 'full' }: UnitPositionsProps) {
  return <div data-detail={detail}>{plan.complexes.map((complex) => complex.name).join(', ')}</div>
}
