/** Time that one slide stays (specification, section 9). */
export const SLIDE_INTERVAL_MS = 6000

/** Why the slider stands still: the reader said so, looks closely, or cannot see it. */
export type HoldReason = 'paused' | 'hover' | 'focus' | 'touch' | 'hidden-tab' | 'offscreen'

export interface Autoplay {
  hold(reason: HoldReason): void
  release(reason: HoldReason): void
  /** The slide changed: it gets its whole time. */
  restart(): void
  stop(): void
}

/**
 * Calls `advance` every {@link SLIDE_INTERVAL_MS} while nothing holds it. A held slide gets its whole time again.
 * @param held reasons to stand still from the start
 */
export function createAutoplay(advance: () => void, held: Iterable<HoldReason> = []): Autoplay {
  const reasons = new Set(held)
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
    hold(reason) {
      reasons.add(reason)
      restart()
    },
    release(reason) {
      if (reasons.delete(reason)) restart()
    },
    restart,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
