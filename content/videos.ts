import type { VideosInput } from '@/lib/content/schemas/guides'
import { site } from './site'

/** A film of public/films as art/film makes it, in both shapes: 1300x500 on a desktop, 400x300 on phones. With captions. */
const film = (name: string, hash: string) => ({
  kind: 'file' as const,
  files: [{ href: `/films/${name}-wide.${hash}.mp4`, layout: 'desktop' as const }, { href: `/films/${name}-narrow.${hash}.mp4` }],
  captions: `/films/${name}-ko.${hash}.vtt`,
})

/** Films. `source: null` shows the poster and the description until the film exists. */
export const videos: VideosInput = {
  brand: {
    id: 'brand-film',
    title: `${site.name} 브랜드 영상`,
    description:
      '동트기 전 물안개가 낀 가람천에서 시작하여 아침 산책로와 중앙정원의 못, 거실에 드는 오후 햇빛, 노을을 받는 외벽을 지나, 강 건너에서 단지로 날아와 정원과 강에 불빛이 비치는 저녁까지 하루를 따라갑니다.',
    poster: 'poster-brand-film',
    uploaded: '2026-11-30',
    duration: '42초',
    source: film('brand-film', '03580fb3'),
  },
  tabs: [
    {
      id: 'location',
      title: '입지환경 영상',
      description:
        '가람천의 아침 산책로에서 시작하여 너울근린공원과 학교 예정지, 트램이 들어오는 너울중앙역(예정)을 지나고, 노을 진 강변과 자동차 불빛이 흐르는 서한들IC를 거쳐 불 켜진 상점 거리에서 하루를 마칩니다.',
      poster: 'poster-location',
      uploaded: '2026-11-30',
      duration: '25초',
      source: film('location', '4ca27545'),
    },
    {
      id: 'type-59',
      title: '59타입 영상',
      description:
        '59A의 현관과 주방을 보고, 주방에서 식탁을 지나 거실 창가까지 걸은 뒤 안방에서 끝납니다. 수납이 어디에 있고 창이 어느 쪽으로 났는지 보입니다.',
      poster: 'poster-59',
      posterKeeps: 'bottom',
      uploaded: '2026-11-30',
      duration: '14초',
      source: film('type-59', '13bdefef'),
    },
    {
      id: 'type-84',
      title: '84타입 영상',
      description: '84A의 복도에서 식당을 지나 거실 창가까지 걷고 84B로 이어집니다. 아일랜드 주방과 알파룸이 두 집을 어떻게 다르게 만드는지 보입니다.',
      poster: 'poster-84',
      posterKeeps: 'bottom',
      uploaded: '2026-11-30',
      duration: '26초',
      source: film('type-84', '239e5762'),
    },
  ],
}
