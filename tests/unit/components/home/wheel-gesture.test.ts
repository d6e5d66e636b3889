import { createWheelGesture } from '@/components/home/full-page/wheel-gesture'

/** Feeds `[delta, time]` pairs and lists the steps as `[direction, time]`. */
function stepsOf(events: readonly (readonly [number, number])[]) {
  const gesture = createWheelGesture()
  return events.flatMap(([delta, time]) => {
    const step = gesture.read(delta, time)
    return step === 0 ? [] : [[step, time] as const]
  })
}

/** A trackpad swipe as macOS sends it: 80 ms of push, then fading inertia for over a second. */
const swipe = (startMs: number, sign = 1) =>
  Array.from({ length: 110 }, (_, frame) => {
    const strength = frame < 6 ? 12 + frame * 14 : 82 * 0.955 ** (frame - 6)
    return [sign * Math.max(1, Math.round(strength)), startMs + frame * 16] as const
  })

describe('wheel gesture', () => {
  it('moves on the first tick, down as +1 and up as -1', () => {
    expect(stepsOf([[100, 0]])).toEqual([[1, 0]])
    expect(stepsOf([[-100, 0]])).toEqual([[-1, 0]])
  })

  it('moves at most once in 500 ms', () => {
    expect(
      stepsOf([
        [100, 0],
        [100, 100],
        [100, 300],
        [100, 499],
      ]),
    ).toEqual([[1, 0]])
    expect(
      stepsOf([
        [100, 0],
        [100, 250],
        [100, 500],
      ]),
    ).toEqual([
      [1, 0],
      [1, 500],
    ])
  })

  it('keeps moving every 500 ms while a hand turns the wheel evenly', () => {
    const ticks = Array.from({ length: 21 }, (_, tick) => [120, tick * 50] as const)
    expect(stepsOf(ticks)).toEqual([
      [1, 0],
      [1, 500],
      [1, 1000],
    ])
  })

  it('counts a swipe with all of its inertia as one step', () => {
    expect(stepsOf(swipe(0))).toHaveLength(1)
    expect(stepsOf(swipe(0, -1))).toHaveLength(1)
  })

  it('counts a second swipe into the inertia of the first as a second step', () => {
    const first = swipe(0).filter(([, time]) => time < 700)
    expect(stepsOf([...first, ...swipe(700)])).toHaveLength(2)
  })

  it('ignores a finger that rests on the trackpad', () => {
    expect(
      stepsOf([
        [1, 0],
        [1, 16],
        [2, 32],
      ]),
    ).toEqual([])
  })

  it('waits 500 ms after a move made by other means', () => {
    const gesture = createWheelGesture()
    gesture.hold(1000)
    expect(gesture.read(100, 1300)).toBe(0)
    expect(gesture.read(100, 1500)).toBe(1)
  })
})
