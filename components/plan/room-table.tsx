import type { UnitPlan } from '@/lib/content/schemas/plans'
import { commonWords } from '@/lib/messages/ko/common'
import { planWords } from '@/lib/messages/ko/plan'
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
      <caption>{planWords.roomAreasOf(plan.id)}</caption>
      <thead>
        <tr>
          <th scope="col">{planWords.room}</th>
          <th scope="col">{commonWords.exclusiveArea}</th>
          <th scope="col">{planWords.balcony}</th>
          <th scope="col">{planWords.sum}</th>
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
        <span className="visually-hidden">{planWords.none}</span>
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
        <small> {commonWords.pyeong}</small>
      </span>
    </td>
  )
}
