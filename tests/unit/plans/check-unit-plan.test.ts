import { unitPlanSchema, type UnitPlanInput } from '@/lib/content/schemas/plans'
import { unitPlanErrors } from '@/lib/plans/check-unit-plan'

/** A bedroom behind the entrance, and a closet open to it. */
const sound: UnitPlanInput = {
  id: 'T',
  layout: '시험',
  facing: '남향',
  north: 0,
  outline: [-200, -200, 6300, 3200],
  exclusive: [0, 0, 6100, 3000],
  rooms: [
    { id: 'entry', name: '현관', kind: 'entry', shape: [0, 0, 3000, 3000] },
    { id: 'room', name: '침실', kind: 'bedroom', shape: [3100, 0, 6100, 3000] },
    { id: 'closet', name: '창고', kind: 'storage', shape: [6100, 0, 6110, 3000] },
  ],
  openings: [
    { kind: 'entry', box: [500, -200, 1500, 0], hinge: 'nw' },
    { kind: 'door', box: [3000, 1000, 3100, 1900], hinge: 'ne' },
  ],
}
const withRoom = (shape: [number, number, number, number]): UnitPlanInput['rooms'] =>
  sound.rooms.map((room) => (room.id === 'room' ? { ...room, shape } : room))
const faultsOf = (change: Partial<UnitPlanInput>) => unitPlanErrors(unitPlanSchema.parse({ ...sound, ...change }))

test('a sound plan has no errors', () => {
  expect(faultsOf({})).toEqual([])
})

test('names the two rooms that overlap', () => {
  const rooms = withRoom([2900, 0, 6100, 3000])
  expect(faultsOf({ rooms }).join()).toMatch(/현관.*침실.*겹칩니다/)
})

test('finds a space that belongs to no room', () => {
  const rooms = withRoom([3100, 0, 6100, 2000])
  expect(faultsOf({ rooms }).join()).toMatch(/빠진 공간/)
})

test('finds a door that ends in a wall', () => {
  expect(faultsOf({ openings: [...sound.openings, { kind: 'door', box: [3000, 2500, 3100, 3100], hinge: 'ne' }] }).join()).toMatch(
    /양쪽이 공간에 닿지 않습니다/,
  )
})

test('finds a room that nobody can enter', () => {
  expect(faultsOf({ openings: sound.openings.slice(0, 1) }).join()).toMatch(/침실.*갈 수 없습니다/)
})

test('finds an inner door that leads out of the building', () => {
  expect(faultsOf({ openings: [...sound.openings, { kind: 'door', box: [-200, 1000, 0, 1900], hinge: 'ne' }] }).join()).toMatch(/밖으로 열립니다/)
})
