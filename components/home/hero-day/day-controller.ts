import { createCrossFade } from './cross-fade'
import type { Hour } from './hours'
import { isCovered } from './is-covered'

/** ms that an hour stays, and that the change to the next takes, during playback. */
const HOLD_MS = 4500
const DRIFT_MS = 3200
/** ms of a change to an hour that the reader chose. */
const CHOSEN_MS = 500
/** Hours that one frame of scrolling may pass without a fade: a picture that arrives late would jump. */
const SMOOTH_STEP = 0.15

interface DayOptions {
  /** Holds the still. */
  frame: HTMLElement
  hours: readonly Pick<Hour, 'renders'>[]
  /** Index of the hour of the still. */
  start: number
  /** Whether changes are immediate. */
  reducedMotion: boolean
  /**
   * The range input that shows the time of day, 0 to the last index. Set directly in each frame, because rendering it cost a
   * phone 20 ms.
   */
  thumb: Pick<HTMLInputElement, 'valueAsNumber'>
  /** Reports the nearest hour in each frame. */
  onHour: (hour: number) => void
  onPlaying: (playing: boolean) => void
}

export interface DayControl {
  /** Plays the day once, from the current hour round to it again, starting at once. */
  play: () => void
  pause: () => void
  /** Shows a moment between two hours while the thumb is dragged. */
  seek: (position: number) => void
  /** Goes to an hour. */
  goTo: (hour: number) => void
  /** Shows a moment of the page's own, as it is scrolled: not during playback, nor once the reader has chosen an hour. */
  follow: (position: number) => void
  stop: () => void
}

const ease = (share: number) => share * share * (3 - 2 * share)

/** Controls the day of the first picture. Fetches at most one picture ahead, and none before `play`, `seek` or `goTo`. */
export function startDay({ frame, thumb, hours, start, reducedMotion, onHour, onPlaying }: DayOptions): DayControl {
  const pictures = createCrossFade(
    frame,
    hours.map(({ renders }) => renders),
    start,
  )
  const last = hours.length - 1
  let position = start
  let wanted = start
  let playing = false
  /** Whether the reader moved the thumb. */
  let chosen = false
  let followed = start
  let remaining = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let animation = 0
  let inView = true
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? inView
  })
  observer.observe(frame)

  const setPlaying = (value: boolean) => {
    clearTimeout(timer)
    if (playing === value) return
    playing = value
    onPlaying(value)
  }
  const show = (next: number) => {
    position = next
    const before = Math.floor(next)
    pictures.blend(before, Math.min(last, before + 1), next - before)
    thumb.valueAsNumber = next
    onHour(Math.round(next))
  }
  /** Changes to an hour: through the hours between if it is near, otherwise by one cross-fade. */
  const fade = (to: number, duration: number, done?: () => void) => {
    cancelAnimationFrame(animation)
    const from = position
    const near = Math.abs(to - from) <= 1
    const begun = performance.now()
    const step = (now: number) => {
      // Out of view, jumps to the next hour: frames would compete with whatever the reader clicks.
      const share = duration === 0 || (playing && !inView) ? 1 : ease(Math.min(1, Math.max(0, (now - begun) / duration)))
      if (near || share === 1) show(from + (to - from) * share)
      else pictures.blend(Math.round(from), to, share)
      if (share < 1) animation = requestAnimationFrame(step)
      else done?.()
    }
    animation = requestAnimationFrame(step)
  }
  /** True when the page is in the background, the picture is scrolled away, or a dialog or menu covers it. */
  const unseen = () => !inView || document.hidden || isCovered()
  const drift = (hold: number) => {
    timer = setTimeout(() => {
      if (unseen()) return drift(HOLD_MS)
      const next = position === last ? 0 : Math.round(position) + 1
      void pictures.load(next).then((loaded) => {
        if (!playing) return
        // A failed picture ends playback; the next click retries.
        if (!loaded) return setPlaying(false)
        fade(next, reducedMotion ? 0 : DRIFT_MS, () => {
          remaining -= 1
          if (playing && remaining > 0) drift(HOLD_MS)
          else setPlaying(false)
        })
      })
    }, hold)
  }

  return {
    play: () => {
      if (playing) return
      remaining = hours.length
      setPlaying(true)
      drift(0)
    },
    pause: () => setPlaying(false),
    seek: (moment) => {
      chosen = true
      setPlaying(false)
      cancelAnimationFrame(animation)
      wanted = Math.round(moment)
      for (const needed of [Math.floor(moment), Math.ceil(moment)]) void pictures.load(needed)
      show(moment)
    },
    goTo: (hour) => {
      chosen = true
      setPlaying(false)
      const to = Math.min(last, Math.max(0, hour))
      wanted = to
      void pictures.load(to).then((loaded) => {
        if (loaded && wanted === to) fade(to, reducedMotion ? 0 : CHOSEN_MS)
      })
    },
    follow: (moment) => {
      if (playing || chosen) return
      followed = moment
      void Promise.all([Math.floor(moment), Math.ceil(moment)].map(pictures.load)).then((loaded) => {
        if (playing || chosen || followed !== moment || loaded.includes(false)) return
        cancelAnimationFrame(animation)
        if (Math.abs(moment - position) > SMOOTH_STEP) fade(moment, CHOSEN_MS)
        else show(moment)
      })
    },
    stop: () => {
      setPlaying(false)
      cancelAnimationFrame(animation)
      observer.disconnect()
      pictures.remove()
    },
  }
}
