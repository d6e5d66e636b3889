/** Responses to the office's article form. */
export const pressAnswers = {
  siteMissing: '게시할 사이트를 골라 주세요.',
  siteUnknown: '게시할 사이트를 찾을 수 없습니다.',
  siteRequired: 'site를 지정해 주세요.',
  /** The specification's own sentence. */
  required: '제목과 요약을 입력해 주세요!',
  titleLong: (max: string) => `제목은 ${max}자까지 쓸 수 있습니다.`,
  summaryLong: (max: string) => `요약은 ${max}자까지 쓸 수 있습니다.`,
  contentLong: (max: string) => `본문은 ${max}자까지 쓸 수 있습니다.`,
  contentNoText: '본문을 글로 보내 주세요.',
  status: '상태가 올바르지 않습니다.',
  dateUnknown: '게시일을 2026-11-20처럼 연월일로 입력해 주세요.',
  dateFuture: '게시일은 오늘이나 지난 날짜만 고를 수 있습니다. 나중에 올릴 기사는 초안으로 저장했다가 그날 게시해 주세요.',
  neverPublished: '아직 게시하지 않은 기사입니다.',
  changedMeanwhile:
    '그동안 다른 사람이 이 기사를 수정했습니다. 아무것도 저장하지 않았고, 입력한 내용은 그대로 있습니다. 아래에서 바뀐 내용을 확인한 뒤 다시 저장해 주세요.',
  changedPart: (label: string) => `지금 저장된 ${label}`,
  parts: { title: '제목', summary: '요약', content: '본문', cover: '대표 사진', status: '상태', date: '게시일', pictures: '본문 사진' },
  coverNow: { some: '사진이 바뀌었습니다.', none: '사진이 없습니다.' },
  openCurrent: '지금 저장된 기사 열기',
  yourText: '입력한 내용',
  saveMine: '입력한 내용으로 저장',
  cursor: '목록의 위치가 올바르지 않습니다. 처음부터 다시 열어 주세요.',
  coverTooLarge: (megabytes: number) => `사진은 ${megabytes}MB까지 올릴 수 있습니다.`,
  picturesTooLarge: (each: number, together: number) =>
    `사진은 한 장에 ${each}MB, 한 번에 모두 ${together}MB까지 올릴 수 있습니다. 몇 장씩 나누어 저장해 주세요.`,
  coverNoPicture: 'JPEG, PNG, WebP, AVIF 사진만 올릴 수 있습니다.',
  coverHeif:
    '아이폰이나 갤럭시가 HEIC(HEIF)로 저장한 사진은 올릴 수 없습니다. JPEG로 바꾸거나, 아이폰은 설정 → 카메라 → 포맷에서 ‘높은 호환성’을 고르고, 갤럭시는 카메라 설정의 고급 사진 옵션에서 ‘고효율 사진’을 끄고 다시 찍어 올려 주세요.',
  coverUnreadable: '사진 파일이 손상되어 읽을 수 없습니다. 다른 파일을 골라 주세요.',
  /** @param pixels in units of ten thousand */
  coverPixels: (pixels: string) => `사진이 너무 큽니다. ${pixels}만 화소까지 올릴 수 있습니다.`,
  coverNotSmaller: '사진을 줄여도 너무 큽니다. 다른 사진을 골라 주세요.',
  altMissing: '사진을 볼 수 없는 사람을 위해 사진 설명을 입력해 주세요.',
  altLong: (max: number) => `사진 설명은 ${max}자까지 쓸 수 있습니다.`,
}
