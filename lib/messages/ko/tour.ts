/** VR tours and the model house, as far as the server renders them. */
export const tourWords = {
  tours: '모델하우스 VR',
  tourOf: (title: string) => `${title} 모델하우스 VR`,
  inPreparation: 'VR 준비 중',
  inPreparationOf: (title: string) => `${title} VR은 준비 중입니다`,
  picturesMeanwhile: 'VR이 올라오기 전까지 아래 이미지로 둘러볼 수 있습니다.',
  /** @param type of the home that it shows, where that is known */
  open: (title: string, type?: string) => `${type === undefined ? '' : `${type} 타입 · `}${title} VR 보기`,
  /** @param name of the home, or of the tour where the home is not known */
  closeOf: (name: string) => `${name} VR 닫기`,
  picturesOf: (name: string) => `${name} 이미지`,
  asPictures: (name: string) => `${name} 이미지로 보기`,
  needsScript: '360도 화면을 보려면 브라우저에서 JavaScript를 켜 주세요. 같은 공간을 이미지로 볼 수 있습니다.',
  modelHouse: '모델하우스 안내',
  visit: {
    period: '관람 기간',
    from: '부터',
    to: '까지',
    hours: '관람 시간',
    way: '오시는 길',
    parking: '주차',
    reservation: '예약',
    reserve: '방문예약',
    inquiry: '전화 상담',
  },
}
