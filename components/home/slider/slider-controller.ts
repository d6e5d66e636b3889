import Swiper from 'swiper'
import { createAutoplay, type HoldReason } from './autoplay'

/** Distance in px that makes a swipe (specification, section 9). */
const SWIPE_PX = 50
const SLIDE_MS = 500

interface SliderParts {
  /** The whole slider, with its controls: pointing at or focusing any of it holds it. */
  root: HTMLElement
  viewport: HTMLElement
  track: HTMLElement
  slides: readonly HTMLElement[]
}

interface SliderOptions {
  /** True starts it standing still, e.g. for readers who asked for less motion. */
  paused: boolean
  onSlide: (position: number) => void
}

export interface SliderControl {
  goTo(position: number): void
  setPaused(paused: boolean): void
  stop(): void
}

const classOf = (element: HTMLElement) => element.classList.item(0) ?? ''

/**
 * Turns the scroll-snap list into the slider: a slide every 6 s, wrapping; swipes of 50 px; hidden slides inert.
 * It rewinds instead of looping, because loops need copies of slides, which screen readers would read twice.
 */
export function startSlider({ root, viewport, track, slides }: SliderParts, { paused, onSlide }: SliderOptions): SliderControl {
  const stopping = new AbortController()
  const { signal } = stopping
  const startAt = Math.round(viewport.scrollLeft / Math.max(1, viewport.clientWidth))
  viewport.scrollLeft = 0
  root.dataset.enhanced = ''

  const showOnly = (position: number) => {
    slides.forEach((slide, index) => slide.toggleAttribute('inert', index !== position))
  }

  const swiper = new Swiper(viewport, {
    wrapperClass: classOf(track),
    slideClass: classOf(slides[0] ?? track),
    initialSlide: startAt,
    speed: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS,
    rewind: true,
    // The distance alone decides, not the speed: no short swipes, and "long" ones from the first millisecond.
    shortSwipes: false,
    longSwipesMs: -1,
    threshold: 0,
    resistanceRatio: 1,
    on: {
      touchStart: (slider) => {
        // At the ends Swiper's resistance takes one px off the way travelled.
        const distance = slider.isBeginning || slider.isEnd ? SWIPE_PX - 1 : SWIPE_PX
        slider.params.longSwipesRatio = distance / Math.max(1, slider.width)
        autoplay.hold('touch')
      },
      touchEnd: () => autoplay.release('touch'),
      slideChange: (slider) => {
        showOnly(slider.activeIndex)
        autoplay.restart()
        onSlide(slider.activeIndex)
      },
    },
  })
  const held: HoldReason[] = ['offscreen']
  if (paused) held.push('paused')
  if (document.hidden) held.push('hidden-tab')
  const autoplay = createAutoplay(() => swiper.slideTo((swiper.activeIndex + 1) % slides.length), held)

  showOnly(swiper.activeIndex)
  onSlide(swiper.activeIndex)

  const seen = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? autoplay.release('offscreen') : autoplay.hold('offscreen')), { threshold: 0.5 })
  seen.observe(viewport)
  root.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && autoplay.hold('hover'), { signal })
  root.addEventListener('pointerleave', () => autoplay.release('hover'), { signal })
  root.addEventListener('focusin', (event) => event.target instanceof Element && event.target.matches(':focus-visible') && autoplay.hold('focus'), { signal })
  root.addEventListener('focusout', () => autoplay.release('focus'), { signal })
  document.addEventListener('visibilitychange', () => (document.hidden ? autoplay.hold('hidden-tab') : autoplay.release('hidden-tab')), { signal })

  return {
    goTo: (position) => swiper.slideTo(position),
    setPaused: (pause) => (pause ? autoplay.hold('paused') : autoplay.release('paused')),
    stop() {
      stopping.abort()
      seen.disconnect()
      autoplay.stop()
      swiper.destroy(true, true)
      slides.forEach((slide) => slide.removeAttribute('inert'))
      delete root.dataset.enhanced
    },
  }
}
