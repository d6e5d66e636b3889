import type { UnitType } from '@/lib/content/schemas/complex'
import { commonWords } from '@/lib/messages/ko/common'
import { unitWords } from '@/lib/messages/ko/unit'
import { toPyeong } from '@/lib/plans/areas'
import styles from './unit-viewer-areas.module.css'

/** The three areas that visitors compare, in ㎡ with 평 beside it. */
export function UnitViewerAreas({ areas }: { areas: UnitType['areas'] }) {
  const rows = [
    { label: commonWords.exclusiveArea, area: areas.exclusive },
    { label: commonWords.supplyArea, area: areas.supply },
    { label: commonWords.contractArea, area: areas.contract },
  ]
  return (
    <dl className={styles.areas}>
      {rows.map(({ label, area }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.metres}>
            {area.toFixed(2)}
            <span className={styles.unit}>㎡</span>
          </dd>
          <dd className={styles.pyeong}>{unitWords.aboutPyeong(toPyeong(area).toFixed(1))}</dd>
        </div>
      ))}
    </dl>
  )
}
