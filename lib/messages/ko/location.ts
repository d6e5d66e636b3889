/** Maps and distances. */
export const locationWords = {
  aboutMaps: '지도 안내',
  /** Title of the distances by one means. */
  travelTimesBy: (means: string) => `단지에서 주요 시설까지, ${means}`,
  destination: '목적지',
  distance: '거리',
  time: '시간',
}
