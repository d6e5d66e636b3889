import type { Box, Point, UnitPlan } from '@/lib/content/schemas/plans'
import { boxToPolygon, compressCoordinates, pointInPolygon } from '../rectilinear'
import { rectangle } from '../convex-polygon'
import { CUT_HEIGHT_MM, type Solid } from './solid'

/** Compressed grid of the plan with a flag for wall cells. Shafts count as wall, openings do not. */
function wallGrid(plan: UnitPlan) {
  const openings = plan.openings.map(({ box }) => boxToPolygon(box))
  const rooms = plan.rooms.filter((room) => room.kind !== 'shaft').map((room) => room.shape)
  const { xs, ys } = compressCoordinates([plan.outline, ...rooms, ...openings])
  const solid = ys.slice(1).map((bottom, row) =>
    xs.slice(1).map((right, column) => {
      const middle: Point = [((xs[column] as number) + right) / 2, ((ys[row] as number) + bottom) / 2]
      return pointInPolygon(plan.outline, middle) && ![...rooms, ...openings].some((shape) => pointInPolygon(shape, middle))
    }),
  )
  return { xs, ys, isWall: (column: number, row: number) => solid[row]?.[column] ?? false }
}

type Grid = ReturnType<typeof wallGrid>
/** First and last column and row, inclusive. */
type CellRange = readonly [left: number, top: number, right: number, bottom: number]

/** Greedy meshing: the longest rectangle of unvisited wall cells from this cell, to the east or to the south. */
function largestRectangle(column: number, row: number, free: (column: number, row: number) => boolean, { xs, ys }: Grid): CellRange {
  const countSteps = (ok: (step: number) => boolean) => {
    let step = 1
    while (ok(step)) step++
    return step - 1
  }
  const allFree = (cells: CellRange) => {
    for (let x = cells[0]; x <= cells[2]; x++) for (let y = cells[1]; y <= cells[3]; y++) if (!free(x, y)) return false
    return true
  }
  const right = column + countSteps((step) => free(column + step, row))
  const down = row + countSteps((step) => free(column, row + step))
  const wide: CellRange = [column, row, right, row + countSteps((step) => allFree([column, row + step, right, row + step]))]
  const tall: CellRange = [column, row, column + countSteps((step) => allFree([column + step, row, column + step, down])), down]
  const length = (from: number, to: number, lines: readonly number[]) => (lines[to + 1] as number) - (lines[from] as number)
  return length(column, right, xs) >= length(row, down, ys) ? wide : tall
}

/** Intervals of one side of a cell range that no wall adjoins. */
function exposedIntervals(cells: CellRange, side: 'east' | 'south', { xs, ys, isWall }: Grid): [number, number][] {
  const [left, top, right, bottom] = cells
  const [first, last, lines] = side === 'south' ? [left, right, xs] : [top, bottom, ys]
  const intervals: [number, number][] = []
  for (let index = first; index <= last; index++) {
    if (side === 'south' ? isWall(index, bottom + 1) : isWall(right + 1, index)) continue
    const [from, to] = [lines[index] as number, lines[index + 1] as number]
    const previous = intervals.at(-1)
    if (previous?.[1] === from) previous[1] = to
    else intervals.push([from, to])
  }
  return intervals
}

const EAST = 1
const SOUTH = 2

/** Walls as boxes, merged by greedy meshing, each with the exposed intervals of its visible sides. */
export function wallSolids(plan: UnitPlan): Solid[] {
  const grid = wallGrid(plan)
  const visited = new Set<string>()
  const free = (column: number, row: number) => grid.isWall(column, row) && !visited.has(`${column} ${row}`)
  const solids: Solid[] = []
  for (let row = 0; row + 1 < grid.ys.length; row++) {
    for (let column = 0; column + 1 < grid.xs.length; column++) {
      if (!free(column, row)) continue
      const cells = largestRectangle(column, row, free, grid)
      for (let x = cells[0]; x <= cells[2]; x++) for (let y = cells[1]; y <= cells[3]; y++) visited.add(`${x} ${y}`)
      const box = [grid.xs[cells[0]], grid.ys[cells[1]], grid.xs[cells[2] + 1], grid.ys[cells[3] + 1]] as unknown as Box
      const exposed = [
        ...exposedIntervals(cells, 'east', grid).map(([from, to]) => ({ side: EAST, from: [box[2], from] as const, to: [box[2], to] as const })),
        ...exposedIntervals(cells, 'south', grid).map(([from, to]) => ({ side: SOUTH, from: [to, box[3]] as const, to: [from, box[3]] as const })),
      ]
      solids.push({ name: `벽 [${box.join(', ')}]`, footprint: rectangle(...box), z0: 0, z1: CUT_HEIGHT_MM, material: 'wall', exposed })
    }
  }
  return solids
}
