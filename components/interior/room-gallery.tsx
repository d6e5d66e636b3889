import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { media } from '../ui/breakpoints'
import { SpokenNotice } from '../ui/illustration-notice'
import { Picture } from '../ui/picture'
import styles from './room-gallery.module.css'

interface RoomGalleryProps {
  lead: string
  rooms: readonly { title: string; description: string; picture: PictureData }[]
}

/** The rooms of one type as large pictures; the first fills the page's first screen. */
export function RoomGallery({ lead, rooms }: RoomGalleryProps) {
  return (
    <div className="container">
      <p className={styles.lead}>{lead}</p>
      <SpokenNotice pictures={rooms.map(({ picture }) => picture)} />
      <ol className={styles.rooms}>
        {rooms.map((room, index) => (
          <li key={room.title} className={styles.room}>
            <Picture
              picture={room.picture}
              sizes={index === 0 ? '100vw' : `${media.phone} 100vw, ${media.wide} 1220px, 940px`}
              caption
              noticeSpoken
              className={styles.picture}
            />
            <div className={styles.words}>
              <h2 className={styles.title}>{room.title}</h2>
              <p className={styles.description}>{room.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
