import type { Overview } from '@/lib/content/schemas/complex'
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
    { label: `${supply} 세대`, value: count.format(rentalHouseholds), unit: '세대', note: several ? `${complexes.join('·')}단지` : '단일 단지' },
    ...(totalHouseholds === rentalHouseholds
      ? []
      : [{ label: '전체 세대', value: `약 ${count.format(totalHouseholds)}`, unit: '세대', note: `${supply} 외 공급분 포함` }]),
    { label: '건물', value: count.format(facts.buildings), unit: '개 동', note: `지하 ${facts.basementFloors}층~지상 ${facts.floors}층` },
    {
      label: '전용면적',
      value: exclusiveMin === exclusiveMax ? String(exclusiveMin) : `${exclusiveMin}~${exclusiveMax}`,
      unit: '㎡',
      note: `${supply} 세대 기준`,
    },
    { label: '입주 예정', value: String(facts.occupancyYear), unit: '년', note: several ? '단지별 단계적 입주' : '공정에 따라 변동 가능' },
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
