import { overview } from '@/content/overview'
import { sitePlan } from '@/content/plans/site-plan'
import { units } from '@/content/units'
import { overviewSchema, unitsSchema } from '@/lib/content/schemas/complex'
import { sitePlanSchema } from '@/lib/content/schemas/site-plan'
import { householdsByComplex, rentalLines } from '@/lib/plans/households'
import { linePolygons } from '@/lib/plans/site-geometry'

const site = sitePlanSchema.parse(sitePlan)
const { facts, byComplex } = overviewSchema.parse(overview)
const buildings = site.complexes.flatMap((complex) => complex.buildings)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('draws the 45 buildings of complexes 1, 2, 3 and 5, numbered by complex', () => {
  expect(buildings).toHaveLength(facts.buildings)
  expect(new Set(buildings.map((building) => building.number)).size).toBe(facts.buildings)
  expect(site.complexes.map((complex) => complex.id)).toEqual(facts.complexes)
  for (const complex of site.complexes) {
    for (const building of complex.buildings) expect(Math.floor(building.number / 100)).toBe(complex.id)
  }
})

test('the highest building has the floors of the overview', () => {
  expect(Math.max(...buildings.map((building) => building.floors))).toBe(facts.floors)
})

test('the buildings have the households of the overview, complex by complex and type by type', () => {
  expect(householdsByComplex(site)).toEqual(byComplex)
  expect(sum(householdsByComplex(site).map((complex) => complex.totalHouseholds))).toBe(facts.totalHouseholds)
  expect(sum(householdsByComplex(site).map((complex) => complex.rentalHouseholds))).toBe(facts.rentalHouseholds)
})

test.each(unitsSchema.parse(units).types.map((unit) => [unit.id, unit] as const))('%s: households and complexes as in units.ts', (id, unit) => {
  const lines = rentalLines(site).filter((line) => line.type === id)
  expect(sum(lines.map((line) => line.households))).toBe(unit.households)
  expect([...new Set(lines.map((line) => line.complex))]).toEqual(unit.complexes)
})

test('buildings are inside their complex and apart from each other', () => {
  const boxes = site.complexes.flatMap((complex) =>
    complex.buildings.map((building) => {
      const points = linePolygons(building).flat()
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
      return { number: building.number, complex, x1: Math.min(...xs), x2: Math.max(...xs), y1: Math.min(...ys), y2: Math.max(...ys) }
    }),
  )
  for (const box of boxes) {
    const [xs, ys] = [box.complex.outline.map(([x]) => x), box.complex.outline.map(([, y]) => y)]
    expect(box.x1).toBeGreaterThan(Math.min(...xs))
    expect(box.x2).toBeLessThan(Math.max(...xs))
    expect(box.y1).toBeGreaterThan(Math.min(...ys))
    expect(box.y2).toBeLessThan(Math.max(...ys))
  }
  const meeting = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2)
      .map((b) => [a.number, b.number]),
  )
  expect(meeting).toEqual([])
})

test('a line above its building is an error', () => {
  const [first] = sitePlan.complexes
  const broken = { ...sitePlan, complexes: [{ ...first, buildings: [{ number: 101, at: [60, 300], form: 'slab', floors: 10, lines: ['84A 2-11'] }] }] }
  expect(sitePlanSchema.safeParse(broken).error?.issues[0]?.message).toBe('101동은 10층입니다')
})
