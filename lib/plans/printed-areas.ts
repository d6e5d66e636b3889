import type { UnitType } from '@/lib/content/schemas/complex'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { balconyArea, exclusiveArea, roomAreas, wallArea } from './areas'
import { roundArea, roundToSum } from './rounded-sum'

/**
 * Areas as they are printed, rounded so that a reader's sums come out: those that stand elsewhere too (exclusive, supply,
 * contract) by themselves, the parts between them to fit.
 */
export function printedAreas(areas: UnitType['areas'], unit: (squareMetres: number) => number): UnitType['areas'] {
  const own = (area: number) => roundArea(unit(area))
  const [exclusive, supply, contract] = [own(areas.exclusive), own(areas.supply), own(areas.contract)]
  const [otherCommon = 0, parking = 0] = roundToSum([unit(areas.otherCommon), unit(areas.parking)], contract - supply)
  return { exclusive, common: supply - exclusive, supply, otherCommon, parking, contract, balcony: own(areas.balcony) }
}

/** A row of the table of rooms, and its last row, in one unit of area. */
export interface RoomRow {
  id: string
  name: string
  exclusive: number
  balcony: number
  total: number
}

/**
 * The table of rooms as it is printed: rounded to two decimals so that every column and every row adds up.
 * @param unit from ㎡ to the unit that is printed
 */
export function roomRows(plan: UnitPlan, unit: (squareMetres: number) => number): { rows: RoomRow[]; sum: RoomRow } {
  const rooms = roomAreas(plan)
  const exclusive = roundToSum([...rooms.map((room) => room.exclusive), wallArea(plan)].map(unit), unit(exclusiveArea(plan)))
  const balcony = roundToSum([...rooms.map((room) => room.balcony), 0].map(unit), unit(balconyArea(plan)))
  const row = (id: string, name: string, parts: { exclusive: number; balcony: number }): RoomRow => ({
    id,
    name,
    ...parts,
    total: parts.exclusive + parts.balcony,
  })
  const add = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const named = [...rooms, { id: 'walls', name: '벽체·설비' }]
  return {
    rows: named.map(({ id, name }, index) => row(id, name, { exclusive: exclusive[index] ?? 0, balcony: balcony[index] ?? 0 })),
    sum: row('sum', '합계', { exclusive: add(exclusive), balcony: add(balcony) }),
  }
}
