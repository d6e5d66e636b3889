import { media } from '@/components/ui/breakpoints'
import { prefersReducedMotion, savesData } from '@/components/ui/reader-preferences'
import { embedUrl, type VideoHost } from '@/lib/content/video-hosts/video-host'

/** Share of the player that has to be in the window for it to count as in view. */
const VISIBLE_RATIO = 0.5

interface VisibilityCallbacks {
  onEnter: () => void
  onLeave: () => void
}

/**
 * Runs callbacks when the element comes into view and when it leaves; a hidden tab panel counts as left. @returns removes the
 * listeners
 */
function observeVisibility(element: Element, { onEnter, onLeave }: VisibilityCallbacks): () => void {
  let visible = false
  const observer = new IntersectionObserver(
    (entries) => {
      const now = (entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_RATIO
      if (now !== visible) (now ? onEnter : onLeave)()
      visible = now
    },
    { threshold: [0, VISIBLE_RATIO] },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

const isAutoplayAllowed = () => !prefersReducedMotion() && !savesData()

/**
 * Starts the film muted the first time it is in view, pauses it when it leaves and resumes when it returns, unless the reader
 * paused it. Stops at the end. A browser chooses among a film's files once: until the film has begun, lets it choose again when
 * the window changes between phone width and wider.
 * @returns removes the listeners
 */
export function autoplayVideo(video: HTMLVideoElement): () => void {
  const layout = matchMedia(media.phone)
  const chooseFile = () => {
    if (video.paused && video.currentTime === 0) video.load()
  }
  layout.addEventListener('change', chooseFile)
  let started = false
  let pausedByUs = false
  const play = () => {
    video.play().catch(() => {
      /* the browser refuses autoplay: the poster stays */
    })
  }
  const stopObserving = observeVisibility(video, {
    onEnter: () => {
      if (pausedByUs && !video.ended) play()
      else if (!started && video.paused && isAutoplayAllowed()) {
        video.muted = true
        play()
      }
      started = true
      pausedByUs = false
    },
    onLeave: () => {
      pausedByUs = !video.paused
      video.pause()
    },
  })
  return () => {
    layout.removeEventListener('change', chooseFile)
    stopObserving()
  }
}

/**
 * The same for an embedded player: opens it muted when first in view, pauses it by message when it leaves.
 * @param cover holds the poster as its summary, and the host's iframe
 * @returns removes the listeners
 */
export function autoplayEmbed(cover: HTMLDetailsElement, host: VideoHost, id: string): () => void {
  const frame = cover.querySelector('iframe')
  if (!frame) return () => {}
  let started = cover.open
  return observeVisibility(cover, {
    onEnter: () => {
      if (!started && !cover.open && isAutoplayAllowed()) {
        frame.src = embedUrl(host, id, { muted: true })
        cover.open = true
      }
      started = true
    },
    onLeave: () => frame.contentWindow?.postMessage(host.pauseMessage, host.origin),
  })
}
