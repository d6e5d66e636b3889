/** Interval between slides (specification, section 9). */
export const SLIDE_INTERVAL_MS = 6000

/** Why autoplay is paused. Several reasons can hold at once. */
export type PauseReason = 'paused' | 'hover' | 'focus' | 'touch' | 'hidden-tab' | 'offscreen'

export interface Autoplay {
  pause(reason: PauseReason): void
  resume(reason: PauseReason): void
  /** Restarts the interval after the slide changed. */
  restart(): void
  stop(): void
}

/**
 * Calls `advance` every {@link SLIDE_INTERVAL_MS} unless paused. After a pause the whole interval runs again.
 * @param pausedBy initial reasons
 */
export function createAutoplay(advance: () => void, pausedBy: Iterable<PauseReason> = []): Autoplay {
  const reasons = new Set(pausedBy)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const restart = () => {
    clearTimeout(timer)
    if (stopped || reasons.size > 0) return
    timer = setTimeout(() => {
      restart()
      advance()
    }, SLIDE_INTERVAL_MS)
  }

  restart()
  return {
    pause(reason) {
      reasons.add(reason)
      restart()
    },
    resume(reason) {
      if (reasons.delete(reason)) restart()
    },
    restart,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
