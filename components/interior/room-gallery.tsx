import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { media } from '../ui/breakpoints'
import { SpokenNotice } from '../ui/illustration-notice'
import { Picture } from '../ui/picture'
import styles from './room-gallery.module.css'

interface RoomGalleryProps {
  lead: string
  rooms: readonly { title: string; description: string; picture: PictureData }[]
}

/** The rooms of one type. The page opens with the first one's picture; its words follow, then the other rooms as large pictures. */
export function RoomGallery({ lead, rooms }: RoomGalleryProps) {
  const [first, ...others] = rooms
  return (
    <div className="container">
      {first && (
        <div className={styles.first}>
          <h2 className={styles.title}>{first.title}</h2>
          <p>{first.description}</p>
        </div>
      )}
      <p className={styles.lead}>{lead}</p>
      <SpokenNotice pictures={others.map(({ picture }) => picture)} />
      {others.length > 0 && (
        <ol className={styles.rooms}>
          {others.map((room, index) => (
            <li key={room.title} className={styles.room}>
              <Picture
                picture={room.picture}
                sizes={index === 0 ? `${media.phone} 100vw, ${media.wide} 1600px, 1240px` : `${media.phone} 100vw, ${media.wide} 1220px, 940px`}
                caption="notice"
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
      )}
    </div>
  )
}
