'use client'

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { prefersReducedMotion, savesData } from '@/components/ui/reader-preferences'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { DayControl } from './day-controller'
import { spokenHour, type Hour } from './hours'
import { isCovered } from './is-covered'
import styles from './hero-day.module.css'

interface HeroDayProps {
  hours: readonly Hour[]
  /** Index of the hour that the first picture shows. */
  start: number
  words: { group: string; time: string; play: string; pause: string }
}

/** Events that start fetching: the first picture is the page's largest paint and comes first. */
const FIRST_INPUTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const
/** Starts with the first input, so that a reader who leaves at once has fetched nothing. */
const START_DELAY_MS = 4500
/** Step of the thumb, small enough for a smooth drag; keys go from hour to hour. */
const DRAG_STEP = 0.02

/**
 * The hours of the section's first picture: a slider to drag, and a day that plays once after the first input, unless motion or
 * data are to be saved. Needs script and is not rendered without it.
 */
export function HeroDay({ hours, start, words }: HeroDayProps) {
  const time = useRef<HTMLInputElement>(null)
  const control = useRef<Promise<DayControl | null> | null>(null)
  const hydrated = useHydrated()
  const [hour, setHour] = useState(start)
  const [playing, setPlaying] = useState(false)

  const day = () => {
    const thumb = time.current
    const frame = thumb?.closest('section')?.querySelector('picture')?.parentElement
    if (!frame) return Promise.resolve(null)
    control.current ??= import('./day-controller').then(
      ({ startDay }) =>
        startDay({
          frame,
          thumb,
          hours,
          start,
          reducedMotion: prefersReducedMotion(),
          onHour: setHour,
          onPlaying: setPlaying,
        }),
      () => {
        // If the script fails to load, the picture stays; the next use retries.
        control.current = null
        return null
      },
    )
    return control.current
  }
  const follow = useEffectEvent((share: number) => {
    // At the page's top nothing has happened yet: no script, no picture.
    if (share > 0 || control.current) void day().then((loaded) => loaded?.follow(start + share * (hours.length - 1 - start)))
  })
  const play = useEffectEvent(() => void day().then((loaded) => loaded?.play()))

  useEffect(() => {
    if (prefersReducedMotion() || savesData()) return
    const section = time.current?.closest('section')
    let frame = 0
    const scrolled = () =>
      (frame ||= requestAnimationFrame(() => {
        frame = 0
        const [top = 0, end = 1] = [section?.getBoundingClientRect().top, section?.firstElementChild?.getBoundingClientRect().bottom]
        // 1: the picture has left the window.
        follow(Math.min(1, Math.max(0, -top / (end - top))))
      }))
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      removeEventListener('scroll', scrolled)
      cancelAnimationFrame(frame)
    }
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      FIRST_INPUTS.forEach((type) => removeEventListener(type, begin))
    }
    const begin = () => {
      end()
      timer = setTimeout(() => {
        // Leaves the slider to a reader who moved it meanwhile; after a menu, the next input starts playback.
        if (control.current) return
        if (isCovered()) listen()
        else play()
      }, START_DELAY_MS)
    }
    const listen = () => FIRST_INPUTS.forEach((type) => addEventListener(type, begin, { passive: true }))
    if (!prefersReducedMotion() && !savesData()) listen()
    return () => {
      end()
      void control.current?.then((loaded) => loaded?.stop())
      control.current = null
    }
  }, [])

  const shown = hours[hour]
  const toggle = () => {
    setPlaying(!playing)
    void day().then((loaded) => (playing ? loaded?.pause() : loaded?.play()))
  }
  const seek = (moment: number) => {
    setHour(Math.round(moment))
    void day().then((loaded) => loaded?.seek(moment))
  }
  const goTo = (index: number) => void day().then((loaded) => loaded?.goTo(index))
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    goTo(hour + by)
  }

  return (
    <div className={`${styles.day} ${hydrated ? '' : styles.awaited}`} role="group" aria-label={words.group}>
      <button type="button" className={styles.play} onClick={toggle}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d={playing ? 'M3.5 2v12M12.5 2v12' : 'M3 1.5l11 6.5-11 6.5z'}
            fill={playing ? 'none' : 'currentColor'}
            stroke="currentColor"
            strokeWidth={playing ? 2 : 0}
          />
        </svg>
        <span className="visually-hidden">{playing ? words.pause : words.play}</span>
      </button>
      <div className={styles.clock}>
        <input
          type="range"
          defaultValue={start}
          aria-label={words.time}
          max={hours.length - 1}
          // After Back the page starts with its own picture: the browser must not restore the thumb.
          autoComplete="off"
          step={DRAG_STEP}
          aria-valuetext={shown && spokenHour(shown)}
          ref={time}
          className={styles.time}
          onChange={(event) => seek(event.target.valueAsNumber)}
          onPointerUp={() => goTo(hour)}
          onKeyDown={step}
        />
        <ol className={styles.hours} aria-hidden="true">
          {hours.map(({ time: clock, label }, index) => (
            <li key={clock} className={index === hour ? styles.current : undefined}>
              {clock}
              {label && <span className={styles.label}>{label}</span>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
