import type { CommunityInput } from '@/lib/content/schemas/complex'

/** Facilities; null: no such page. */
export const community: CommunityInput = {
  facilities: [
    {
      id: 'facility-1',
      name: '[초안] 시설 1',
      description: '[초안] 한두 문장으로 설명해 주세요.',
      details: ['[초안] 구성과 넓이'],
      picture: 'facility-1',
      place: '[초안] 위치',
      hours: null,
    },
    {
      id: 'facility-2',
      name: '[초안] 시설 2',
      description: '[초안] 한두 문장으로 설명해 주세요.',
      details: ['[초안] 구성과 넓이'],
      picture: 'facility-2',
      place: '[초안] 위치',
      hours: null,
    },
  ],
}
