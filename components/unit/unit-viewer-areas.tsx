import type { UnitType } from '@/lib/content/schemas/complex'
import { toPyeong } from '@/lib/plans/areas'
import styles from './unit-viewer-areas.module.css'

/** The three areas that visitors compare, in ㎡ with 평 beside it. */
export function UnitViewerAreas({ areas }: { areas: UnitType['areas'] }) {
  const rows = [
    { label: '전용면적', area: areas.exclusive },
    { label: '공급면적', area: areas.supply },
    { label: '계약면적', area: areas.contract },
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
          <dd className={styles.pyeong}>{`(약 ${toPyeong(area).toFixed(1)}평)`}</dd>
        </div>
      ))}
    </dl>
  )
}
