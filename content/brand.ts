import type { BrandInput } from '@/lib/content/schemas/complex'
import { site } from './site'

/** /Brand/intro. */
export const brand: BrandInput = {
  picture: 'river-view',
  statement: '가람은 강의 옛말이고, 누리는 세상의 옛말입니다. 강 곁에서 사람이 사는 자리를 먼저 생각한다는 뜻을 이름에 담았습니다.',
  paragraphs: [
    `${site.builder.name}은 집을 지을 때 건물의 모양보다 자리를 먼저 정합니다. 강이 흐르는 방향, 겨울 해의 높이, 바람이 지나는 길을 조사한 뒤 동 간격을 정합니다.`,
    `${site.name}에서는 가람천과 나란한 동서 방향의 축을 잡고 45개 동을 그 축에 맞추어 배치했습니다. 남쪽 건물을 낮추어 뒤쪽 건물의 거실에도 동지에 2시간 이상 해가 들도록 계획했습니다. (${site.builder.name} 일조 분석, 2026년 8월)`,
    '임대로 공급하는 912세대에도 같은 마감 기준을 적용하고, 정원과 커뮤니티를 함께 쓰도록 했습니다. 오래 사는 집이므로 관리하기 쉬운 재료를 고르고, 배관과 설비는 벽을 뜯지 않고 점검할 수 있게 했습니다.',
  ],
  values: [
    {
      title: '물길',
      description: '가람천으로 나가는 보행 출입구를 세 곳 두고, 단지 안의 낮은 물길로 빗물을 모아 정원에 다시 씁니다.',
      picture: 'reeds-dusk',
    },
    {
      title: '빛',
      description: '일조 시간을 동마다 계산하여 배치를 조정했습니다. 세대 창에는 열 손실을 줄이는 로이 복층유리를 씁니다.',
      picture: 'brand-light',
    },
    {
      title: '정원',
      description: '지상의 차도를 없앤 자리에 정원을 두었습니다. 키가 다른 나무를 세 층으로 심어 계절마다 그늘의 깊이가 달라집니다.',
      picture: 'brand-garden',
    },
    {
      title: '시공',
      description: '층간 바닥은 콘크리트 210mm 위에 완충재 60mm를 둡니다. 방수와 단열은 공정마다 사진을 남겨 입주 후 하자 점검에 씁니다.',
      picture: 'brand-craft',
    },
  ],
}
