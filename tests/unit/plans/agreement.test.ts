import { overview } from '@/content/overview'
import { sitePlan } from '@/content/plans/site-plan'
import { unitPlans } from '@/content/plans/unit-plans'
import { units } from '@/content/units'
import { crossCheckPlans } from '@/lib/content/cross-check-plans'
import { overviewSchema, unitsSchema } from '@/lib/content/schemas/complex'
import { unitPlansSchema, type Polygon, type UnitPlan } from '@/lib/content/schemas/plans'
import { sitePlanSchema } from '@/lib/content/schemas/site-plan'
import type * as checkUnitPlan from '@/lib/plans/check-unit-plan'

// The drawing is checked for each plan of each of some three hundred changes, most of which leave five of six plans as they are.
jest.mock('@/lib/plans/check-unit-plan', () => {
  const { unitPlanErrors } = jest.requireActual<typeof checkUnitPlan>('@/lib/plans/check-unit-plan')
  const known = new Map<string, string[]>()
  return {
    unitPlanErrors(plan: UnitPlan) {
      const drawing = JSON.stringify(plan)
      const errors = known.get(drawing) ?? unitPlanErrors(plan)
      known.set(drawing, errors)
      return errors
    },
  }
})

const parsed = {
  units: unitsSchema.parse(units),
  plans: unitPlansSchema.parse(unitPlans),
  sitePlan: sitePlanSchema.parse(sitePlan),
  overview: overviewSchema.parse(overview),
}
/** Parsed content, to be changed by a test: plain data. */
const shipped = () => structuredClone(parsed)
type Planned = ReturnType<typeof shipped>

/** Errors of the shipped content with one change. */
function faultsAfter(change: (content: Planned) => void): string[] {
  const content = shipped()
  change(content)
  const sums = unitsSchema.safeParse(content.units)
  return [...(sums.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []), ...crossCheckPlans(content)]
}
const {
  units: { types },
  plans,
  sitePlan: site,
  overview: { byComplex },
} = shipped()

test('plan, areas and overview agree', () => {
  expect(faultsAfter(() => undefined)).toEqual([])
})

test.each(types.flatMap((type, index) => Object.keys(type.areas).map((field) => [type.id, field, index] as const)))(
  '%s: %s a hundredth of a ㎡ off is an error',
  (_, field, index) => {
    expect(
      faultsAfter(({ units: copy }) => {
        copy.types[index]!.areas[field as keyof (typeof types)[number]['areas']] += 0.01
      }),
    ).not.toEqual([])
  },
)

test.each(types.map((type, index) => [type.id, index] as const))(
  '%s: exclusive, supply and contract off together still differ from the drawing',
  (id, index) => {
    const faults = faultsAfter(({ units: copy }) => {
      for (const field of ['exclusive', 'supply', 'contract'] as const) copy.types[index]!.areas[field] += 0.01
    })
    expect(faults).toEqual([expect.stringContaining(`content/units.ts › ${id}.areas.exclusive`)])
  },
)

const withCornerMoved = (shape: Polygon, corner: number, by: number): Polygon => {
  const [x] = shape[corner]!
  return shape.map(([left, top]) => [left === x ? left + by : left, top])
}

test.each(plans.flatMap((plan, index) => plan.exclusive.map((_, corner) => [plan.id, corner, index] as const)))(
  '%s: the exclusive line moved by 50 mm at corner %i is an error',
  (_, corner, index) => {
    expect(
      faultsAfter(({ plans: copy }) => {
        copy[index]!.exclusive = withCornerMoved(copy[index]!.exclusive, corner, 50)
      }),
    ).not.toEqual([])
  },
)

test.each(
  plans.flatMap((plan, index) =>
    plan.rooms.flatMap((room, at) => (room.kind === 'balcony' || room.kind === 'plant' ? [[plan.id, room.name, index, at] as const] : [])),
  ),
)('%s: %s 10 mm narrower is an error', (_, __, index, at) => {
  expect(
    faultsAfter(({ plans: copy }) => {
      const room = copy[index]!.rooms[at]!
      room.shape = withCornerMoved(room.shape, 0, 10)
    }),
  ).not.toEqual([])
})

test.each(plans.flatMap((plan, index) => plan.rooms.flatMap((room, at) => (room.kind === 'shaft' ? [] : [[plan.id, room.name, index, at] as const]))))(
  '%s: without %s the plan is an error',
  (_, __, index, at) => {
    expect(
      faultsAfter(({ plans: copy }) => {
        copy[index]!.rooms.splice(at, 1)
      }),
    ).not.toEqual([])
  },
)

test.each(site.complexes.flatMap((complex, index) => complex.buildings.map((building, at) => [building.number, index, at] as const)))(
  '%i동 with one floor less on its first line is an error',
  (_, index, at) => {
    expect(
      faultsAfter(({ sitePlan: copy }) => {
        copy.complexes[index]!.buildings[at]!.lines[0]![0]!.to -= 1
      }),
    ).not.toEqual([])
  },
)

test.each(byComplex.flatMap((row, index) => Object.keys(row.rentalByType).map((type) => [row.complex, type, index] as const)))(
  'complex %i with one %s more in the overview is an error',
  (_, type, index) => {
    expect(
      faultsAfter(({ overview: copy }) => {
        copy.byComplex[index]!.rentalByType[type]! += 1
      }),
    ).not.toEqual([])
  },
)

test('a complex without one of its buildings is an error', () => {
  const all = overview.byComplex.at(-1)!.buildings
  expect(
    faultsAfter(({ sitePlan: copy }) => {
      copy.complexes.at(-1)!.buildings.pop()
    }),
  ).toContainEqual(expect.stringContaining(`buildings ${all - 1}, content/overview.ts 에는 ${all}`))
})
