import { panoramaWords } from '@/lib/messages/ko/panorama'
import styles from './tour-rooms.module.css'

interface TourRoomsProps {
  rooms: readonly { id: string; name: string }[]
  /** Id of the room that was requested last. */
  requestedId: string
  onChoose: (id: string) => void
}

/** Room list along the lower edge. */
export function TourRooms({ rooms, requestedId: requested, onChoose }: TourRoomsProps) {
  return (
    <nav className={styles.rooms} aria-label={panoramaWords.rooms}>
      <ul className={styles.list}>
        {rooms.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.room} aria-current={id === requested ? 'true' : undefined} onClick={() => onChoose(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
