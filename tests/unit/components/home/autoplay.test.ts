import { createAutoplay, SLIDE_INTERVAL_MS } from '@/components/home/slider/autoplay'

describe('autoplay', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('advances every 6 seconds', () => {
    const advance = jest.fn()
    createAutoplay(advance)
    jest.advanceTimersByTime(5999)
    expect(advance).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1 + 2 * SLIDE_INTERVAL_MS)
    expect(advance).toHaveBeenCalledTimes(3)
  })

  it('pauses while any reason holds, then gives the slide its whole interval', () => {
    const advance = jest.fn()
    const autoplay = createAutoplay(advance, ['offscreen'])
    autoplay.pause('hover')
    autoplay.resume('offscreen')
    jest.advanceTimersByTime(60_000)
    expect(advance).not.toHaveBeenCalled()
    autoplay.resume('hover')
    jest.advanceTimersByTime(5999)
    expect(advance).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(advance).toHaveBeenCalledTimes(1)
  })

  it('restarts the interval after a manual change, and ends for good', () => {
    const advance = jest.fn()
    const autoplay = createAutoplay(advance)
    jest.advanceTimersByTime(5000)
    autoplay.restart()
    jest.advanceTimersByTime(5000)
    expect(advance).not.toHaveBeenCalled()
    autoplay.stop()
    autoplay.resume('hover')
    jest.advanceTimersByTime(60_000)
    expect(advance).not.toHaveBeenCalled()
  })
})
