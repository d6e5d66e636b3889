import type { InteriorsInput } from '@/lib/content/schemas/complex'

/** Rooms of the types in pictures. */
export const interiors: InteriorsInput = [
  {
    slug: '59K',
    unit: '59K',
    lead: '방마다 한 장씩 그린 59K 타입입니다.',
    rooms: [
      { picture: 'room-59k-1', title: '[초안] 공간 1', description: '[초안] 한 문장으로 설명해 주세요.' },
      { picture: 'room-59k-2', title: '[초안] 공간 2', description: '[초안] 한 문장으로 설명해 주세요.' },
    ],
  },
]
