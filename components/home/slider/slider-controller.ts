import Swiper from 'swiper'
import { prefersReducedMotion } from '@/components/ui/reader-preferences'
import { createAutoplay, type PauseReason } from './autoplay'

/** Minimum distance of a swipe in px (specification, section 9). */
const SWIPE_PX = 50
const SLIDE_MS = 500

interface SliderParts {
  /** The whole slider with its controls: hovering or focusing it pauses autoplay. */
  root: HTMLElement
  viewport: HTMLElement
  track: HTMLElement
  slides: readonly HTMLElement[]
}

interface SliderOptions {
  /** Start paused, e.g. with `prefers-reduced-motion`. */
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
 * Turns the scroll-snap list into a Swiper carousel: autoplay every 6 s, swipes from 50 px, hidden slides inert. It
 * rewinds at the end instead of looping, because Swiper's loop clones slides, which screen readers would read twice.
 */
export function startSlider({ root, viewport, track, slides }: SliderParts, { paused, onSlide }: SliderOptions): SliderControl {
  const controller = new AbortController()
  const { signal } = controller
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
    // The handlers below need `autoplay`, which exists only after this constructor.
    runCallbacksOnInit: false,
    speed: prefersReducedMotion() ? 0 : SLIDE_MS,
    rewind: true,
    // Distance alone decides, not speed: short swipes are off, and every swipe counts as long.
    shortSwipes: false,
    longSwipesMs: -1,
    threshold: 0,
    resistanceRatio: 1,
    on: {
      touchStart: (slider) => {
        // At the first and last slide Swiper's resistance subtracts 1 px.
        const distance = slider.isBeginning || slider.isEnd ? SWIPE_PX - 1 : SWIPE_PX
        slider.params.longSwipesRatio = distance / Math.max(1, slider.width)
        autoplay.pause('touch')
      },
      touchEnd: () => autoplay.resume('touch'),
      slideChange: (slider) => {
        showOnly(slider.activeIndex)
        autoplay.restart()
        onSlide(slider.activeIndex)
      },
    },
  })
  const pausedBy: PauseReason[] = ['offscreen']
  if (paused) pausedBy.push('paused')
  if (document.hidden) pausedBy.push('hidden-tab')
  const autoplay = createAutoplay(() => swiper.slideTo((swiper.activeIndex + 1) % slides.length), pausedBy)

  showOnly(swiper.activeIndex)
  onSlide(swiper.activeIndex)

  const visibilityObserver = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? autoplay.resume('offscreen') : autoplay.pause('offscreen')), {
    threshold: 0.5,
  })
  visibilityObserver.observe(viewport)
  root.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && autoplay.pause('hover'), { signal })
  root.addEventListener('pointerleave', () => autoplay.resume('hover'), { signal })
  root.addEventListener('focusin', (event) => event.target instanceof Element && event.target.matches(':focus-visible') && autoplay.pause('focus'), { signal })
  root.addEventListener('focusout', () => autoplay.resume('focus'), { signal })
  document.addEventListener('visibilitychange', () => (document.hidden ? autoplay.pause('hidden-tab') : autoplay.resume('hidden-tab')), { signal })

  return {
    goTo: (position) => swiper.slideTo(position),
    setPaused: (pause) => (pause ? autoplay.pause('paused') : autoplay.resume('paused')),
    stop() {
      controller.abort()
      visibilityObserver.disconnect()
      autoplay.stop()
      swiper.destroy(true, true)
      slides.forEach((slide) => slide.removeAttribute('inert'))
      delete root.dataset.enhanced
    },
  }
}
