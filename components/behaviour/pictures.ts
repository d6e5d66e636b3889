import { on } from './dom'

const FADE_MS = 300

/** A picture that is fetched on the way down the page fades in as it arrives; without scripts it is simply there. */
export function startPictures() {
  on(
    'load',
    (event) => {
      const picture = event.target
      if (!(picture instanceof HTMLImageElement) || picture.loading !== 'lazy') return
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) picture.animate({ opacity: [0, 1] }, FADE_MS)
    },
    true,
  )
}
