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
  /** Chips without areas and summaries, above a comparison. */
  compact?: boolean
}

/** A choice among all types, whose answers are the address of the comparison: works without JavaScript. */
export const ComparisonForm = ({ units, chosen, label, compact = false }: ComparisonFormProps) => (
  <form action={COMPARISON_PATH} method="get" className={`${styles.form} ${compact ? styles.compact : ''}`.trim()}>
    <fieldset className={styles.types}>
      <legend className={styles.legend}>{label}</legend>
      {units.map(({ id, slug, areas, summary }) => (
        <label key={slug} className={styles.type}>
          <input type="checkbox" name={COMPARED_TYPE} value={slug} defaultChecked={chosen.includes(slug)} />
          {compact ? (
            <strong>{id}</strong>
          ) : (
            <span>
              <strong>{id}</strong> {`${commonWords.exclusiveArea} ${roundArea(areas.exclusive).toFixed(2)}㎡`}
              <span className={styles.summary}>{summary}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
    <Button type="submit" variant={compact ? 'plain' : 'primary'}>
      {comparisonWords.compare}
    </Button>
  </form>
)
