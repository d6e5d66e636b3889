import type { SitePlanData } from '@/lib/content/schemas/site-plan'

interface SitePlanProps {
  /** `content.sitePlan` */
  plan: SitePlanData
  /** `overview`: without trees and the table, for the home page. */
  detail?: 'full' | 'overview'
}

/** The whole site: complexes, buildings, roads, gardens, river. */
export function SitePlan({ plan, detail = 'full' }: SitePlanProps) {
  return <div data-detail={detail}>{plan.complexes.map((complex) => complex.name).join(', ')}</div>
}
