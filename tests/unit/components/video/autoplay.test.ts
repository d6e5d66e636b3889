/** @jest-environment jsdom */
import { autoplayEmbed, autoplayVideo } from '@/components/video/autoplay'
import { embedUrl } from '@/lib/content/video-hosts/video-host'
import { youtube } from '@/lib/content/video-hosts/youtube'

let report: (ratio: number) => void
let reduced = false
let layout: EventTarget

beforeEach(() => {
  reduced = false
  layout = new EventTarget()
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
        report = (intersectionRatio) => callback([{ intersectionRatio }])
      }
      observe() {
        /* reports come from the test */
      }
      disconnect() {
        report = () => {}
      }
    },
    matchMedia: () => Object.assign(layout, { matches: reduced }),
  })
})

/** A film whose `play` and `pause` work as in a browser, without media. */
function fakeFilm() {
  const film = document.createElement('video')
  let paused = true
  Object.defineProperty(film, 'paused', { get: () => paused })
  film.play = jest.fn(async () => {
    paused = false
  })
  film.pause = jest.fn(() => {
    paused = true
  })
  return film
}

describe('a film of our own', () => {
  it('starts muted when it first comes into view', () => {
    const film = fakeFilm()
    autoplayVideo(film)
    expect(film.paused).toBe(true)
    report(0.6)
    expect([film.paused, film.muted]).toEqual([false, true])
  })

  it('does not start by itself with reduced motion', () => {
    reduced = true
    const film = fakeFilm()
    autoplayVideo(film)
    report(1)
    expect(film.paused).toBe(true)
  })

  it('pauses out of view and resumes when it returns, but not after the reader paused it', () => {
    const film = fakeFilm()
    autoplayVideo(film)
    report(1)
    report(0)
    expect(film.paused).toBe(true)
    report(1)
    expect(film.paused).toBe(false)
    film.pause()
    report(0)
    report(1)
    expect(film.paused).toBe(true)
  })
})

describe('a film in two shapes', () => {
  it('is chosen again when the layout changes before it has begun, and not afterwards', () => {
    const film = fakeFilm()
    film.load = jest.fn()
    const stop = autoplayVideo(film)
    layout.dispatchEvent(new Event('change'))
    expect(film.load).toHaveBeenCalledTimes(1)
    report(1)
    layout.dispatchEvent(new Event('change'))
    film.pause()
    film.currentTime = 3
    layout.dispatchEvent(new Event('change'))
    expect(film.load).toHaveBeenCalledTimes(1)
    film.currentTime = 0
    stop()
    layout.dispatchEvent(new Event('change'))
    expect(film.load).toHaveBeenCalledTimes(1)
  })
})

describe('an embedded film', () => {
  function cover() {
    document.body.innerHTML = `<details><summary>재생</summary><iframe src="${embedUrl(youtube, 'abcdefghijk')}"></iframe></details>`
    const details = document.querySelector('details')
    const frame = document.querySelector('iframe')
    if (!details || !frame) throw new Error('no player')
    return { details, frame }
  }

  it('opens muted when it first comes into view, and never a second time', () => {
    const { details, frame } = cover()
    autoplayEmbed(details, youtube, 'abcdefghijk')
    report(1)
    expect(details.open).toBe(true)
    expect(new URL(frame.src).searchParams.get('mute')).toBe('1')
    details.open = false
    report(0)
    report(1)
    expect(details.open).toBe(false)
  })

  it('requests no related films of others and little branding', () => {
    const options = new URL(embedUrl(youtube, 'abcdefghijk')).searchParams
    expect([options.get('rel'), options.get('modestbranding'), options.get('autoplay')]).toEqual(['0', '1', '1'])
  })
})
