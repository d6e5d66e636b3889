/** The brochure that a command makes from content and the running site's drawings. */
export const brochureWords = {
  title: (site: string) => `${site} 안내 책자`,
  made: (day: string) => `${day}의 사이트 내용으로 만든 책자입니다.`,
  later: (origin: string) => `그 뒤에 바뀐 내용은 ${origin}에 있습니다.`,
  pictures: '이 책자의 조감도와 실내, 시설, 주변 그림은 컴퓨터그래픽(CG)으로 만든 이미지컷이며 실제와 다를 수 있습니다.',
  picturesWithPhotos:
    '이 책자의 조감도와 실내, 시설, 주변 그림은 사진으로 표시한 것을 제외하고 컴퓨터그래픽(CG)으로 만든 이미지컷이며 실제와 다를 수 있습니다.',
  cover: 'CG 이미지컷. 실제와 다를 수 있습니다.',
  coverWithPhotos: '사진으로 표시한 것을 제외한 그림은 CG 이미지컷. 실제와 다를 수 있습니다.',
  photo: (caption: string | undefined) => (caption === undefined ? '사진' : `${caption} (사진)`),
  page: (number: number, count: number) => `${number} / ${count}`,
  overview: '사업개요',
  byComplex: '단지별 규모',
  complexColumns: (supply: string) => ['단지', '동', '전체 세대', `${supply} 세대`],
  complexName: (number: number) => `${number}단지`,
  buildings: (count: number) => `${count}개 동`,
  homes: (count: string) => `${count}세대`,
  location: '입지',
  travel: '주변까지 거리와 시간',
  travelColumns: ['곳', '거리', '시간'],
  source: (label: string, date: string | undefined) => `자료: ${label}${date === undefined ? '' : ` (${date})`}`,
  sitePlan: '단지배치도',
  community: '커뮤니티',
  place: '위치',
  hours: '운영',
  type: (id: string) => `${id} 타입`,
  plan: (id: string) => `${id} 타입 평면도`,
  interior: (id: string) => `${id} 인테리어`,
  finishes: '마감',
  schedule: '공급일정',
  guide: '청약 방법',
  scheduleAndGuide: '공급일정과 청약 방법',
  undecided: '아직 정해지지 않은 것',
  undecidedBy: (who: string, when: string) => `${who}, ${when}`,
  contact: '모델하우스와 상담',
  address: '주소',
  visiting: '관람 시간',
  parking: '주차',
  directions: '오시는 길',
  phone: '대표번호',
  notices: '알아 두실 점',
  renewed: '사이트 내용에 맞추어 다시 만듦',
  written: (file: string, pages: number, bytes: number, hash: string) =>
    `책자를 만들었습니다: ${file} (${pages}쪽, ${Math.ceil(bytes / 1024)}KB, SHA-256 ${hash}).`,
  published: (title: string, version: number) => `자료실에 ‘${title}’ ${version}판을 올렸습니다.`,
  same: '자료실의 지금 판과 같은 책자입니다. 새로 올리지 않았습니다.',
  hidden: (title: string, reason: string) =>
    `자료실에서 내린 책자여서 올려도 방문자에게 보이지 않습니다: ${title} (내린 이유: ${reason}). 관리자 화면의 자료실에서 다시 보이게 한 뒤 실행해 주세요.`,
  others: (title: string, others: string) =>
    `자료실에 다른 안내 책자가 있어 책자가 둘이 됩니다: ${others}. 관리자 화면의 자료실에서 그 책자를 내리거나, 이어서 쓸 책자 하나의 제목을 ‘${title}’로 고친 뒤 실행해 주세요.`,
  noAddress: '책자에 적을 사이트 주소가 없습니다. SITE_URL에 공개 주소를 적은 뒤 실행해 주세요.',
  noStore: '저장소나 계정 서비스에 닿지 못했습니다. npm run site -- doctor 로 확인한 뒤 다시 실행해 주세요.',
  noPictures: (ids: readonly string[]) =>
    `public/pictures 에 그림 파일이 없습니다: ${ids.join(', ')}. npm run site -- pictures add 로 넣거나 content/ 에서 그 그림을 빼 주세요.`,
  withoutFacts: (reason: string) => `주의: 관리자가 게시한 내용을 읽지 못해 content/ 의 내용으로 책자를 만듭니다. ${reason}`,
  /** @param isVendor whether Firebase keeps the accounts */
  noAccount: (email: string, isVendor: boolean) =>
    email === ''
      ? '--as 뒤에 올리는 사람의 이메일을 적어 주세요.'
      : `${email}: 자료를 올릴 수 있는 계정이 아닙니다. npm run site -- ${isVendor ? 'admin-firebase' : 'admin'} list 로 확인해 주세요.`,
  noBrowser: (path: string) =>
    `책자를 인쇄할 브라우저가 없습니다: ${path}. Debian과 Ubuntu에서는 apt-get install chromium-headless-shell 로 설치하고, 다른 곳에 있으면 CHROME_PATH 로 알려 주세요.`,
  noSite: (origin: string) => `사이트가 열려 있지 않습니다: ${origin}. npm start 로 사이트를 열거나 --from 뒤에 열린 주소를 적어 주세요.`,
  noDrawing: (address: string) => `${address}에서 도면을 찾지 못했습니다. 이 폴더의 빌드로 연 사이트인지 확인해 주세요.`,
  overfull: (titles: readonly string[]) => `한 쪽에 담기지 않는 내용이 있습니다: ${titles.join(', ')}. 그 글을 줄여 주세요.`,
  tooLarge: (megabytes: string, most: number) => `책자가 ${megabytes}MB로 ${most}MB를 넘습니다. 그림이나 쪽을 줄여 주세요.`,
}
