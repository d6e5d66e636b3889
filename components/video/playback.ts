import { YOUTUBE_ORIGIN, youtubeEmbedUrl } from './youtube'

/** Half of the player in the window counts as in view. */
const IN_VIEW = 0.5

interface Follower {
  enter: () => void
  leave: () => void
}

/** Calls when the element comes into view and when it leaves; a hidden tab panel counts as left. @returns what stops it */
function follow(element: Element, { enter, leave }: Follower): () => void {
  let inView = false
  const observer = new IntersectionObserver(
    (entries) => {
      const now = (entries.at(-1)?.intersectionRatio ?? 0) >= IN_VIEW
      if (now !== inView) (now ? enter : leave)()
      inView = now
    },
    { threshold: [0, IN_VIEW] },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Motion is welcome: the reader asks for no less of it, and has not asked to save data. */
export const isMotionWelcome = () =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches && !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData

/**
 * Starts the film muted the first time it is in view, pauses it when it leaves and goes on when it returns, unless
 * the reader paused it. It stops at the end.
 */
export function followFilm(film: HTMLVideoElement): () => void {
  let started = false
  let pausedHere = false
  const play = () => {
    film.play().catch(() => { /* the browser refuses to start by itself: the poster stays */ })
  }
  return follow(film, {
    enter: () => {
      if (pausedHere && !film.ended) play()
      else if (!started && film.paused && isMotionWelcome()) {
        film.muted = true
        play()
      }
      started = true
      pausedHere = false
    },
    leave: () => {
      pausedHere = !film.paused
      film.pause()
    },
  })
}

/** The same for an embedded player: opened muted when first in view, paused by message when it leaves. */
export function followEmbed(cover: HTMLDetailsElement): () => void {
  const frame = cover.querySelector('iframe')
  const id = frame && /\/embed\/([\w-]+)/.exec(frame.src)?.[1]
  if (!frame || !id) return () => {}
  let started = cover.open
  return follow(cover, {
    enter: () => {
      if (!started && !cover.open && isMotionWelcome()) {
        frame.src = youtubeEmbedUrl(id, { muted: true })
        cover.open = true
      }
      started = true
    },
    leave: () => frame.contentWindow?.postMessage(JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] }), YOUTUBE_ORIGIN),
  })
}
