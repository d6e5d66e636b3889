import type { MapsInput } from '@/lib/content/schemas/maps'
import { site } from '../site'

/** Two schematic maps. */
export const maps: MapsInput = {
  region: {
    title: '광역 위치도',
    description: '[초안] 광역 교통과 도시를 그리고 설명해 주세요.',
    width: 600,
    height: 420,
    lines: [
      {
        kind: 'road',
        points: [
          [0, 320],
          [600, 320],
        ],
      },
    ],
    places: [{ kind: 'site', name: site.name, at: [300, 220] }],
  },
  district: {
    title: '단지 주변',
    description: '[초안] 단지 주변의 시설을 그리고 설명해 주세요.',
    width: 600,
    height: 420,
    lines: [
      {
        kind: 'road',
        points: [
          [0, 320],
          [600, 320],
        ],
      },
    ],
    places: [{ kind: 'site', name: site.name, at: [300, 220] }],
  },
}
