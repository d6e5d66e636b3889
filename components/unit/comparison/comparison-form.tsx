import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { UnitType } from '@/lib/content/schemas/complex'
import { roundArea } from '@/lib/plans/rounded-sum'
import { commonWords } from '@/lib/messages/ko/common'
import { comparisonWords } from '@/lib/messages/ko/comparison'
import { COMPARED_TYPE, COMPARISON_PATH } from '@/lib/routes'
import styles from './comparison-form.module.css'

interface ComparisonFormProps {
  units: readonly UnitType[]
  /** Slugs that are ticked. */
  chosen: readonly string[]
  label: string
  /** Chips without plans, areas and summaries, above a comparison. */
  compact?: boolean
  /** Shows a type's plan. */
  renderPlan?: (unit: UnitType) => ReactNode
}

/** A choice among all types, whose answers are the address of the comparison: works without JavaScript. */
export const ComparisonForm = ({ units, chosen, label, compact = false, renderPlan }: ComparisonFormProps) => (
  <form action={COMPARISON_PATH} method="get" className={`${styles.form} ${compact ? styles.compact : ''}`.trim()}>
    <fieldset className={styles.types}>
      <legend className={styles.legend}>{label}</legend>
      {units.map((unit) => (
        <label key={unit.slug} className={styles.type}>
          <input type="checkbox" name={COMPARED_TYPE} value={unit.slug} defaultChecked={chosen.includes(unit.slug)} />
          {compact ? (
            <strong>{unit.id}</strong>
          ) : (
            <>
              <span>
                <strong>{unit.id}</strong> {`${commonWords.exclusiveArea} ${roundArea(unit.areas.exclusive).toFixed(2)}㎡`}
                <span className={styles.summary}>{unit.summary}</span>
              </span>
              {renderPlan?.(unit)}
            </>
          )}
        </label>
      ))}
    </fieldset>
    <Button type="submit" variant={compact ? 'plain' : 'primary'}>
      {comparisonWords.compare}
    </Button>
  </form>
)
