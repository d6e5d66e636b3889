import type { CommunityInput } from '@/lib/content/schemas/complex'
import { routes } from '@/lib/routes'

/** Community facilities. `hours: null` reads 추후 공개. */
export const community: CommunityInput = {
  facilities: [
    {
      id: 'fitness',
      name: '피트니스센터',
      description: '정원 쪽으로 길이 18m의 창을 낸 운동 공간입니다. 유산소, 근력, 스트레칭 구역을 나누었습니다.',
      details: ['연면적 약 640㎡', '러닝머신 16대 등 유산소 기구 28대 배치 계획', '남녀 탈의실과 샤워실'],
      picture: 'community-fitness',
      place: '2단지 주민공동시설 지하 1층',
      hours: null,
    },
    {
      id: 'reading-room',
      name: '독서실',
      description: '칸막이 열람석과 여럿이 쓰는 긴 책상을 방으로 나누어 소리가 섞이지 않게 했습니다.',
      details: ['좌석 96석: 칸막이 64석, 공동 책상 32석', '4인 스터디룸 3실', '사물함 96칸'],
      picture: 'community-reading-room',
      place: '3단지 주민공동시설 지상 2층',
      hours: null,
    },
    {
      id: 'cafe',
      name: '카페',
      description: '중앙정원과 같은 높이에 있어 유아차와 휠체어가 턱 없이 드나듭니다.',
      details: ['연면적 약 210㎡, 실내 54석', '정원 쪽 야외석 20석', '아이와 함께 앉는 평상형 좌석 1곳'],
      picture: 'community-cafe',
      place: '2단지 주민공동시설 지상 1층',
      hours: null,
    },
    {
      id: 'daycare',
      name: '어린이집',
      description: '차량 동선과 겹치지 않는 보행로 쪽에 출입구를 두고, 건물 남쪽에 전용 놀이터를 붙였습니다.',
      details: ['두 곳에 보육실 10실, 정원 158명 계획', '전용 놀이터 각 약 280㎡', '승하차 전용 정차 공간 각 4면'],
      picture: 'community-daycare',
      place: '1단지와 2단지, 보행로 옆 단독 건물 각 1곳',
      hours: null,
    },
    {
      id: 'guest-house',
      name: '게스트하우스',
      description: '입주민의 가족과 손님이 묵는 객실입니다. 예약은 입주 후 관리사무소에서 받을 예정입니다.',
      details: ['객실 4실: 2인실 2실, 4인실 2실', '객실 면적 32~46㎡', '무장애 객실 1실 포함'],
      picture: 'community-guest-house',
      place: '5단지 강변정원 앞 단독 건물',
      hours: null,
    },
  ],
  notes: [
    '시설의 종류와 면적, 좌석 수는 2026년 9월 설계도서 기준이며 시공 과정에서 달라질 수 있습니다.',
    '운영 시간과 이용 요금은 입주 전에 정하여 알려 드립니다. 네 단지의 임대 세대는 같은 조건으로 이용합니다.',
    `정원과 출입구, 동까지 그린 그림은 [단지배치도](${routes.complexIntro})에 있습니다.`,
    '어린이집의 운영 주체와 정원은 관할 지방자치단체의 인가에 따라 정해집니다.',
  ],
}
