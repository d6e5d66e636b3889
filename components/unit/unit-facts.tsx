import type { UnitType } from '@/lib/content/schemas/complex'
import styles from './unit-facts.module.css'

/** The type's summary, description and main figures, beside its plan. */
export function UnitFacts({ unit, headingId }: { unit: UnitType; headingId: string }) {
  return (
    <div>
      <h2 id={headingId} className={styles.summary}>{unit.summary}</h2>
      {unit.description.map((paragraph) => <p key={paragraph} className={styles.description}>{paragraph}</p>)}
      <dl className={styles.facts}>
        <div><dt>구성</dt><dd>침실 {unit.rooms}, 욕실 {unit.baths}</dd></div>
        <div><dt>공급 단지</dt><dd>{unit.complexes.join('·')}단지</dd></div>
        <div><dt>임대 세대수</dt><dd>{unit.households === null ? '추후 공개' : `${unit.households}세대`}</dd></div>
      </dl>
    </div>
  )
}
