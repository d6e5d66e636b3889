import type { ToursInput } from '@/lib/content/schemas/tours'

/** VR tours of the model house; null: no such page. */
export const tours: ToursInput = {
  instruction: '화면을 누르면 VR을 볼 수 있습니다.',
  tabs: [{ key: 'sample-home', title: '[초안] 견본 세대', poster: 'tour', source: null, gallery: ['tour-room'] }],
}
