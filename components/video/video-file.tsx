import type { VideoSource } from '@/lib/content/schemas/guides'
import { videoWords } from '@/lib/messages/ko/video'
import { media } from '../ui/breakpoints'
import { AutoplayController } from './autoplay-controller'
import { PlayIcon } from './play-icon'
import styles from './video-frame.module.css'

type FileSource = Extract<VideoSource, { kind: 'file' }>

/**
 * The opposite of `media.phone` in a notation that every browser knows: Safari selects a source by it, and reads `width >` only
 * from 16.4 on.
 */
const NOT_A_PHONE = `not all and ${media.phone}`

/** One transparent pixel. Without a `poster` Chromium's controls have a grey background until the film plays. */
const TRANSPARENT_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * A film of our own with the browser's controls. The element is transparent until its first frame, so that the poster and play
 * icon below show until then without script. Our films have no speech: captions are off by default. A film in one shape is
 * cropped to the frame, never stretched or letterboxed.
 */
export function VideoFile({ source, title }: { source: FileSource; title: string }) {
  return (
    <div className={styles.film}>
      <span className={styles.sign}>
        <PlayIcon />
      </span>
      <video className={styles.frame} controls playsInline preload="none" poster={TRANSPARENT_PIXEL} aria-label={title}>
        {source.files.map(({ href, layout }) => (
          <source key={href} src={href} type={`video/${href.split('.').at(-1)}`} media={layout && NOT_A_PHONE} />
        ))}
        {source.captions && <track kind="captions" src={source.captions} srcLang="ko" label={videoWords.captions} />}
      </video>
      <AutoplayController />
    </div>
  )
}
