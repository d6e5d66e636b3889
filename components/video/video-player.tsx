import type { Video } from '@/lib/content/schemas/guides'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { videoWords } from '@/lib/messages/ko/video'
import { Day } from '../ui/day'
import { media } from '../ui/breakpoints'
import { Picture } from '../ui/picture'
import { EmbeddedVideo } from './embedded-video'
import { VideoFile } from './video-file'
import styles from './video-player.module.css'

interface VideoPlayerProps {
  video: Video
  poster: PictureData
  /** True for the first on a page that opens with it: its poster is the page's largest picture. */
  first?: boolean
  /** Level of the title's heading: the page decides. */
  heading?: 'h2' | 'h3'
}

/** A film behind its poster, with a description. Without a file, the poster says that the film is to come. */
export function VideoPlayer({ video, poster, first = false, heading: Heading = 'h2' }: VideoPlayerProps) {
  return (
    <figure className={styles.player}>
      <div className={styles.screen}>
        <Picture
          picture={poster}
          priority={first}
          sizes={`${media.phone} 533px, 1300px`}
          className={[styles.poster, video.posterKeeps && styles[video.posterKeeps]].filter(Boolean).join(' ')}
        />
        <Film source={video.source} title={video.title} />
      </div>
      <figcaption className={styles.words}>
        <Heading className={styles.title}>{video.title}</Heading>
        <div className={styles.text}>
          <p className={styles.description}>{video.description}</p>
          <p className={styles.facts}>
            {video.source === null ? (
              videoWords.appearsHere
            ) : (
              <>
                {video.duration && `${video.duration} · `}
                <Day value={video.uploaded} /> {videoWords.published}
              </>
            )}
          </p>
        </div>
      </figcaption>
    </figure>
  )
}

function Film({ source, title }: Pick<Video, 'source' | 'title'>) {
  if (source === null)
    return (
      <p className={styles.pending}>
        <span>{videoWords.inPreparation}</span>
      </p>
    )
  return source.kind === 'file' ? <VideoFile source={source} title={title} /> : <EmbeddedVideo source={source} title={title} />
}
