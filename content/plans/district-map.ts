import type { MapsInput } from '@/lib/content/schemas/maps'

/** The district around the complexes, schematic. */
export const districtMap: MapsInput['district'] = {
  title: '너울지구 위치도',
  description:
    '너울지구 안의 1·2·3·5단지. 북쪽 너울대로에 트램 너울중앙역(예정), 서쪽에 너울근린공원(예정), 3단지 서쪽에 중심 상업 용지, 동쪽에 초등학교와 주민센터·도서관 예정지, 남쪽에 가람천 산책로가 있습니다.',
  width: 900,
  height: 700,
  areas: [
    {
      kind: 'park',
      outline: [
        [22, 338],
        [204, 324],
        [210, 502],
        [30, 512],
      ],
      name: '너울근린공원\n(예정)',
      label: [116, 412],
      minor: true,
    },
    {
      kind: 'commercial',
      outline: [
        [236, 240],
        [352, 240],
        [352, 364],
        [236, 364],
      ],
      name: '중심\n상업 용지',
      label: [294, 296],
      minor: true,
    },
    {
      kind: 'business',
      outline: [
        [642, 54],
        [808, 46],
        [808, 188],
        [642, 194],
      ],
      name: '업무·연구\n용지',
      label: [725, 116],
      minor: true,
    },
    {
      kind: 'school',
      outline: [
        [546, 240],
        [654, 240],
        [654, 364],
        [546, 364],
      ],
      name: '초등학교\n(예정)',
      label: [600, 296],
      minor: true,
    },
    {
      kind: 'business',
      outline: [
        [664, 240],
        [812, 240],
        [812, 364],
        [664, 364],
      ],
    },
    {
      kind: 'complex',
      outline: [
        [366, 240],
        [536, 240],
        [536, 364],
        [366, 364],
      ],
      name: '3단지',
      label: [451, 310],
    },
    {
      kind: 'complex',
      outline: [
        [236, 392],
        [400, 394],
        [400, 506],
        [236, 498],
      ],
      name: '1단지',
      label: [318, 456],
    },
    {
      kind: 'complex',
      outline: [
        [412, 394],
        [596, 394],
        [596, 508],
        [412, 508],
      ],
      name: '2단지',
      label: [504, 460],
    },
    {
      kind: 'complex',
      outline: [
        [608, 394],
        [812, 388],
        [812, 498],
        [608, 506],
      ],
      name: '5단지',
      label: [710, 456],
    },
    {
      kind: 'park',
      outline: [
        [-20, 560],
        [256, 528],
        [494, 532],
        [730, 524],
        [920, 506],
        [920, 560],
        [730, 580],
        [494, 590],
        [256, 586],
        [-20, 604],
      ],
    },
  ],
  lines: [
    {
      kind: 'river',
      points: [
        [-20, 642],
        [256, 622],
        [494, 630],
        [730, 616],
        [920, 594],
      ],
      name: '가람천',
      label: [494, 636],
    },
    {
      kind: 'avenue',
      points: [
        [-20, 226],
        [376, 216],
        [920, 212],
      ],
      name: '너울대로',
      label: [552, 200],
      minor: true,
    },
    {
      kind: 'road',
      points: [
        [214, -20],
        [222, 226],
        [222, 380],
        [218, 540],
      ],
    },
    {
      kind: 'road',
      points: [
        [826, -20],
        [824, 212],
        [826, 540],
      ],
    },
    {
      kind: 'road',
      points: [
        [359, 216],
        [359, 380],
      ],
    },
    {
      kind: 'road',
      points: [
        [222, 379],
        [480, 380],
        [826, 376],
        [920, 374],
      ],
    },
    {
      kind: 'road',
      points: [
        [-20, 60],
        [214, 54],
        [560, 40],
        [700, 28],
        [920, 10],
      ],
    },
    {
      kind: 'tram',
      points: [
        [-20, 226],
        [376, 216],
        [920, 212],
      ],
      name: '2호선 트램(예정)',
      label: [118, 268],
      minor: true,
    },
    {
      kind: 'stream',
      points: [
        [-20, 584],
        [256, 560],
        [494, 566],
        [730, 554],
        [920, 534],
      ],
      name: '가람천 산책로',
      label: [150, 560],
      minor: true,
    },
  ],
  places: [
    {
      kind: 'station',
      name: '너울중앙역(예정)',
      at: [292, 219],
      side: 'above',
      note: '약 320m',
    },
    {
      kind: 'civic',
      name: '주민센터·\n도서관(예정)',
      at: [738, 272],
      side: 'below',
      minor: true,
    },
    {
      kind: 'hospital',
      name: '보건지소(예정)',
      at: [320, 116],
      side: 'above',
      note: '약 700m',
      minor: true,
    },
    {
      kind: 'school',
      name: '중학교(예정)',
      at: [520, 120],
      side: 'above',
      note: '약 680m',
    },
  ],
}
