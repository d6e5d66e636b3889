import type { UnitPlan } from '@/lib/content/schemas/plans'
import { toPyeong } from '@/lib/plans/areas'
import { roomRows, type RoomRow } from '@/lib/plans/printed-areas'
import styles from './room-table.module.css'

const identity = (squareMetres: number) => squareMetres

/** Table of the rooms and their areas, also the text alternative of the drawing. */
export function RoomTable({ plan }: { plan: UnitPlan }) {
  const metric = roomRows(plan, identity)
  const pyeong = roomRows(plan, toPyeong)
  return (
    <table className={styles.table}>
      <caption>{`${plan.id} 타입 실별 면적`}</caption>
      <thead>
        <tr>
          <th scope="col">공간</th>
          <th scope="col">전용면적</th>
          <th scope="col">발코니</th>
          <th scope="col">계</th>
        </tr>
      </thead>
      <tbody>
        {metric.rows.map((row, index) => (
          <Row key={row.id} metric={row} pyeong={pyeong.rows[index] ?? row} />
        ))}
      </tbody>
      <tfoot>
        <Row metric={metric.sum} pyeong={pyeong.sum} />
      </tfoot>
    </table>
  )
}

/** One row in both units, of which one is shown. */
function Row({ metric, pyeong }: { metric: RoomRow; pyeong: RoomRow }) {
  return (
    <tr>
      <th scope="row">{metric.name}</th>
      <Area metric={metric.exclusive} pyeong={pyeong.exclusive} />
      <Area metric={metric.balcony} pyeong={pyeong.balcony} />
      <Area metric={metric.total} pyeong={pyeong.total} />
    </tr>
  )
}

function Area({ metric, pyeong }: { metric: number; pyeong: number }) {
  if (metric < 0.005)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">없음</span>
      </td>
    )
  return (
    <td>
      <span data-unit="sqm">
        {metric.toFixed(2)}
        <small> ㎡</small>
      </span>
      <span data-unit="pyeong">
        {pyeong.toFixed(2)}
        <small> 평</small>
      </span>
    </td>
  )
}
