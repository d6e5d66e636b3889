import { unitPlans } from '@/content/plans/unit-plans'
import { units } from '@/content/units'
import { unitsSchema } from '@/lib/content/schemas/complex'
import { unitPlansSchema } from '@/lib/content/schemas/plans'
import { toPyeong } from '@/lib/plans/areas'
import { printedAreas, roomRows } from '@/lib/plans/printed-areas'
import { roundArea, roundToSum } from '@/lib/plans/rounded-sum'

const types = unitsSchema.parse(units).types
const cases = unitPlansSchema.parse(unitPlans).flatMap((plan) =>
  (
    [
      ['㎡', (area: number) => area],
      ['평', toPyeong],
    ] as const
  ).map(([name, unit]) => [`${plan.id} in ${name}`, plan, unit] as const),
)
/** The sum of printed figures. */
const added = (values: readonly number[]) => (values.reduce((total, value) => total + Math.round(value * 100), 0) / 100).toFixed(2)

describe('parts of a whole', () => {
  test('are rounded so that they add up to it', () => {
    expect(roundToSum([1.006, 1.006, 1.006], 3.018)).toEqual([1.01, 1.01, 1])
    expect(roundToSum([0.333, 0.333, 0.334], 1)).toEqual([0.33, 0.33, 0.34])
  })

  test('that are 0 stay 0', () => {
    expect(roundToSum([0, 2.004, 0, 2.004, 2.004], 6.012)).toEqual([0, 2.01, 0, 2, 2])
  })

  test('absorb the difference to a figure that is printed elsewhere', () => {
    expect(added(roundToSum([5, 36], 40.99))).toBe('40.99')
    expect(added(roundToSum([5, 36], 41.02))).toBe('41.02')
  })

  test('are free of floating-point noise', () => {
    expect(roundToSum([0.29, 0.57], 0.86)).toEqual([0.29, 0.57])
  })
})

describe.each(cases)('%s', (_, plan, unit) => {
  const published = types.find((type) => type.id === plan.id)!.areas

  test('the printed table of rooms adds up, down and across', () => {
    const { rows, sum } = roomRows(plan, unit)
    for (const column of ['exclusive', 'balcony', 'total'] as const) expect(added(rows.map((row) => row[column]))).toBe(sum[column].toFixed(2))
    for (const row of [...rows, sum]) expect(added([row.exclusive, row.balcony])).toBe(row.total.toFixed(2))
  })

  test('its last row equals the table of areas', () => {
    const { sum } = roomRows(plan, unit)
    const printed = printedAreas(published, unit)
    expect(sum.exclusive.toFixed(2)).toBe(printed.exclusive.toFixed(2))
    expect(sum.balcony.toFixed(2)).toBe(printed.balcony.toFixed(2))
  })

  test('exclusive and common are the printed supply, and with the rest the printed contract area', () => {
    const { exclusive, common, supply, otherCommon, parking, contract } = printedAreas(published, unit)
    expect(added([exclusive, common])).toBe(supply.toFixed(2))
    expect(added([supply, otherCommon, parking])).toBe(contract.toFixed(2))
  })

  test('no printed figure is a hundredth or more off', () => {
    const printed = printedAreas(published, unit)
    for (const field of ['exclusive', 'common', 'supply', 'otherCommon', 'parking', 'contract', 'balcony'] as const) {
      expect(Math.abs(printed[field] - unit(published[field]))).toBeLessThan(0.0101)
    }
    expect(printed.supply).toBe(roundArea(unit(published.supply)))
  })
})
