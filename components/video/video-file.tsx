import type { VideoSource } from '@/lib/content/schemas/guides'
import { videoWords } from '@/lib/messages/ko/video'
import { media } from '../ui/breakpoints'
import { AutoplayController } from './autoplay-controller'
import { PlayIcon } from './play-icon'
import styles from './video-frame.module.css'

type FileSource = Extract<VideoSource, { kind: 'file' }>

/** The opposite of `media.phone` in a notation that every browser knows: Safari takes a source by it, and reads `width >` only from 16.4 on. */
const NOT_A_PHONE = `not all and ${media.phone}`

/** One transparent pixel. Without a `poster` Chromium's controls lie on a grey ground of their own until the film plays. */
const TRANSPARENT_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * A film of our own under the browser's controls. The element is see-through until its first frame, so the poster
 * and the play sign below it show until then and are covered afterwards: no script decides that. Nobody speaks in our
 * films: their captions are there to be turned on. A film in one shape is cut to the frame's, never stretched or banded.
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
