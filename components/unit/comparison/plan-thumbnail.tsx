import { unitViewBox } from '@/components/plan/unit-view-box'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import styles from './comparison-form.module.css'

interface PlanThumbnailProps {
  plan: UnitPlan
  /** File of components/plan/shape-files.tsx. */
  shapes: string
  /** In cm: all plans of the choice have one scale. */
  sheet: { width: number; height: number }
}

/** The shapes of a plan beside its name and summary, which say what it is. */
export function PlanThumbnail({ plan, shapes, sheet }: PlanThumbnailProps) {
  const { width, height } = unitViewBox(plan, 'overview')
  return (
    <svg className={styles.plan} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <image href={shapes} x={(sheet.width - width) / 2} y={sheet.height - height} width={width} height={height} />
    </svg>
  )
}
