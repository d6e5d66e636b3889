import type { ComplexInput } from '@/lib/content/schemas/complex'
import { routes } from '@/lib/routes'

/** Words beside the site plan and the unit-position plan. */
export const complex: ComplexInput = {
  sitePlan: {
    lead: '가람천을 남쪽에 두고 45개 동을 네 단지로 나누어 배치했습니다. 차는 단지 바깥 도로에서 바로 지하로 내려갑니다. 4단지 자리는 학교와 공공시설 부지입니다.',
    highlights: [
      { title: '가람천을 향한 배치', description: '남쪽 건물은 낮게, 북쪽 건물은 높게 배치하여 뒤쪽에서도 강 쪽으로 시야가 트이도록 계획했습니다.' },
      {
        title: '지상에 차가 없는 단지',
        description: '지하주차장 진입로 8곳을 단지 둘레 도로 쪽에 두어 차가 정원을 지나지 않습니다. 소방차와 이삿짐차는 비상 차로를 이용합니다.',
      },
      {
        title: '정원을 잇는 보행로',
        description: '약 700m의 보행로가 1단지 물빛정원과 2단지 중앙정원, 5단지 강변정원을 차례로 지납니다. 3단지에는 느티마당을 두었습니다.',
      },
      {
        title: '강으로 나가는 길 세 곳',
        description: '1·2·5단지 남쪽 보행 출입구에서 수변공원을 지나 가람천 산책로로 나갑니다. 가는 길에 건너야 할 차도가 없습니다.',
      },
    ],
    notes: [
      '배치도는 2026년 9월 설계도서를 바탕으로 그린 것으로 건물의 위치와 조경, 시설물은 실제와 다를 수 있습니다.',
      '4단지는 너울지구의 학교 및 공공시설 부지로 계획되어 있어 단지 번호가 1·2·3·5로 이어집니다.',
      `임대 세대의 위치는 [동호배치도](${routes.complexDetail})에, 함께 쓰는 시설은 [커뮤니티](${routes.complexCommunity})에 있습니다.`,
    ],
  },
  unitPositions: {
    lead: '색이 칠해진 칸이 임대 세대이고, 색은 타입입니다. 라인은 현관문 번호의 끝자리와 같습니다.',
    notes: [
      `동호배치도는 청약 신청에 참고하도록 그린 것이며 최종 배치는 [임차인 모집공고](${routes.announcement})를 따릅니다.`,
      '필로티와 부대시설이 있는 층에는 세대가 없습니다.',
      '임대가 아닌 세대의 동과 호는 나오지 않습니다.',
    ],
  },
}
