import { media } from '@/components/ui/breakpoints'
import type { ShapeFiles } from '@/components/plan/shape-files'
import { SitePlan } from '@/components/plan/site-plan'
import { UnitPositions } from '@/components/plan/unit-positions'
import type { HomeContent } from '@/lib/content/schemas/home'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { Illustrated } from './illustrated'
import styles from './complex-view.module.css'

interface ComplexViewProps {
  kind: HomeContent['complex']['items'][number]['kind']
  plan: SitePlanData
  /** How the homes are supplied, e.g. 임대. */
  supply: string
  /** Files with the plans' shapes. */
  shapes: Pick<ShapeFiles, 'sitePlan' | 'unitPositions'>
  /** Content of items that are not a plan. */
  picture: PictureData
}

/** The figure of one item of the complex section: a plan drawn from content, or a picture. */
export function ComplexView({ kind, plan, supply, shapes, picture }: ComplexViewProps) {
  if (kind === 'picture') return <Illustrated picture={picture} sizes={`${media.phone} 100vw, ${media.wide} 520px, 400px`} className={styles.picture} />
  return kind === 'sitePlan' ? (
    <SitePlan plan={plan} supply={supply} detail="overview" shapes={shapes.sitePlan} />
  ) : (
    <UnitPositions plan={plan} supply={supply} detail="overview" shapes={shapes.unitPositions} />
  )
}
