import type { InteriorsInput } from '@/lib/content/schemas/complex'

/** Rooms shown at /Interior/{slug}. */
export const interiors: InteriorsInput = [
  {
    slug: '59A',
    unit: '59A',
    banner: 'poster-59',
    lead: '거실과 세 침실이 모두 남쪽을 향합니다. 밝은 참나무 색과 무광 흰색을 기본으로 하여 좁은 공간에서도 벽과 수납의 경계가 눈에 띄지 않게 했습니다.',
    rooms: [
      {
        picture: 'interior-59a-living',
        title: '거실',
        description: '폭 3.5m의 거실에 바닥부터 천장까지 창을 냈습니다. 천장 높이는 2.35m이며 조명 부분은 2.45m입니다.',
      },
      {
        picture: 'interior-59a-kitchen',
        title: '주방',
        description: 'ㄷ자 조리대의 안쪽 폭이 2.3m여서 두 사람이 함께 서도 지나갈 수 있습니다. 조리대 뒤로 다용도실이 이어집니다.',
      },
      {
        picture: 'interior-59a-bedroom',
        title: '안방',
        description: '폭 3.0m의 안방 안쪽에 드레스룸과 부부욕실을 두어 옷을 갈아입는 동선이 방 안에서 끝납니다.',
      },
      {
        picture: 'interior-59a-entrance',
        title: '현관',
        description: '길이 1.5m의 신발장과 별도로 유아차를 접어 넣을 수 있는 폭 1.0m, 깊이 1.9m의 창고를 두었습니다.',
      },
    ],
    finishes: [
      { label: '바닥', value: '강마루 (거실, 침실, 주방)' },
      { label: '벽', value: '실크 벽지, 현관과 주방 일부 포세린 타일' },
      { label: '주방', value: '엔지니어드 스톤 상판, 3구 인덕션' },
      { label: '창호', value: '로이 복층유리 이중창' },
    ],
  },
  {
    slug: '84A',
    unit: '84A',
    banner: 'poster-84',
    lead: '거실과 주방 사이의 아일랜드 조리대에 가족이 모입니다. 벽을 밝게 하고 호두나무 식탁과 흰 상판을 두었습니다.',
    rooms: [
      {
        picture: 'interior-84a-living',
        title: '거실',
        description: '폭 4.3m의 거실에 남쪽 발코니를 합치면 창 앞에 깊이 1.4m의 공간이 더 생깁니다. 발코니 확장은 유상 옵션입니다.',
      },
      {
        picture: 'interior-84a-kitchen',
        title: '주방',
        description: '길이 2.0m의 아일랜드 조리대를 두고 그 앞에 4인 식탁을 놓았습니다. 조리대 뒤로 다용도실과 세탁 공간이 이어집니다.',
      },
      {
        picture: 'interior-84a-bedroom',
        title: '안방',
        description: '폭 3.4m인 방의 침대 머리맡 벽을 나무판으로 마감하고, 남쪽에 깊이 1.2m의 발코니를 두었습니다.',
      },
      {
        picture: 'interior-84a-dressroom',
        title: '드레스룸',
        description: '폭 1.58m, 깊이 2.08m이며 안방과 부부욕실 양쪽에서 드나듭니다. 옷장 맞은편에 화장대를 둡니다.',
      },
    ],
    finishes: [
      { label: '바닥', value: '강마루. 거실과 주방의 포세린 타일은 유상 옵션' },
      { label: '벽', value: '실크 벽지, 거실 한 면 아트월 타일' },
      { label: '주방', value: '엔지니어드 스톤 상판, 3구 인덕션, 아일랜드 조리대' },
      { label: '창호', value: '로이 복층유리 이중창' },
    ],
  },
  {
    slug: '84B',
    unit: '84B',
    lead: '현관 옆 알파룸을 서재로 꾸몄습니다. 거실과 주방을 한 공간으로 열고, 일하는 공간은 침실에서 떨어뜨려 두었습니다.',
    banner: 'river-before-dawn',
    rooms: [
      {
        picture: 'interior-84b-living',
        title: '거실과 식당',
        description: '폭 4.4m의 거실과 식당이 주방 벽에서 거실 창까지 약 7.6m 이어집니다. 사이에 기둥과 문을 두지 않았습니다.',
      },
      {
        picture: 'interior-84b-kitchen',
        title: '주방',
        description: '조리대 앞에 길이 2.0m의 아일랜드와 식탁을 나란히 놓고, 다용도실 안에 보조 조리대를 따로 마련했습니다.',
      },
      {
        picture: 'interior-84b-bedroom',
        title: '안방',
        description: '폭 3.5m의 방 안쪽에 화장대를 붙박이로 둔 드레스룸이 있고, 드레스룸에서 부부욕실로 들어갑니다.',
      },
      {
        picture: 'interior-84b-study',
        title: '알파룸',
        description: '6.2㎡ 규모로 책상과 책장을 한 벽에 배치했습니다. 현관 중문 옆에서 들어가므로 거실을 지나지 않습니다.',
      },
    ],
    finishes: [
      { label: '바닥', value: '강마루 (거실, 침실, 알파룸)' },
      { label: '벽', value: '실크 벽지, 알파룸 한 면 흡음 패널 (유상 옵션)' },
      { label: '주방', value: '엔지니어드 스톤 상판, 3구 인덕션, 보조 조리대' },
      { label: '창호', value: '로이 복층유리 이중창' },
    ],
  },
]
