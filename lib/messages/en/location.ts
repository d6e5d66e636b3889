import type { locationWords as korean } from '../ko/location'

/** Maps and distances. */
export const locationWords: typeof korean = {
  aboutMaps: 'About the maps',
  travelTimesBy: (means) => `From the complex, ${means.toLowerCase()}`,
  navigation: 'Navigation',
  mapOf: { naver: 'Naver Map', kakao: 'KakaoMap', tmap: 'TMAP' },
  gate: 'Gate',
  destination: 'Destination',
  distance: 'Distance',
  time: 'Time',
}
