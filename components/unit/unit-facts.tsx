import type { UnitType } from '@/lib/content/schemas/complex'
import { commonWords } from '@/lib/messages/ko/common'
import { unitWords } from '@/lib/messages/ko/unit'
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
          { term: unitWords.composition, value: unitWords.rooms(unit.rooms, unit.baths) },
          ...(supply.severalComplexes ? [{ term: unitWords.complexes, value: commonWords.complexNumbered(unit.complexes.join('·')) }] : []),
          {
            term: unitWords.supplyHouseholdCount(supply.name),
            value: unit.households === null ? commonWords.notAnnounced : commonWords.inHouseholds(unit.households),
          },
        ]}
      />
    </div>
  )
}
