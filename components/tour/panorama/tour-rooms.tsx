import { panoramaWords } from '@/lib/messages/ko/panorama'
import styles from './tour-rooms.module.css'

interface TourRoomsProps {
  rooms: readonly { id: string; name: string }[]
  /** Id of the room that was requested last. */
  requestedId: string
  onChoose: (id: string) => void
  /** Path of the page where a visit is booked. */
  visitHref: string
}

/** Room list along the lower edge, and at its end the link to book a visit. */
export function TourRooms({ rooms, requestedId: requested, onChoose, visitHref }: TourRoomsProps) {
  return (
    <nav className={styles.rooms} aria-label={panoramaWords.rooms}>
      <ul className={styles.list}>
        {rooms.map(({ id, name }) => (
          // Links from a plan name the room they lead into.
          <li key={id} id={id}>
            <button type="button" className={styles.room} aria-current={id === requested ? 'true' : undefined} onClick={() => onChoose(id)}>
              {name}
            </button>
          </li>
        ))}
        <li className={styles.visitEntry}>
          <a className={styles.visit} href={visitHref} target="_top">
            {panoramaWords.visit}
          </a>
        </li>
      </ul>
    </nav>
  )
}
