/** Headings of the pages' sections. */
export const pageWords = {
  /** Of the brand's values, of which there may be one. */
  standards: (titles: readonly string[]) => [...new Set([titles[0], titles.at(-1)])].join('에서 ') + (titles.length > 1 ? '까지' : ''),
  inFigures: '단지의 크기',
  overview: '사업개요',
  overviewTable: '무엇을, 어디에, 언제까지',
  registrations: '등록·신고 사항',
  scheduleAhead: '일정을 준비하고 있습니다',
  schedule: '착공부터 입주까지',
  typesByLine: (supply: string) => `${supply} 세대가 있는 자리`,
  householdsByType: '타입별 세대수',
  wholeSite: (buildings: number) => `${buildings}개 동이 놓인 자리`,
  facilityPlaces: (numeral: string) => `${numeral} 곳이 놓인 자리`,
  pointsOfSite: '현관을 나서면',
  onlineModelHouse: 'E모델하우스 VR',
  modelHouse: '직접 보는 모델하우스',
  features: '이 타입의 특징',
  areas: '전용면적에서 계약면적까지',
  nextLinks: '이어서 보기',
  otherTypes: '다른 타입',
  /** With a link in the syntax of content texts. */
  seeFloorPlan: (type: string, href: string) => `방의 크기와 면적은 [${type} 평면도](${href})에 있습니다.`,
  finishes: '손에 닿는 마감재',
  highlights: (numeral: string) => `집 가까이 있는 ${numeral} 가지`,
  regionAndDistrict: '도시에서 단지 앞까지',
  distances: '걸어서, 차로',
  premiumAhead: '내용을 준비하고 있습니다',
}
