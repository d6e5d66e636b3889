import { createCrossFade } from './cross-fade'
import type { Hour } from './hours'
import { isCovered } from './is-covered'

/** How long an hour stays, and how long it takes to become the next, while the day goes by itself. */
const HOLD_MS = 4500
const DRIFT_MS = 3200
/** How long an hour takes that was asked for. */
const CHOSEN_MS = 500

interface DayOptions {
  /** Holds the still. */
  frame: HTMLElement
  hours: readonly Pick<Hour, 'renders'>[]
  /** Index of the hour of the still. */
  start: number
  /** True where a change is shown at once. */
  reducedMotion: boolean
  /** The range input that shows where the day is, 0 to the last index: moved in each frame, where rendering it cost a phone 20 ms. */
  thumb: Pick<HTMLInputElement, 'valueAsNumber'>
  /** The nearest hour, told in each frame. */
  onHour: (hour: number) => void
  onPlaying: (playing: boolean) => void
}

export interface DayControl {
  /** Lets the day go by once, from where it is until it is there again, beginning at once. */
  play: () => void
  pause: () => void
  /** Shows a moment between two hours, as a thumb drags it. */
  seek: (position: number) => void
  /** Goes to an hour. */
  goTo: (hour: number) => void
  stop: () => void
}

const ease = (share: number) => share * share * (3 - 2 * share)

/** The day of the first picture: at most one picture is fetched ahead, and none before `play`, `seek` or `goTo`. */
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
  /** From what is shown to an hour: through what lies between where that is near, else the one picture over the other. */
  const fade = (to: number, duration: number, done?: () => void) => {
    cancelAnimationFrame(animation)
    const from = position
    const near = Math.abs(to - from) <= 1
    const begun = performance.now()
    const step = (now: number) => {
      // Out of view the day is at its next hour at once: its frames would run beside whatever is pressed there.
      const share = duration === 0 || (playing && !inView) ? 1 : ease(Math.min(1, Math.max(0, (now - begun) / duration)))
      if (near || share === 1) show(from + (to - from) * share)
      else pictures.blend(Math.round(from), to, share)
      if (share < 1) animation = requestAnimationFrame(step)
      else done?.()
    }
    animation = requestAnimationFrame(step)
  }
  /** Nobody looks: the page is behind another, the picture is scrolled away, a dialog or a menu lies over it. */
  const unseen = () => !inView || document.hidden || isCovered()
  const drift = (hold: number) => {
    timer = setTimeout(() => {
      if (unseen()) return drift(HOLD_MS)
      const next = position === last ? 0 : Math.round(position) + 1
      void pictures.load(next).then((loaded) => {
        if (!playing) return
        // What does not arrive ends the day; pressed again, it is tried again.
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
      setPlaying(false)
      cancelAnimationFrame(animation)
      wanted = Math.round(moment)
      for (const needed of [Math.floor(moment), Math.ceil(moment)]) void pictures.load(needed)
      show(moment)
    },
    goTo: (hour) => {
      setPlaying(false)
      const to = Math.min(last, Math.max(0, hour))
      wanted = to
      void pictures.load(to).then((loaded) => {
        if (loaded && wanted === to) fade(to, reducedMotion ? 0 : CHOSEN_MS)
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
