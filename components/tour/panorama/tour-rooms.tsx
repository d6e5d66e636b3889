import styles from './tour-rooms.module.css'

interface TourRoomsProps {
  rooms: readonly { id: string; name: string }[]
  /** Id of the room that was asked for last. */
  wanted: string
  onChoose: (id: string) => void
}

/** The rooms along the lower edge, in the order of a walk. */
export function TourRooms({ rooms, wanted, onChoose }: TourRoomsProps) {
  return (
    <nav className={styles.rooms} aria-label="공간 이동">
      <ul className={styles.list}>
        {rooms.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.room} aria-current={id === wanted ? 'true' : undefined} onClick={() => onChoose(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
