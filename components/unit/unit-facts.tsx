import type { UnitType } from '@/lib/content/schemas/complex'
import { FactList } from '../ui/fact-list'
import styles from './unit-facts.module.css'

/** How the homes are supplied, e.g. 임대, and whether there are several complexes to choose from. */
export interface UnitSupply {
  name: string
  severalComplexes: boolean
}

interface UnitFactsProps {
  unit: UnitType
  supply: UnitSupply
  headingId: string
}

/** The type's summary, description and main figures, beside its plan. */
export function UnitFacts({ unit, supply, headingId }: UnitFactsProps) {
  return (
    <div>
      <h2 id={headingId} className={styles.summary}>
        {unit.summary}
      </h2>
      {unit.description.map((paragraph) => (
        <p key={paragraph} className={styles.description}>
          {paragraph}
        </p>
      ))}
      <FactList
        className={styles.facts}
        facts={[
          { term: '구성', value: `침실 ${unit.rooms}, 욕실 ${unit.baths}` },
          ...(supply.severalComplexes ? [{ term: '공급 단지', value: `${unit.complexes.join('·')}단지` }] : []),
          { term: `${supply.name} 세대수`, value: unit.households === null ? '추후 공개' : `${unit.households}세대` },
        ]}
      />
    </div>
  )
}
