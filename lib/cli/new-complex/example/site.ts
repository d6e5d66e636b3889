import type { SiteInput } from '@/lib/content/schemas/site'

/** Who and what this site is about. The other files take name, builder and phone from here. */
export const site: SiteInput = {
  defaultPressSite: '해든마루-온빌',
  name: '해든마루 온빌',
  nameLatin: 'HAEDEUN ONVILLE',
  tagline: '[초안] 솔빛시 분양 180세대',
  description: '솔빛시 새벽들지구 B-3에 들어서는 분양 아파트입니다. 3개 동에 분양 180세대, 전용 59㎡로 계획되었으며 2029년 5월에 입주할 예정입니다.',
  phone: '1600-4321',
  phoneHours: '[초안] 평일 09:00~18:00',
  builder: {
    name: '온새미주택',
    nameLatin: '[초안] 시공사의 로마자 이름',
    address: '[초안] 시공사의 주소',
    representative: '[초안] 대표자',
    businessNumber: '[초안] 000-00-00000',
  },
  modelHouse: {
    address: '솔빛시 해오름로 31',
    hours: '[초안] 매일 10:00~18:00',
    period: { from: '2027-03-06', until: null },
    directions: ['[초안] 대중교통과 승용차로 오시는 길'],
    parking: '[초안] 주차장 안내',
    picture: 'model-house',
  },
  place: { region: '남부권', locality: '솔빛시', district: '새벽들지구 B-3' },
  familySite: { label: '[초안] 온새미주택 사이트', href: 'https://www.example.com' },
  copyrightYear: 2026,
  captions: [],
  disclaimer: [
    '본 사이트에 쓰인 사진과 이미지는 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.',
    '주변 개발계획은 인허가와 정부 정책에 따라 변경, 지연되거나 취소될 수 있습니다.',
  ],
  officialNotice: '이 사이트는 해든마루 온빌 공식 사이트이며 운영자는 온새미주택입니다. 대표번호는 1600-4321입니다.',
  supply: '분양',
  phase: 'plan',
  legal: {
    lead: '분양에 필요한 신고와 승인의 진행 상태입니다.',
    operator: { label: '시행사', value: '해든개발' },
    items: [
      { label: '분양승인번호', value: null },
      { label: '분양보증', value: null },
    ],
    recruiting: null,
  },
  verification: { naver: null, google: null },
  logo: { alt: '해든마루 온빌', paths: ['M7 35V7h14v28', 'M21 16h12v19', 'M4 35h32'] },
}
