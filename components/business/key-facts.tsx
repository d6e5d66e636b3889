import type { Overview } from '@/lib/content/schemas/complex'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './key-facts.module.css'

/**
 * The project in figures, the first screen of the overview page.
 * @param supply how the homes are supplied, e.g. 임대
 */
export function KeyFacts({ facts, supply, language = 'ko' }: { facts: Overview['facts']; supply: string; language?: Language }) {
  const { common, overview } = messages(language)
  const count = new Intl.NumberFormat(language)
  const { rentalHouseholds, totalHouseholds, complexes, exclusiveMin, exclusiveMax } = facts
  const several = complexes.length > 1
  const items = [
    {
      label: common.supplyHouseholds(supply),
      value: count.format(rentalHouseholds),
      unit: overview.householdCounter,
      note: several ? common.complexNumbered(complexes.join('·')) : overview.singleComplex,
    },
    ...(totalHouseholds === rentalHouseholds
      ? []
      : [
          {
            label: common.allHouseholds,
            value: overview.about(count.format(totalHouseholds)),
            unit: overview.householdCounter,
            note: overview.includesOtherSupply(supply),
          },
        ]),
    {
      label: overview.buildings,
      value: count.format(facts.buildings),
      unit: overview.buildingCounter,
      note: overview.floorRange(facts.basementFloors, facts.floors),
    },
    {
      label: common.exclusiveArea,
      value: exclusiveMin === exclusiveMax ? String(exclusiveMin) : overview.areaRange(exclusiveMin, exclusiveMax),
      unit: '㎡',
      note: overview.ofSupply(supply),
    },
    {
      label: overview.moveIn,
      value: String(facts.occupancyYear),
      unit: overview.year,
      note: several ? overview.moveInByComplex : overview.moveInMayChange,
    },
  ]
  return (
    <dl className={styles.facts}>
      {items.map((item) => (
        <div key={item.label} className={styles.fact}>
          <dt className={styles.label}>{item.label}</dt>
          <dd className={styles.value}>
            {item.value}
            {language === 'ko' ? null : '\u00a0'}
            <span className={styles.unit}>{item.unit}</span>
          </dd>
          <dd className={styles.note}>{item.note}</dd>
        </div>
      ))}
    </dl>
  )
}
