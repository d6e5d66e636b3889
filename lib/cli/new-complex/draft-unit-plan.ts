import { unitPlanSchema, type UnitPlan, type UnitPlanInput } from '@/lib/content/schemas/plans'
import { plan59K } from './example/plans/59k'

/** A unit plan's grid, in mm. */
const GRID = 10
/** How far the depth may move from the example's proportions, in mm, so that width times depth comes out at the area asked for. */
const SEARCH = 400

const onGrid = (mm: number) => Math.round(mm / GRID) * GRID

/** Width and depth on the grid whose product is nearest to an area in ㎡: within 0.001 ㎡ for any of a home's size. */
function rectangleOf(squareMetres: number, proportion: number): [width: number, depth: number] {
  const area = squareMetres * 1_000_000
  const middle = onGrid(Math.sqrt(area / proportion))
  const depths = Array.from({ length: (2 * SEARCH) / GRID + 1 }, (_, index) => middle - SEARCH + index * GRID)
  const sides = depths.map((depth): [number, number] => [onGrid(area / depth), depth])
  const off = ([width, depth]: [number, number]) => Math.abs(width * depth - area)
  return sides.reduce((best, each) => (off(each) < off(best) ? each : best))
}

/**
 * The example's plan, as wide and deep as the exclusive area asks, walls and furniture with it. It stands until the architect's
 * drawing is entered (docs/plans.md).
 * @param id of the unit type
 * @param exclusive 전용면적 in ㎡
 */
export function draftUnitPlan(id: string, exclusive: number): UnitPlanInput {
  const [, , wide, deep] = plan59K.exclusive as [number, number, number, number]
  const [width, depth] = rectangleOf(exclusive, wide / deep)
  const stretched = (numbers: readonly number[]) => numbers.map((mm, index) => onGrid(index % 2 === 0 ? (mm * width) / wide : (mm * depth) / deep))
  const isBox = (value: unknown): value is number[] => Array.isArray(value) && value.every((each) => typeof each === 'number')
  const plan = JSON.parse(JSON.stringify(plan59K), (_key, value: unknown) => (isBox(value) ? stretched(value) : value)) as UnitPlanInput
  return { ...plan, id }
}

/** The same after its schema, for measuring. */
export const parsedPlan = (plan: UnitPlanInput): UnitPlan => unitPlanSchema.parse(plan)
