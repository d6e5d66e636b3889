'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { prefersReducedMotion } from '@/components/ui/reader-preferences'
import { sliderWords } from '@/lib/messages/ko/slider'
import type { SliderControl } from './slider-controller'
import styles from './slider-controls.module.css'

interface SliderControlsProps {
  /** Ids and titles of the slides, in order. */
  slides: readonly { id: string; title: string }[]
}

/** Wraps around as the slides do. */
const steps = [
  { shape: 'm15 5-7 7 7 7', text: sliderWords.previous, by: -1 },
  { shape: 'm9 5 7 7-7 7', text: sliderWords.next, by: 1 },
] as const

/** `rootMargin` at which the slider's script is loaded. */
const PRELOAD_MARGIN = '400px'

/**
 * Pagination bullets, arrows and pause button of the enclosing slider (`data-slider`). The bullets are links to the slides
 * and work without script; the slider's script is loaded when it is near the viewport.
 */
export function SliderControls({ slides }: SliderControlsProps) {
  const bar = useRef<HTMLDivElement>(null)
  const control = useRef<SliderControl | null>(null)
  const [position, setPosition] = useState(0)
  const [ready, setReady] = useState(false)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    const root = bar.current?.closest<HTMLElement>('[data-slider]')
    const viewport = root?.querySelector<HTMLElement>('[data-slider-viewport]')
    const track = viewport?.firstElementChild
    if (!root || !viewport || !(track instanceof HTMLElement)) return
    let unmounted = false

    const enhance = async () => {
      const { startSlider } = await import('./slider-controller')
      if (unmounted) return
      const reducedMotion = prefersReducedMotion()
      setPaused(reducedMotion)
      const parts = { root, viewport, track, slides: [...track.children].filter((child) => child instanceof HTMLElement) }
      control.current = startSlider(parts, { paused: reducedMotion, onSlide: setPosition })
      setReady(true)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // If the script fails to load, the scroll-snap list and the links still work.
        enhance().catch(() => undefined)
      },
      { rootMargin: PRELOAD_MARGIN },
    )
    observer.observe(viewport)
    return () => {
      unmounted = true
      observer.disconnect()
      control.current?.stop()
      control.current = null
    }
  }, [])

  const goToSlide = (event: MouseEvent, index: number) => {
    if (!control.current) return
    event.preventDefault()
    control.current.goTo(index)
  }
  const toggle = () => {
    control.current?.setPaused(!paused)
    setPaused(!paused)
  }

  return (
    <div ref={bar} className={styles.controls}>
      <button type="button" className={styles.pause} onClick={toggle} hidden={!ready}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d={paused ? 'M3 1.500l11 6.500-11 6.500z' : 'M3.500 2v12M12.500 2v12'}
            fill={paused ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth={paused ? 0 : 2.5}
          />
        </svg>
        <span className="visually-hidden">{paused ? sliderWords.start : sliderWords.pause}</span>
      </button>
      <ol className={styles.dots}>
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <a href={`#${slide.id}`} className={styles.dot} aria-current={index === position ? 'true' : undefined} onClick={(event) => goToSlide(event, index)}>
              <span className="visually-hidden">{sliderWords.toSlide(index + 1, slide.title)}</span>
            </a>
          </li>
        ))}
      </ol>
      {steps.map(({ shape, text, by }) => (
        <button
          key={by}
          type="button"
          className={styles.arrow}
          onClick={() => control.current?.goTo((position + by + slides.length) % slides.length)}
          hidden={!ready}
          aria-label={text}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={shape} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      ))}
    </div>
  )
}
