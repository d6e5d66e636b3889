import type { Box, Point, UnitPlan } from '@/lib/content/schemas/plans'
import { boxPolygon, gridOf, isInside } from '../rectilinear'
import { rectangle } from './convex'
import { CUT_MM, type Solid } from './solid'

/** The plan on a grid on which each cell is wall or not: shafts count as wall, openings do not. */
function wallGrid(plan: UnitPlan) {
  const openings = plan.openings.map(({ box }) => boxPolygon(box))
  const rooms = plan.rooms.filter((room) => room.kind !== 'shaft').map((room) => room.shape)
  const { xs, ys } = gridOf([plan.outline, ...rooms, ...openings])
  const solid = ys.slice(1).map((bottom, row) =>
    xs.slice(1).map((right, column) => {
      const middle: Point = [((xs[column] as number) + right) / 2, ((ys[row] as number) + bottom) / 2]
      return isInside(plan.outline, middle) && ![...rooms, ...openings].some((shape) => isInside(shape, middle))
    }),
  )
  return { xs, ys, isWall: (column: number, row: number) => solid[row]?.[column] ?? false }
}

type Grid = ReturnType<typeof wallGrid>
/** First and last column and row of a rectangle of cells. */
type Cells = readonly [left: number, top: number, right: number, bottom: number]

/** The longest rectangle of free wall cells that starts in this one, to the east or to the south. */
function grow(column: number, row: number, free: (column: number, row: number) => boolean, { xs, ys }: Grid): Cells {
  const reach = (ok: (step: number) => boolean) => {
    let step = 1
    while (ok(step)) step++
    return step - 1
  }
  const spanFree = (cells: Cells) => {
    for (let x = cells[0]; x <= cells[2]; x++) for (let y = cells[1]; y <= cells[3]; y++) if (!free(x, y)) return false
    return true
  }
  const right = column + reach((step) => free(column + step, row))
  const down = row + reach((step) => free(column, row + step))
  const wide: Cells = [column, row, right, row + reach((step) => spanFree([column, row + step, right, row + step]))]
  const tall: Cells = [column, row, column + reach((step) => spanFree([column + step, row, column + step, down])), down]
  const length = (from: number, to: number, lines: readonly number[]) => (lines[to + 1] as number) - (lines[from] as number)
  return length(column, right, xs) >= length(row, down, ys) ? wide : tall
}

/** Stretches of one side of a rectangle of cells that no wall stands against. */
function openStretches(cells: Cells, side: 'east' | 'south', { xs, ys, isWall }: Grid): [number, number][] {
  const [left, top, right, bottom] = cells
  const [first, last, lines] = side === 'south' ? [left, right, xs] : [top, bottom, ys]
  const stretches: [number, number][] = []
  for (let index = first; index <= last; index++) {
    if (side === 'south' ? isWall(index, bottom + 1) : isWall(right + 1, index)) continue
    const [from, to] = [lines[index] as number, lines[index + 1] as number]
    const previous = stretches.at(-1)
    if (previous?.[1] === from) previous[1] = to
    else stretches.push([from, to])
  }
  return stretches
}

const EAST = 1
const SOUTH = 2

/** Walls as few upright boxes, each with the stretches of its sides that are seen. */
export function wallSolids(plan: UnitPlan): Solid[] {
  const grid = wallGrid(plan)
  const taken = new Set<string>()
  const free = (column: number, row: number) => grid.isWall(column, row) && !taken.has(`${column} ${row}`)
  const solids: Solid[] = []
  for (let row = 0; row + 1 < grid.ys.length; row++) {
    for (let column = 0; column + 1 < grid.xs.length; column++) {
      if (!free(column, row)) continue
      const cells = grow(column, row, free, grid)
      for (let x = cells[0]; x <= cells[2]; x++) for (let y = cells[1]; y <= cells[3]; y++) taken.add(`${x} ${y}`)
      const box = [grid.xs[cells[0]], grid.ys[cells[1]], grid.xs[cells[2] + 1], grid.ys[cells[3] + 1]] as unknown as Box
      const open = [
        ...openStretches(cells, 'east', grid).map(([from, to]) => ({ side: EAST, from: [box[2], from] as const, to: [box[2], to] as const })),
        ...openStretches(cells, 'south', grid).map(([from, to]) => ({ side: SOUTH, from: [to, box[3]] as const, to: [from, box[3]] as const })),
      ]
      solids.push({ name: `벽 [${box.join(', ')}]`, footprint: rectangle(...box), z0: 0, z1: CUT_MM, material: 'wall', open })
    }
  }
  return solids
}
