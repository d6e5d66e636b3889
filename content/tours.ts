import type { OwnTourInput, ToursInput } from '@/lib/content/schemas/tours'

/** The model house of complexes 1 and 2. Camera positions of the panoramas: art/scenes/apartment/panorama-places.json. */
const tour59A: OwnTourInput = {
  plan: '59A',
  scenes: [
    {
      id: 'living',
      room: 'living',
      panorama: '59a-living',
      at: [7320, 4300],
      heading: 180,
      view: 200,
      pitch: -5,
      links: [{ to: 'kitchen' }, { to: 'bedroom', through: [8520, 2510] }, { to: 'bathroom', through: [4920, 2850] }, { to: 'entry', through: [4920, 2200] }],
    },
    {
      id: 'kitchen',
      room: 'kitchen',
      panorama: '59a-kitchen',
      at: [6500, 1330],
      heading: 0,
      view: 305,
      pitch: -10,
      links: [{ to: 'living' }, { to: 'bathroom', through: [4920, 2560] }],
    },
    {
      id: 'bedroom',
      room: 'master',
      panorama: '59a-bedroom',
      at: [9140, 4000],
      heading: 120,
      view: 98,
      pitch: -10,
      links: [{ to: 'living', through: [8520, 2510] }],
    },
    {
      id: 'bathroom',
      room: 'bath',
      panorama: '59a-bathroom',
      at: [3600, 1180],
      heading: 60,
      view: 35,
      pitch: -20,
      links: [{ to: 'living', through: [3930, 1980] }],
    },
    {
      id: 'entry',
      room: 'entry',
      panorama: '59a-entry',
      at: [860, 1330],
      heading: 180,
      view: 205,
      pitch: -10,
      links: [{ to: 'living', through: [560, 2560] }],
    },
  ],
}

/** The model house of complexes 3 and 5. */
const tour84A: OwnTourInput = {
  plan: '84A',
  scenes: [
    {
      id: 'living',
      room: 'living',
      panorama: '84a-living',
      at: [8400, 5300],
      heading: 180,
      view: 200,
      pitch: -5,
      links: [{ to: 'kitchen' }, { to: 'bedroom', through: [9900, 3050] }, { to: 'bathroom', through: [5500, 3300] }, { to: 'entry', through: [5500, 2600] }],
    },
    {
      id: 'kitchen',
      room: 'kitchen',
      panorama: '84a-kitchen',
      at: [6520, 1900],
      heading: 60,
      view: 100,
      pitch: -10,
      links: [{ to: 'living' }, { to: 'bathroom', through: [5500, 2950] }],
    },
    {
      id: 'bedroom',
      room: 'master',
      panorama: '84a-bedroom',
      at: [10660, 4700],
      heading: 120,
      view: 98,
      pitch: -10,
      links: [{ to: 'living', through: [9900, 3050] }],
    },
    {
      id: 'bathroom',
      room: 'bath',
      panorama: '84a-bathroom',
      at: [4360, 1240],
      heading: 60,
      view: 35,
      pitch: -20,
      links: [{ to: 'living', through: [4610, 2340] }],
    },
    {
      id: 'entry',
      room: 'entry',
      panorama: '84a-entry',
      at: [900, 1600],
      heading: 180,
      view: 205,
      pitch: -10,
      links: [{ to: 'living', through: [600, 2950] }],
    },
  ],
}

/**
 * VR tours of /FloorPlan/Emodel. A tab's `source` is one of our tours, the https address of another one, or null: then the
 * gallery replaces it.
 */
export const tours: ToursInput = {
  instruction:
    '화면의 아무 곳이나 누르면 VR을 볼 수 있습니다. 화면을 밀거나 방향 버튼을 누르면 보는 방향이 바뀌고, 바닥의 표시를 누르면 그 공간으로 이동합니다.',
  tabs: [
    {
      key: 'complex-1-2',
      title: '1·2단지',
      poster: 'tour-1-2',
      source: tour59A,
      // The poster shows the kitchen.
      gallery: ['interior-59a-living', 'interior-59a-bedroom', 'interior-59a-entrance'],
    },
    {
      key: 'complex-3-5',
      title: '3·5단지',
      poster: 'tour-3-5',
      source: tour84A,
      gallery: ['interior-84a-living', 'interior-84a-bedroom', 'interior-84a-dressroom'],
    },
  ],
}
