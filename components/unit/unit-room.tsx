import type { MainRoom } from '@/lib/content/main-room'
import { unitWords } from '@/lib/messages/ko/unit'
import { interiorPath } from '@/lib/routes'
import { media } from '../ui/breakpoints'
import { Picture } from '../ui/picture'
import styles from './unit-room.module.css'

interface UnitRoomProps {
  /** The type of the page. */
  type: string
  room: MainRoom
  /** Address of the type's own VR tour. */
  tour: string | undefined
}

/** The main room of a home as a picture, and the ways to all rooms. A room of another type says whose it is. */
export const UnitRoom = ({ type, room, tour }: UnitRoomProps) => (
  <>
    <Picture picture={room.picture} sizes={`${media.phone} 100vw, ${media.wide} 770px, 600px`} caption className={styles.picture} />
    {room.type !== type && <p className={styles.other}>{unitWords.roomOfOther(type, room.type)}</p>}
    <p className={styles.ways}>
      {/* `target` keeps this other document from being taken for a route. */}
      {tour && (
        <a className="button" href={tour} target="_self">
          {unitWords.tour(type)}
        </a>
      )}
      <a className="button" href={interiorPath(room.slug)}>
        {unitWords.interior(room.type)}
      </a>
    </p>
  </>
)
