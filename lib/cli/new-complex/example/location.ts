import type { LocationInput } from '@/lib/content/schemas/complex'

/** The location with its sources; null: no such page. */
export const location: LocationInput = {
  highlights: [
    {
      id: 'highlight-1',
      title: '[초안] 입지 1',
      summary: '[초안] 한 줄 요약',
      description: '[초안] 두세 문장으로 설명해 주세요.',
      points: ['[초안] 시설: 약 000m'],
      source: { label: '[초안] 출처', date: '2026-11-29' },
    },
    {
      id: 'highlight-2',
      title: '[초안] 입지 2',
      summary: '[초안] 한 줄 요약',
      description: '[초안] 두세 문장으로 설명해 주세요.',
      points: ['[초안] 시설: 약 000m'],
      source: { label: '[초안] 출처', date: '2026-11-29' },
    },
    {
      id: 'highlight-3',
      title: '[초안] 입지 3',
      summary: '[초안] 한 줄 요약',
      description: '[초안] 두세 문장으로 설명해 주세요.',
      points: ['[초안] 시설: 약 000m'],
      source: { label: '[초안] 출처', date: '2026-11-29' },
    },
  ],
  travelTimes: [
    { place: '[초안] 가까운 역', distance: '[초안] 약 000m', time: '[초안] 약 00분', by: '도보', source: { label: '[초안] 출처', date: '2026-11-29' } },
  ],
  mapNotes: ['지도는 위치 관계를 나타내며 축척과 다릅니다.'],
  premium: null,
}
