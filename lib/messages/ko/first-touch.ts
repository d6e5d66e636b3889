/** Where registrations come from, for the office. */
export const firstTouchWords = {
  /** Parts of a first touch (lib/attribution/first-touch.ts). */
  parts: {
    qr: 'QR 코드',
    qrName: 'QR 이름',
    utm_source: '캠페인 소스',
    utm_medium: '캠페인 매체',
    utm_campaign: '캠페인 이름',
    utm_term: '캠페인 검색어',
    utm_content: '캠페인 소재',
    n_media: '네이버 광고 매체',
    n_query: '네이버 검색어',
    gclid: '구글 광고 ID',
    gbraid: '구글 광고 ID(앱)',
    wbraid: '구글 광고 ID(웹)',
    fbclid: '메타 광고 ID',
    kclid: '카카오 광고 ID',
    NaPm: '네이버 광고 ID',
    referrer: '앞선 사이트',
    landing: '처음 연 페이지',
  },
  channels: {
    'naver-ad': '네이버 광고',
    naver: '네이버',
    'google-ad': '구글 광고',
    google: '구글',
    kakao: '카카오',
    daum: '다음',
    meta: '페이스북·인스타그램',
    youtube: '유튜브',
    karrot: '당근',
    direct: '주소 직접 입력',
    'walk-in': '현장접수',
  },
}

/** Printed codes. */
export const qrWords = {
  media: { banner: '현수막', bus: '버스', leaflet: '전단', broker: '중개사' },
}
