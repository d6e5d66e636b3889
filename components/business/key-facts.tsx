import type { Overview } from '@/lib/content/schemas/complex'
import { commonWords } from '@/lib/messages/ko/common'
import { overviewWords } from '@/lib/messages/ko/overview'
import styles from './key-facts.module.css'

const count = new Intl.NumberFormat('ko-KR')

/**
 * The project in figures, the first screen of the overview page.
 * @param supply how the homes are supplied, e.g. 임대
 */
export function KeyFacts({ facts, supply }: { facts: Overview['facts']; supply: string }) {
  const { rentalHouseholds, totalHouseholds, complexes, exclusiveMin, exclusiveMax } = facts
  const several = complexes.length > 1
  const items = [
    {
      label: commonWords.supplyHouseholds(supply),
      value: count.format(rentalHouseholds),
      unit: commonWords.households,
      note: several ? commonWords.complexNumbered(complexes.join('·')) : overviewWords.singleComplex,
    },
    ...(totalHouseholds === rentalHouseholds
      ? []
      : [
          {
            label: commonWords.allHouseholds,
            value: overviewWords.about(count.format(totalHouseholds)),
            unit: commonWords.households,
            note: overviewWords.includesOtherSupply(supply),
          },
        ]),
    {
      label: overviewWords.buildings,
      value: count.format(facts.buildings),
      unit: overviewWords.buildingCounter,
      note: overviewWords.floorRange(facts.basementFloors, facts.floors),
    },
    {
      label: commonWords.exclusiveArea,
      value: exclusiveMin === exclusiveMax ? String(exclusiveMin) : `${exclusiveMin}~${exclusiveMax}`,
      unit: '㎡',
      note: overviewWords.ofSupply(supply),
    },
    {
      label: overviewWords.moveIn,
      value: String(facts.occupancyYear),
      unit: overviewWords.year,
      note: several ? overviewWords.moveInByComplex : overviewWords.moveInMayChange,
    },
  ]
  return (
    <dl className={styles.facts}>
      {items.map((item) => (
        <div key={item.label} className={styles.fact}>
          <dt className={styles.label}>{item.label}</dt>
          <dd className={styles.value}>
            {item.value}
            <span className={styles.unit}>{item.unit}</span>
          </dd>
          <dd className={styles.note}>{item.note}</dd>
        </div>
      ))}
    </dl>
  )
}
