import { balconyArea, exclusiveArea, roomAreas, wallArea } from '@/lib/plans/areas'
import { connectedSpaces, unitPlanErrors } from '@/lib/plans/check-unit-plan'
import { filterCells, pointInPolygon, intersectionArea } from '@/lib/plans/rectilinear'
import { content } from '@/tests/support/example-complex'

const { plans } = content
const { types } = content.units
const byId = new Map(types.map((type) => [type.id, type]))
const SQUARE_MM = 1_000_000

test('every unit type has one plan', () => {
  expect(plans.map((plan) => plan.id)).toEqual(types.map((type) => type.id))
})

describe.each(plans.map((plan) => [plan.id, plan] as const))('%s', (id, plan) => {
  const published = byId.get(id)?.areas

  test('is valid: no overlaps, no unassigned space, every room reachable from the front door', () => {
    expect(unitPlanErrors(plan)).toEqual([])
  })

  test('the published exclusive and balcony areas are those of the drawing', () => {
    expect(published?.exclusive).toBeCloseTo(exclusiveArea(plan), 2)
    expect(published?.balcony).toBeCloseTo(balconyArea(plan), 2)
  })

  test('exclusive + common = supply, and with the rest the contract area', () => {
    if (!published) throw new Error(`${id} has no areas`)
    expect(published.exclusive + published.common).toBeCloseTo(published.supply, 4)
    expect(published.supply + published.otherCommon + published.parking).toBeCloseTo(published.contract, 4)
  })

  test('rooms and walls add up to the exclusive area, rooms and extensions to the balcony', () => {
    const rooms = roomAreas(plan)
    const exclusive = rooms.reduce((total, room) => total + room.exclusive, 0)
    // wallArea is the remainder: counts the walls themselves, cell by cell.
    const floors = plan.rooms.filter((room) => room.kind !== 'shaft').map((room) => room.shape)
    const walls = filterCells(
      [plan.exclusive, ...floors],
      (middle) => pointInPolygon(plan.exclusive, middle) && !floors.some((floor) => pointInPolygon(floor, middle)),
    )
    expect(exclusive + walls.reduce((total, [x1, y1, x2, y2]) => total + ((x2 - x1) * (y2 - y1)) / SQUARE_MM, 0)).toBeCloseTo(exclusiveArea(plan), 6)
    expect(rooms.reduce((total, room) => total + room.total, 0)).toBeCloseTo(exclusive + balconyArea(plan), 6)
    // Walls and shafts of a home are a small part of it.
    expect(wallArea(plan) / exclusiveArea(plan)).toBeGreaterThan(0.02)
    expect(wallArea(plan) / exclusiveArea(plan)).toBeLessThan(0.1)
  })

  test('has the rooms and baths that the content counts', () => {
    expect(plan.rooms.filter((room) => room.kind === 'bedroom')).toHaveLength(byId.get(id)?.rooms ?? 0)
    expect(plan.rooms.filter((room) => room.kind === 'bath')).toHaveLength(byId.get(id)?.baths ?? 0)
  })

  test('every door connects two spaces and one front door leads outside', () => {
    const joined = plan.openings.map((opening) => ({ kind: opening.kind, spaces: connectedSpaces(opening, plan) }))
    for (const { spaces } of joined) expect(spaces).not.toContain(null)
    const entries = joined.filter(({ kind }) => kind === 'entry')
    expect(entries).toHaveLength(1)
    expect(entries[0]?.spaces).toContain('outside')
  })

  test('furniture is on floors, not in walls', () => {
    for (const {
      kind,
      box: [x1, y1, x2, y2],
    } of plan.fixtures) {
      const footprint = [
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [x1, y2],
      ] as const
      const onFloor = plan.rooms.reduce((total, room) => total + intersectionArea(room.shape, footprint), 0)
      expect({ kind, box: [x1, y1, x2, y2], onFloor: onFloor / SQUARE_MM }).toEqual({
        kind,
        box: [x1, y1, x2, y2],
        onFloor: ((x2 - x1) * (y2 - y1)) / SQUARE_MM,
      })
    }
  })
})
