import type { heroDayWords as korean } from '../ko/hero-day'

/** Times of day of the first picture. */
export const heroDayWords: typeof korean = {
  group: 'The light of a day',
  time: 'Time of day',
  play: 'Play the day',
  pause: 'Pause',
}
