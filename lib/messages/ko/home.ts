/** Sections of the home page. */
export const homeWords = {
  sections: {
    hero: '처음',
    brand: '브랜드',
    premium: '프리미엄',
    business: '사업개요',
    complex: '단지안내',
    units: '세대안내',
    interest: '관심고객 등록',
  },
  premiumCount: (numeral: string) => `프리미엄 ${numeral} 가지`,
  overviewPanel: '개요',
  toOverview: '사업개요 보기',
  toLocation: '입지환경 보기',
  districtMap: '단지 주변',
  regionMap: '광역 위치',
  toItem: (title: string) => `${title} 보기`,
  modelHouse: '모델하우스',
  toModelHouse: '모델하우스 페이지 보기',
  slideshow: '슬라이드쇼',
  slide: '슬라이드',
  slidePlace: (number: number, count: number) => `${count}개 중 ${number}번째`,
}
