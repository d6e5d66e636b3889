import type { locationWords as korean } from '../ko/location'

/** Maps and distances. */
export const locationWords: typeof korean = {
  aboutMaps: 'About the maps',
  travelTimes: 'Distances and times from the complex',
  destination: 'Destination',
  means: 'Means',
  distance: 'Distance',
  time: 'Time',
}
