import type { RoomLabel } from '@/lib/plans/room-labels'
import styles from './room-legend.module.css'

interface RoomLegendProps {
  /** Rooms of the drawing above; lists those with a number. */
  labels: readonly RoomLabel[]
  /** Accessible name of the list. */
  label: string
  /** `always`, or only where the drawing is too narrow for names. */
  shown: 'always' | 'narrow'
  /** Areas in ㎡ by room, shown after the names. */
  areas?: ReadonlyMap<string, number>
}

/** Legend of a plan's numbers, counted by the list itself; renders nothing where it has none. */
export function RoomLegend({ labels, label, shown, areas }: RoomLegendProps) {
  const numbered = labels.filter(({ number }) => number !== undefined)
  return (
    numbered.length > 0 && (
      <div className={styles.legend}>
        <ol className={styles.list} data-shown={shown} aria-label={label}>
          {numbered.map(({ room }) => {
            const area = areas?.get(room.id)
            return (
              <li key={room.id}>
                {room.name}
                {area !== undefined && <span className={styles.area}>{` ${area.toFixed(1)} ㎡`}</span>}
              </li>
            )
          })}
        </ol>
      </div>
    )
  )
}
