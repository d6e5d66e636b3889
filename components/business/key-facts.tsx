import type { Overview } from '@/lib/content/schemas/complex'
import styles from './key-facts.module.css'

const count = new Intl.NumberFormat('ko-KR')

/** The project in five figures, the first screen of the overview page. */
export function KeyFacts({ facts }: { facts: Overview['facts'] }) {
  const items = [
    { label: '임대 세대', value: count.format(facts.rentalHouseholds), unit: '세대', note: `${facts.complexes.join('·')}단지` },
    { label: '전체 세대', value: `약 ${count.format(facts.totalHouseholds)}`, unit: '세대', note: '임대 외 공급분 포함' },
    { label: '건물', value: count.format(facts.buildings), unit: '개 동', note: `지하 ${facts.basementFloors}층~지상 ${facts.floors}층` },
    { label: '전용면적', value: `${facts.exclusiveMin}~${facts.exclusiveMax}`, unit: '㎡', note: '임대 세대 기준' },
    { label: '입주 예정', value: String(facts.occupancyYear), unit: '년', note: '단지별 단계적 입주' },
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
