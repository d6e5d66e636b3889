import type { UnitType } from '@/lib/content/schemas/complex'
import { commonWords } from '@/lib/messages/ko/common'
import { unitWords } from '@/lib/messages/ko/unit'
import { toPyeong } from '@/lib/plans/areas'
import { printedAreas } from '@/lib/plans/printed-areas'
import styles from './area-table.module.css'

/** Areas of a unit type in ㎡ with 평 beside it, in the order in which they add up. */
export function AreaTable({ type, areas }: { type: string; areas: UnitType['areas'] }) {
  const metric = printedAreas(areas, (squareMetres) => squareMetres)
  const pyeong = printedAreas(areas, toPyeong)
  const rows = [
    { label: commonWords.exclusiveArea, area: 'exclusive', kind: 'strong' },
    { label: unitWords.areas.common, area: 'common', kind: 'part' },
    { label: commonWords.supplyArea, area: 'supply', kind: 'sum', note: unitWords.areas.supplyNote },
    { label: unitWords.areas.otherCommon, area: 'otherCommon', kind: 'part' },
    { label: unitWords.areas.parking, area: 'parking', kind: 'part' },
    { label: commonWords.contractArea, area: 'contract', kind: 'sum', note: unitWords.areas.contractNote },
    { label: unitWords.areas.balcony, area: 'balcony', kind: 'part', note: unitWords.areas.balconyNote },
  ] as const
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{unitWords.areaTable(type)}</caption>
      <thead>
        <tr>
          <th scope="col">{unitWords.areaKind}</th>
          <th scope="col" className={styles.number}>
            ㎡
          </th>
          <th scope="col" className={styles.number}>
            {commonWords.pyeong}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className={styles[row.kind]}>
            <th scope="row">
              {row.label}
              {'note' in row && <span className={styles.note}>{row.note}</span>}
            </th>
            <td className={styles.number}>{metric[row.area].toFixed(2)}</td>
            <td className={styles.number}>{pyeong[row.area].toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
