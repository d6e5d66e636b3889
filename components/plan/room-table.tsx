import type { UnitPlan } from '@/lib/content/schemas/plans'
import { balconyArea, exclusiveArea, roomAreas, toPyeong, wallArea } from '@/lib/plans/areas'
import styles from './room-table.module.css'

/** Rooms and areas of a plan as a table: what the drawing shows, for those who do not see it or want the figures. */
export function RoomTable({ plan }: { plan: UnitPlan }) {
  return (
    <table className={styles.table}>
      <caption>{`${plan.id} 타입 실별 면적`}</caption>
      <thead>
        <tr><th scope="col">공간</th><th scope="col">전용면적</th><th scope="col">발코니</th><th scope="col">계</th></tr>
      </thead>
      <tbody>
        {roomAreas(plan).map((room) => (
          <tr key={room.id}><th scope="row">{room.name}</th><Area value={room.exclusive} /><Area value={room.balcony} /><Area value={room.total} /></tr>
        ))}
        <tr><th scope="row">벽체·설비</th><Area value={wallArea(plan)} /><Area value={0} /><Area value={wallArea(plan)} /></tr>
      </tbody>
      <tfoot>
        <tr><th scope="row">합계</th><Area value={exclusiveArea(plan)} /><Area value={balconyArea(plan)} /><Area value={exclusiveArea(plan) + balconyArea(plan)} /></tr>
      </tfoot>
    </table>
  )
}

function Area({ value }: { value: number }) {
  if (value < 0.005) return <td><span aria-hidden="true">–</span><span className="visually-hidden">없음</span></td>
  return (
    <td>
      <span data-unit="sqm">{value.toFixed(2)}<small> ㎡</small></span>
      <span data-unit="pyeong">{toPyeong(value).toFixed(2)}<small> 평</small></span>
    </td>
  )
}
