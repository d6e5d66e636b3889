/** Maps and distances. */
export const locationWords = {
  aboutMaps: '지도 안내',
  /** Title of the distances by one means. */
  travelTimesBy: (means: string) => `단지에서 주요 시설까지, ${means}`,
  /** To the model house, in the map services that visitors use. */
  navigation: '길찾기',
  mapOf: { naver: '네이버지도', kakao: '카카오맵', tmap: '티맵' },
  gate: '단지 출입구',
  destination: '목적지',
  distance: '거리',
  time: '시간',
}
