import type { UnitType } from '@/lib/content/schemas/complex'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import { planWords } from '@/lib/messages/ko/plan'
import { balconyArea, exclusiveArea, roomAreas, wallArea } from './areas'
import { roundArea, roundToSum } from './rounded-sum'

/**
 * Areas rounded for display so that printed parts add up to printed totals (largest remainder method). Exclusive,
 * supply and contract area, which are printed elsewhere too, are rounded by themselves; the parts between them absorb
 * the difference.
 */
export function printedAreas(areas: UnitType['areas'], unit: (squareMetres: number) => number): UnitType['areas'] {
  const rounded = (area: number) => roundArea(unit(area))
  const [exclusive, supply, contract] = [rounded(areas.exclusive), rounded(areas.supply), rounded(areas.contract)]
  const [otherCommon = 0, parking = 0] = roundToSum([unit(areas.otherCommon), unit(areas.parking)], contract - supply)
  return { exclusive, common: supply - exclusive, supply, otherCommon, parking, contract, balcony: rounded(areas.balcony) }
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
 * Rows of the table of rooms, rounded to two decimals so that every row and column adds up.
 * @param unit converts ㎡ to the displayed unit
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
  const named = [...rooms, { id: 'walls', name: planWords.walls }]
  return {
    rows: named.map(({ id, name }, index) => row(id, name, { exclusive: exclusive[index] ?? 0, balcony: balcony[index] ?? 0 })),
    sum: row('sum', planWords.total, { exclusive: add(exclusive), balcony: add(balcony) }),
  }
}
