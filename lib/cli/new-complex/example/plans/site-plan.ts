import type { SitePlanInput } from '@/lib/content/schemas/site-plan'
import { site } from '../site'

/** Buildings and their lines of homes, in metres. */
export const sitePlan: SitePlanInput = {
  width: 320,
  height: 252,
  surroundings: '[초안] 남쪽에 도로가 있습니다.',
  complexes: [
    {
      id: 1,
      name: site.name,
      outline: [
        [95, 40],
        [225, 40],
        [225, 172],
        [95, 172],
      ],
      label: [160, 30],
      buildings: [
        { number: 101, at: [127.5, 73], form: 'slab', floors: 20, lines: ['59K 1-20', '59K 1-20', '59K 1-20'] },
        { number: 102, at: [192.5, 73], form: 'slab', floors: 20, lines: ['59K 1-20', '59K 1-20', '59K 1-20'] },
        { number: 103, at: [127.5, 139], form: 'slab', floors: 20, lines: ['59K 1-20', '59K 1-20', '59K 1-20'] },
      ],
    },
  ],
  parcels: [],
  roads: [
    {
      line: [
        [0, 198],
        [320, 198],
      ],
      width: 14,
    },
  ],
  gates: [{ at: [160, 172], kind: 'vehicle' }],
  ramps: [],
  gardens: [],
  playgrounds: [],
  facilities: [],
  trees: [],
}
