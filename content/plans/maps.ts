import type { MapsInput } from '@/lib/content/schemas/maps'
import { site } from '../site'

/** Two schematic maps: the city, and the district around the complexes. Distances are in content/location.ts. */
export const maps: MapsInput = {
  region: {
    title: '광역 위치도',
    description: `한들시 서쪽 너울지구의 ${site.name}. 서쪽에 고속도로와 서한들IC, 동쪽으로 종합병원과 한들시청이 있고 도시철도 2호선 트램이 너울대로를 따라 지납니다. 남쪽으로 가람천이 흐릅니다.`,
    width: 900,
    height: 640,
    areas: [
      {
        kind: 'hill',
        outline: [
          [0, 0],
          [420, 0],
          [360, 60],
          [250, 84],
          [150, 130],
          [60, 140],
          [0, 120],
        ],
        name: '한들산',
        label: [150, 60],
        minor: true,
      },
      {
        kind: 'hill',
        outline: [
          [560, 640],
          [640, 590],
          [760, 570],
          [900, 520],
          [900, 640],
        ],
        name: '가람봉',
        label: [694, 622],
        minor: true,
      },
      {
        kind: 'district',
        outline: [
          [250, 240],
          [480, 230],
          [500, 380],
          [470, 440],
          [270, 430],
          [236, 340],
        ],
        name: '너울지구',
        label: [376, 428],
        minor: true,
      },
      {
        kind: 'park',
        outline: [
          [262, 330],
          [302, 326],
          [308, 396],
          [272, 402],
        ],
      },
      {
        kind: 'commercial',
        outline: [
          [600, 210],
          [790, 190],
          [810, 330],
          [620, 350],
        ],
        name: '한들시 도심',
        label: [716, 330],
        minor: true,
      },
    ],
    lines: [
      {
        kind: 'river',
        points: [
          [0, 520],
          [120, 480],
          [260, 462],
          [400, 470],
          [520, 440],
          [640, 420],
          [760, 440],
          [900, 420],
        ],
        name: '가람천',
        label: [600, 466],
      },
      {
        kind: 'expressway',
        points: [
          [140, 640],
          [128, 480],
          [110, 330],
          [130, 180],
          [200, 0],
        ],
        name: '고속도로',
        label: [120, 590],
        minor: true,
      },
      {
        kind: 'road',
        points: [
          [0, 380],
          [110, 344],
          [236, 330],
        ],
      },
      {
        kind: 'road',
        points: [
          [560, 0],
          [570, 120],
          [560, 300],
          [580, 430],
          [560, 640],
        ],
      },
      {
        kind: 'road',
        points: [
          [360, 60],
          [372, 240],
          [390, 470],
          [380, 640],
        ],
      },
      {
        kind: 'avenue',
        points: [
          [110, 330],
          [240, 300],
          [400, 288],
          [560, 270],
          [720, 262],
          [900, 240],
        ],
        name: '너울대로',
        label: [640, 294],
        minor: true,
      },
      {
        kind: 'tram',
        points: [
          [250, 298],
          [400, 288],
          [560, 270],
          [720, 262],
          [900, 240],
        ],
        name: '도시철도 2호선 트램(예정)',
        label: [640, 240],
        minor: true,
      },
    ],
    places: [
      { kind: 'site', name: site.name, at: [376, 362], side: 'below' },
      { kind: 'station', name: '너울중앙역(예정)', at: [392, 289], side: 'above' },
      { kind: 'interchange', name: '서한들IC', at: [110, 330], side: 'above', note: '약 4.2km' },
      { kind: 'hospital', name: '종합병원', at: [540, 316], side: 'below', note: '약 2.4km' },
      { kind: 'civic', name: '한들시청', at: [806, 222], side: 'above', note: '약 6.8km' },
    ],
  },
  district: {
    title: '너울지구 위치도',
    description:
      '너울지구 안의 1·2·3·5단지. 북쪽 너울대로에 트램 너울중앙역(예정), 서쪽에 너울근린공원(예정), 3단지 서쪽에 중심 상업 용지, 동쪽에 초등학교와 주민센터·도서관 예정지, 남쪽에 가람천 산책로가 있습니다.',
    width: 900,
    height: 680,
    areas: [
      {
        kind: 'park',
        outline: [
          [60, 330],
          [200, 318],
          [214, 480],
          [70, 492],
        ],
        name: '너울근린공원(예정)',
        label: [136, 404],
        minor: true,
      },
      {
        kind: 'commercial',
        outline: [
          [252, 236],
          [366, 236],
          [366, 336],
          [252, 336],
        ],
        name: '중심 상업 용지',
        label: [300, 292],
        minor: true,
      },
      {
        kind: 'business',
        outline: [
          [690, 60],
          [860, 52],
          [860, 190],
          [690, 196],
        ],
        name: '업무·연구 용지',
        label: [776, 128],
        minor: true,
      },
      {
        kind: 'school',
        outline: [
          [572, 236],
          [654, 236],
          [654, 338],
          [572, 338],
        ],
        name: '초등학교(예정)',
        label: [645, 270],
        minor: true,
      },
      {
        kind: 'business',
        outline: [
          [660, 236],
          [732, 236],
          [732, 338],
          [660, 338],
        ],
      },
      {
        kind: 'district',
        outline: [
          [376, 236],
          [566, 236],
          [566, 338],
          [376, 338],
        ],
        name: '3단지',
        label: [471, 292],
      },
      {
        kind: 'district',
        outline: [
          [256, 358],
          [404, 364],
          [404, 470],
          [256, 462],
        ],
        name: '1단지',
        label: [330, 420],
      },
      {
        kind: 'district',
        outline: [
          [416, 364],
          [572, 364],
          [572, 472],
          [416, 472],
        ],
        name: '2단지',
        label: [494, 424],
      },
      {
        kind: 'district',
        outline: [
          [584, 364],
          [728, 354],
          [728, 460],
          [584, 470],
        ],
        name: '5단지',
        label: [656, 420],
      },
      {
        kind: 'park',
        outline: [
          [0, 506],
          [256, 490],
          [494, 494],
          [730, 486],
          [900, 470],
          [900, 510],
          [730, 528],
          [494, 540],
          [256, 534],
          [0, 548],
        ],
      },
    ],
    lines: [
      {
        kind: 'river',
        points: [
          [0, 590],
          [256, 574],
          [494, 580],
          [730, 566],
          [900, 546],
        ],
        name: '가람천',
        label: [494, 588],
      },
      {
        kind: 'avenue',
        points: [
          [0, 226],
          [376, 216],
          [900, 212],
        ],
        name: '너울대로',
        label: [824, 244],
        minor: true,
      },
      {
        kind: 'road',
        points: [
          [230, 0],
          [236, 226],
          [232, 490],
        ],
      },
      {
        kind: 'road',
        points: [
          [750, 0],
          [746, 212],
          [750, 490],
        ],
      },
      {
        kind: 'road',
        points: [
          [371, 216],
          [371, 352],
        ],
      },
      {
        kind: 'road',
        points: [
          [232, 346],
          [480, 350],
          [750, 344],
          [900, 340],
        ],
      },
      {
        kind: 'road',
        points: [
          [0, 60],
          [230, 54],
          [560, 40],
          [900, 26],
        ],
      },
      {
        kind: 'tram',
        points: [
          [0, 226],
          [376, 216],
          [900, 212],
        ],
        name: '2호선 트램(예정)',
        label: [124, 258],
        minor: true,
      },
      {
        kind: 'stream',
        points: [
          [0, 556],
          [256, 542],
          [494, 548],
          [730, 534],
          [900, 516],
        ],
        name: '가람천 산책로',
        label: [164, 536],
        minor: true,
      },
    ],
    places: [
      { kind: 'station', name: '너울중앙역(예정)', at: [286, 219], side: 'above', note: '약 320m' },
      { kind: 'civic', name: '주민센터·도서관(예정)', at: [696, 304], side: 'below', minor: true },
      { kind: 'hospital', name: '보건지소(예정)', at: [330, 100], side: 'above', note: '약 700m', minor: true },
      { kind: 'school', name: '중학교(예정)', at: [560, 110], side: 'above', note: '약 680m' },
    ],
  },
}
