import styles from './film.module.css'
import { PlayMark } from './play-mark'
import { PlaybackManners } from './playback-manners'
import { youtubeEmbedUrl } from './youtube'

/** A film on YouTube's privacy-enhanced host. Nothing is asked of that host before the poster is pressed. */
export function EmbeddedFilm({ id, title }: { id: string; title: string }) {
  return (
    <details className={styles.film} suppressHydrationWarning>
      <summary className={styles.cover} aria-label={`${title} 재생`}>
        <span className={styles.sign}><PlayMark /></span>
      </summary>
      <iframe
        className={styles.frame}
        src={youtubeEmbedUrl(id)}
        title={title}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        suppressHydrationWarning
      />
      <PlaybackManners />
    </details>
  )
}
