import type { UnitType } from '@/lib/content/schemas/complex'
import { toPyeong } from '@/lib/plans/areas'
import { printedAreas } from '@/lib/plans/printed-areas'
import styles from './area-table.module.css'

/** Areas of a unit type in ㎡ with 평 beside it, in the order in which they add up. */
export function AreaTable({ type, areas }: { type: string; areas: UnitType['areas'] }) {
  const metric = printedAreas(areas, (squareMetres) => squareMetres)
  const pyeong = printedAreas(areas, toPyeong)
  const rows = [
    { label: '전용면적', area: 'exclusive', kind: 'strong' },
    { label: '주거공용면적', area: 'common', kind: 'part' },
    { label: '공급면적', area: 'supply', kind: 'sum', note: '전용 + 주거공용' },
    { label: '기타공용면적', area: 'otherCommon', kind: 'part' },
    { label: '주차장면적', area: 'parking', kind: 'part' },
    { label: '계약면적', area: 'contract', kind: 'sum', note: '공급 + 기타공용 + 주차장' },
    { label: '발코니(서비스)면적', area: 'balcony', kind: 'part', note: '계약면적에 포함되지 않음' },
  ] as const
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{type} 타입 면적표</caption>
      <thead>
        <tr>
          <th scope="col">구분</th>
          <th scope="col" className={styles.number}>
            ㎡
          </th>
          <th scope="col" className={styles.number}>
            평
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
