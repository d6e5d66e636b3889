import { embedUrl } from '@/lib/content/video-hosts/video-host'
import { videoHost } from '@/lib/content/video-hosts/video-hosts'
import { videoWords } from '@/lib/messages/ko/video'
import { AutoplayController, type EmbeddedSource } from './autoplay-controller'
import { PlayIcon } from './play-icon'
import styles from './video-frame.module.css'

/** A film in another host's player. Sends no request to that host before a click on the poster. */
export function EmbeddedVideo({ source: { kind, id }, title }: { source: EmbeddedSource; title: string }) {
  return (
    <details className={styles.film} suppressHydrationWarning>
      <summary className={styles.cover} aria-label={videoWords.play(title)}>
        <span className={styles.sign}>
          <PlayIcon />
        </span>
      </summary>
      <iframe
        className={styles.frame}
        src={embedUrl(videoHost(kind), id)}
        title={title}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        suppressHydrationWarning
      />
      <AutoplayController embedded={{ kind, id }} />
    </details>
  )
}
