/** Maps and distances. */
export const locationWords = {
  aboutMaps: '지도 안내',
  travelTimes: '단지에서 주요 시설까지의 거리와 시간',
  destination: '목적지',
  means: '이동 방법',
  distance: '거리',
  time: '시간',
}
