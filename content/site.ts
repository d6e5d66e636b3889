import type { SiteInput } from '@/lib/content/schemas/site'
import { logoPaths } from './logo'

// The other files of content/ take these values from `site`. After a change of the name, check particles (은/는, 이/가) in the texts,
// and write your own articles in content/press-articles.ts.
const NAME = '가람누리 리버파크'
const BUILDER = '가람누리건설'
const PHONE = '1533-8848'

/** Facts about the complex: name, builder, phone, model house, legal numbers. */
export const site: SiteInput = {
  defaultPressSite: '가람누리-리버파크',
  name: NAME,
  nameLatin: 'GARAMNURI RIVER PARK',
  tagline: '가람천을 따라 놓인 912세대의 민간임대',
  description:
    '한들시 너울지구 2-2에 들어서는 민간임대 아파트입니다. 1·2·3·5단지에 임대 912세대, 전용 59~84㎡로 계획되었으며 2027년부터 단계적으로 입주할 예정입니다.',
  phone: PHONE,
  phoneHours: '24시간 상담',
  builder: {
    name: BUILDER,
    nameLatin: 'GARAMNURI E&C',
    address: '한들시 가람로 120 가람누리빌딩',
    representative: '한도윤',
    businessNumber: '000-81-00000',
  },
  modelHouse: {
    address: `한들시 너울중앙로 22 ${NAME} 모델하우스`,
    hours: '매일 10:00~18:00 (설·추석 당일 휴관)',
    period: { from: '2026-10-17', until: null },
    directions: [
      '도시철도 2호선 트램 너울중앙역 예정지에서 북쪽으로 약 250m 거리입니다.',
      '서한들IC에서 너울대로를 따라 약 4.2km이며, 승용차로 약 8분 걸립니다.',
      '한들시청 앞 정류장에서 시내버스 22번을 타고 너울지구 입구 정류장에서 내립니다.',
    ],
    picture: 'model-house',
    parking: '건물 뒤편 주차장 62면, 관람객 무료',
    position: { latitude: 36.5512, longitude: 127.1489 },
  },
  place: { region: '중부권', locality: '한들시', district: '너울지구 2-2', latitude: 36.55, longitude: 127.15 },
  familySite: { label: BUILDER, href: 'https://www.garamnuri.example' },
  copyrightYear: 2025,
  disclaimer: [
    '본 사이트에 쓰인 사진과 이미지는 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.',
    '주변 개발계획은 인허가와 정부 정책에 따라 변경, 지연되거나 취소될 수 있습니다.',
  ],
  officialNotice: `${BUILDER}이 직접 운영하는 ${NAME} 공식 사이트입니다. 대표번호는 ${PHONE} 하나이며, 전화나 문자로 입금을 요구하지 않습니다.`,
  captions: [],
  supply: '임대',
  phase: 'plan',
  legal: {
    lead: '민간임대주택 공급에 필요한 등록과 신고의 진행 상태입니다.',
    operator: { label: '임대사업자(시행)', value: BUILDER },
    items: [
      { fact: 'registration', label: '임대사업자 등록번호', footerLabel: '민간임대사업자 등록번호', value: null },
      { fact: 'report', label: '공급신고번호', value: null },
      { fact: 'guarantee', label: '임대보증금 보증', value: null },
    ],
    // Act 21899 of 2026-09-08. Fines of §67①, with money taken §65②10.
    recruiting: { from: '2027-03-09', law: '민간임대주택에 관한 특별법 제42조 제8항', checked: '2026-11-29', override: null },
  },
  verification: { naver: null, google: null },
  logo: { alt: NAME, paths: logoPaths },
}
