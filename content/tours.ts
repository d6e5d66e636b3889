import type { ToursInput } from '@/lib/content/schemas/tours'

/**
 * VR tours of /FloorPlan/Emodel. A tab's `source` is a tour of our own, or the https address of another one; while it is
 * null the gallery stands in. Panoramas stand where they were rendered (art/scenes/apartment/panorama-places.json).
 */
export const tours: ToursInput = {
  instruction: '화면의 아무 곳이나 누르면 VR을 볼 수 있습니다. 화면을 끌면 방향이 바뀌고, 바닥의 표시를 누르면 다음 공간으로 이동합니다.',
  tabs: [
    {
      key: 'complex-1-2',
      title: '1·2단지',
      poster: 'tour-1-2',
      source: null,
      gallery: ['interior-59a-living', 'interior-59a-kitchen', 'interior-59a-bedroom', 'interior-59a-entrance'],
    },
    {
      key: 'complex-3-5',
      title: '3·5단지',
      poster: 'tour-3-5',
      source: null,
      gallery: ['interior-84a-living', 'interior-84a-kitchen', 'interior-84a-bedroom', 'interior-84a-dressroom'],
    },
  ],
}
