import { unitPlanSchema, type RoomKind, type UnitPlan } from '@/lib/content/schemas/plans'
import { compareRooms, roomsOnlyIn } from '@/lib/plans/compare-rooms'
import { examplePlan } from '@/tests/support/example-plan'

const plan = unitPlanSchema.parse(examplePlan)
const [first] = plan.rooms
const withRooms = (...rooms: [id: string, name: string, kind: RoomKind][]): UnitPlan => ({
  ...plan,
  rooms: rooms.map(([id, name, kind]) => ({ ...first!, id, name, kind })),
})
const matched = (...plans: UnitPlan[]) => compareRooms(plans).map(({ name, areas }) => [name, ...areas.map((area) => area?.id)])

test('rooms are matched by id, then by name within a kind, so that no home seems to lack what it names alike', () => {
  const a = withRooms(['living', '거실', 'living'], ['pantry', '팬트리', 'storage'], ['bath', '욕실', 'bath'])
  const b = withRooms(['larder', '팬트리', 'storage'], ['living', '거실/식당', 'living'], ['storage', '욕실', 'storage'])
  expect(matched(a, b)).toEqual([
    ['거실', 'living', 'living'],
    ['팬트리', 'pantry', 'larder'],
    ['욕실', 'bath', undefined],
    ['욕실', undefined, 'storage'],
  ])
  expect(matched(withRooms(['bath', '욕실', 'bath']), a, b)[2]).toEqual(['팬트리', undefined, 'pantry', 'larder'])
})

test('an id decides before a name: the room of another id keeps its own row', () => {
  const a = withRooms(['bath', '욕실', 'bath'])
  const b = withRooms(['bath-2', '욕실', 'bath'], ['bath', '공용욕실', 'bath'])
  expect(matched(a, b)).toEqual([
    ['욕실', 'bath', 'bath'],
    ['욕실', undefined, 'bath-2'],
  ])
  // The other home has a bathroom as well.
  expect(roomsOnlyIn(compareRooms([a, b]), 1)).toEqual([])
  expect(roomsOnlyIn(compareRooms([withRooms(['entry', '현관', 'entry']), b]), 1)).toEqual(['욕실', '공용욕실'])
})
