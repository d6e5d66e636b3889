import { useId } from 'react'
import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { planWords } from '@/lib/messages/ko/plan'
import { commonWords } from '@/lib/messages/ko/common'
import { householdsOfType, rentalLines, rentalTypes } from '@/lib/plans/households'
import styles from './type-choice.module.css'
import { typeFill, typeNumber } from './type-colours'

/** Surrounds what the choice acts on: the plan and the elevations. */
export const typeChoiceScope = styles.scope ?? ''

interface TypeChoiceProps {
  /** `content.sitePlan` */
  plan: SitePlanData
}

/**
 * The legend of the types' colours as a choice: a chosen type alone keeps its colour on the plan, and its elevations alone are shown.
 * Native radio buttons and `:has()`, so it works without JavaScript; elements carry the numbers of their types in `data-types`.
 */
export function TypeChoice({ plan }: TypeChoiceProps) {
  const name = useId()
  const rental = rentalLines(plan)
  const types = rentalTypes(plan)
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{planWords.showType}</legend>
      <label className={styles.type}>
        <input type="radio" name={name} value="" defaultChecked />
        {planWords.allTypes}
      </label>
      {types.map((type) => (
        <label key={type} className={styles.type}>
          <input type="radio" name={name} value={typeNumber(types, type)} data-type-choice="" />
          <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
            <path className={typeFill(types, type)} d="M0 0h16v16H0z" />
          </svg>
          {type} <span className={styles.count}>{commonWords.inHouseholds(householdsOfType(rental, type))}</span>
        </label>
      ))}
    </fieldset>
  )
}
