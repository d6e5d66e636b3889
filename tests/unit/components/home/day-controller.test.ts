/** @jest-environment jsdom */
import { startDay, type DayControl } from '@/components/home/hero-day/day-controller'
import { observeByHand } from '@/tests/support/intersection-observer'

/** The still shows hour 2 of 0 to 3. */
const STILL = 2
const HOURS = Array.from({ length: 4 }, (_, index) => ({ renders: [{ files: { id: `hour-${index}`, hash: '0123abcd', widths: [480, 1080] } }] }))
/** ms: a little longer than a change takes, and a little less than an hour stays. */
const FADE_MS = 3300
const HOLD_MS = 4400
/** Longer than both. */
const AN_HOUR_MS = 8000

let control: DayControl
let frame: HTMLElement
const thumb = { valueAsNumber: STILL }
let told: number
let playing: boolean
let seen: (isIntersecting: boolean) => void
let undecodable: ReadonlySet<string>

const images = () => [...frame.querySelectorAll<HTMLImageElement>('img')]
const addressOf = (image: HTMLImageElement) => /hour-\d/.exec(image.parentElement?.querySelector('source')?.srcset ?? '')?.[0]
const shown = () => images().flatMap((image) => (image.style.opacity === '0' ? [] : [`${addressOf(image)} ${image.style.opacity}`]))
const start = (reducedMotion = false) =>
  startDay({
    frame,
    hours: HOURS,
    start: STILL,
    reducedMotion,
    thumb,
    onHour: (value) => (told = value),
    onPlaying: (value) => (playing = value),
  })

beforeEach(() => {
  jest.useFakeTimers()
  seen = observeByHand()
  undecodable = new Set()
  HTMLImageElement.prototype.decode = function () {
    return undecodable.has(addressOf(this) ?? '') ? Promise.reject(new Error('no picture')) : Promise.resolve()
  }
  document.body.innerHTML = '<span></span>'
  frame = document.querySelector('span')!
  thumb.valueAsNumber = STILL
  told = STILL
  playing = false
  control = start()
})
afterEach(() => {
  control.stop()
  jest.useRealTimers()
})

test('fetches nothing before play, seek or goTo', async () => {
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect(images()).toHaveLength(0)
})

test('plays the day once, an hour at a time, round to the first hour', async () => {
  control.play()
  expect(playing).toBe(true)
  for (const [hour, picture] of [
    [3, ['hour-3 1']],
    [0, ['hour-0 1']],
    [1, ['hour-1 1']],
    [STILL, []],
  ] as const) {
    await jest.advanceTimersByTimeAsync(FADE_MS)
    expect([thumb.valueAsNumber, told, shown()]).toEqual([hour, hour, picture])
    await jest.advanceTimersByTimeAsync(HOLD_MS)
  }
  expect(playing).toBe(false)
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS * 2)
  expect(thumb.valueAsNumber).toBe(STILL)
})

test('fetches only the next hour ahead', async () => {
  control.play()
  await jest.advanceTimersByTimeAsync(FADE_MS)
  expect(images().map(addressOf)).toEqual(['hour-3'])
})

test('stops while it is paused, scrolled away, or under a dialog', async () => {
  control.play()
  control.pause()
  expect(playing).toBe(false)
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect(thumb.valueAsNumber).toBe(STILL)

  control.play()
  seen(false)
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS * 2)
  expect(thumb.valueAsNumber).toBe(STILL)
  seen(true)
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS * 2)
  expect([thumb.valueAsNumber, images()]).toEqual([STILL, []])
  document.querySelector('dialog')!.remove()
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect(thumb.valueAsNumber).toBe(3)
})

test('draws no frame once the picture is scrolled away during a change', async () => {
  control.play()
  await jest.advanceTimersByTimeAsync(FADE_MS / 2)
  expect(thumb.valueAsNumber).toBeLessThan(3)
  seen(false)
  await jest.advanceTimersByTimeAsync(20)
  expect([thumb.valueAsNumber, shown()]).toEqual([3, ['hour-3 1']])
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame')
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS * 2)
  expect(frames).not.toHaveBeenCalled()
  seen(true)
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect([thumb.valueAsNumber, shown()]).toEqual([0, ['hour-0 1']])
})

test('a thumb between two hours shows both, and ends playback', async () => {
  control.play()
  control.seek(0.25)
  await jest.advanceTimersByTimeAsync(0)
  expect(playing).toBe(false)
  expect(shown()).toEqual(['hour-0 1', 'hour-1 0.25'])
  expect(images().map((image) => image.parentElement!.style.zIndex)).toEqual(['0', '1'])
  control.seek(1.75)
  await jest.advanceTimersByTimeAsync(0)
  expect([thumb.valueAsNumber, told]).toEqual([1.75, 2])
  expect(shown()).toEqual(['hour-1 0.25'])
})

test('goes to a chosen hour from wherever the thumb was released', async () => {
  control.seek(0.75)
  control.goTo(1)
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect([thumb.valueAsNumber, shown()]).toEqual([1, ['hour-1 1']])
  control.goTo(9)
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect([thumb.valueAsNumber, shown()]).toEqual([3, ['hour-3 1']])
  control.goTo(STILL)
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect([thumb.valueAsNumber, shown()]).toEqual([STILL, []])
})

test('the last of two choices wins', async () => {
  control.goTo(0)
  control.goTo(1)
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect([thumb.valueAsNumber, shown()]).toEqual([1, ['hour-1 1']])
})

test('an hour whose picture fails keeps the current picture, and can be retried', async () => {
  undecodable = new Set(['hour-3'])
  control.play()
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect([thumb.valueAsNumber, playing, shown()]).toEqual([STILL, false, []])
  undecodable = new Set()
  control.goTo(3)
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect([thumb.valueAsNumber, shown()]).toEqual([3, ['hour-3 1']])
})

test('changes at once with reduced motion', async () => {
  control.stop()
  control = start(true)
  control.goTo(3)
  await jest.advanceTimersByTimeAsync(20)
  expect([thumb.valueAsNumber, shown()]).toEqual([3, ['hour-3 1']])
})

test('follows the scrolled page to the night and back, each picture once it is there', async () => {
  control.follow(STILL + 0.125)
  await jest.advanceTimersByTimeAsync(20)
  expect([thumb.valueAsNumber, shown()]).toEqual([STILL + 0.125, ['hour-3 0.125']])
  control.follow(3)
  await jest.advanceTimersByTimeAsync(600)
  expect([thumb.valueAsNumber, told, shown()]).toEqual([3, 3, ['hour-3 1']])
  control.follow(STILL)
  await jest.advanceTimersByTimeAsync(600)
  expect([thumb.valueAsNumber, told, shown()]).toEqual([STILL, STILL, []])
})

test('leaves the hour to the reader who chose one, and to the day that plays', async () => {
  control.play()
  control.follow(3)
  control.pause()
  control.goTo(0)
  await jest.advanceTimersByTimeAsync(600)
  control.follow(3)
  await jest.advanceTimersByTimeAsync(600)
  expect(thumb.valueAsNumber).toBe(0)
})

test('a picture that cannot be decoded leaves the page as it is', async () => {
  undecodable = new Set(['hour-3'])
  control.follow(3)
  await jest.advanceTimersByTimeAsync(600)
  expect([thumb.valueAsNumber, shown()]).toEqual([STILL, []])
})
