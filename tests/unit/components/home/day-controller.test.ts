/** @jest-environment jsdom */
import { startDay, type DayControl } from '@/components/home/hero-day/day-controller'
import { observeByHand } from '@/tests/support/intersection-observer'

/** Of the hours 0 to 3 the still shows 2. */
const STILL = 2
const HOURS = Array.from({ length: 4 }, (_, index) => ({ renders: [{ files: { id: `hour-${index}`, hash: '0123abcd', widths: [480, 1080] } }] }))
/** A little longer than an hour takes to become the next, and a little less than the hour is held. */
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

test('nothing is fetched before it is asked for', async () => {
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect(images()).toHaveLength(0)
})

test('a day goes by once, an hour at a time, from where it is until it is there again', async () => {
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

test('only the next hour is fetched ahead', async () => {
  control.play()
  await jest.advanceTimersByTimeAsync(FADE_MS)
  expect(images().map(addressOf)).toEqual(['hour-3'])
})

test('stays where it is while it is paused, scrolled away, or under a dialog', async () => {
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

test('draws no frame once the picture is scrolled away in the middle of a change', async () => {
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

test('a thumb between two hours shows the one under the other, and ends the day that goes by', async () => {
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

test('an hour that is asked for comes from wherever the thumb was let go', async () => {
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

test('of two hours asked for at once the last one comes', async () => {
  control.goTo(0)
  control.goTo(1)
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect([thumb.valueAsNumber, shown()]).toEqual([1, ['hour-1 1']])
})

test('an hour whose picture does not arrive leaves the picture that is there, and is tried again', async () => {
  undecodable = new Set(['hour-3'])
  control.play()
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect([thumb.valueAsNumber, playing, shown()]).toEqual([STILL, false, []])
  undecodable = new Set()
  control.goTo(3)
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS)
  expect([thumb.valueAsNumber, shown()]).toEqual([3, ['hour-3 1']])
})

test('an hour is there at once where motion is reduced', async () => {
  control.stop()
  control = start(true)
  control.goTo(3)
  await jest.advanceTimersByTimeAsync(20)
  expect([thumb.valueAsNumber, shown()]).toEqual([3, ['hour-3 1']])
})
