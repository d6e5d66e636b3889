/** At most one step per this time, however fast the wheel turns (specification, section 9). */
export const STEP_INTERVAL_MS = 500

/** A pause this long ends a gesture: trackpads send inertia every 8 to 17 ms, hands turn a wheel every 30 to 150 ms. */
const GESTURE_GAP_MS = 200
/** Smaller movements are a finger resting on the trackpad. */
const MIN_TRAVEL_PX = 10
const RECENT_EVENTS = 8

export type Direction = -1 | 1

export interface WheelGesture {
  /**
   * Reads one wheel event.
   * @param deltaPx vertical travel in px, down positive
   * @param timeMs the event's time; only differences matter
   * @returns the direction to move one section in, or 0
   */
  read(deltaPx: number, timeMs: number): Direction | 0
  /** Counts a move that did not come from {@link read} (inside a tall section, by key), so that inertia cannot add one. */
  hold(timeMs: number): void
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Turns wheel events into single steps.
 *
 * A trackpad's inertia fades, whereas a hand keeps pushing: a step needs the latest events to be at least as strong as the
 * average of the gesture so far. Even ticks of a mouse wheel pass, the tail of a swipe does not.
 */
export function createWheelGesture(): WheelGesture {
  let strengths: number[] = []
  let direction: Direction = 1
  let lastEventMs = Number.NEGATIVE_INFINITY
  let lastStepMs = Number.NEGATIVE_INFINITY

  return {
    read(deltaPx, timeMs) {
      if (deltaPx === 0) return 0
      const heading: Direction = deltaPx > 0 ? 1 : -1
      if (timeMs - lastEventMs > GESTURE_GAP_MS || heading !== direction) strengths = []
      direction = heading
      lastEventMs = timeMs
      strengths.push(Math.abs(deltaPx))

      if (timeMs - lastStepMs < STEP_INTERVAL_MS) return 0
      const travel = strengths.reduce((sum, value) => sum + value, 0)
      if (travel < MIN_TRAVEL_PX) return 0
      if (mean(strengths.slice(-RECENT_EVENTS)) < mean(strengths)) return 0
      lastStepMs = timeMs
      return heading
    },
    hold(timeMs) {
      lastStepMs = timeMs
    },
  }
}
