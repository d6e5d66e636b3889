import type { Box, PlanOpening, PlanRoom, Point, Polygon, RoomKind, UnitPlan } from '@/lib/content/schemas/plans'
import { isHorizontal } from './check-unit-plan'
import { fixturePath } from './fixture-strokes'
import { boundsOf, cellsWhere, isInside } from './rectilinear'

/** Drawings are in centimetres: whole numbers, half the bytes of millimetres. */
export const cm = (mm: number): number => Math.round(mm) / 10

export function polygonPath(polygon: Polygon): string {
  return (
    polygon
      .map(([x, y], index) => {
        const [lastX, lastY] = polygon[index - 1] ?? []
        if (index === 0) return `M${cm(x)} ${cm(y)}`
        return y === lastY ? `H${cm(x)}` : x === lastX ? `V${cm(y)}` : `L${cm(x)} ${cm(y)}`
      })
      .join('') + 'z'
  )
}

const boxInCm = ([x1, y1, x2, y2]: Box) => [cm(x1), cm(y1), cm(x2), cm(y2)] as const
const boxPath = ([x1, y1, x2, y2]: Box) => `M${cm(x1)} ${cm(y1)}H${cm(x2)}V${cm(y2)}H${cm(x1)}z`

/** Floors that are drawn alike. */
type Floor = 'dry' | 'entry' | 'wet' | 'outside' | 'shaft'
const FLOORS: Record<RoomKind, Floor> = {
  entry: 'entry',
  hall: 'dry',
  living: 'dry',
  kitchen: 'dry',
  bedroom: 'dry',
  dressing: 'dry',
  storage: 'dry',
  study: 'dry',
  bath: 'wet',
  balcony: 'outside',
  plant: 'outside',
  shaft: 'shaft',
}

export interface UnitDrawing {
  /** Outer box of the building in cm. */
  bounds: { x: number; y: number; width: number; height: number }
  outline: string
  floors: Partial<Record<Floor, string>>
  /** Where rooms run past the exclusive line: the extended balcony, dashed. */
  extension: string
  gaps: string
  leaves: string
  swings: string
  glass: string
  fixtures: string
}

/** Outer box of the building in cm. */
export function drawingBounds(plan: UnitPlan): UnitDrawing['bounds'] {
  const [x1, y1, x2, y2] = boundsOf(plan.outline)
  return { x: cm(x1), y: cm(y1), width: cm(x2 - x1), height: cm(y2 - y1) }
}

/** A whole unit as a handful of paths, back to front. */
export function drawUnit(plan: UnitPlan): UnitDrawing {
  const floors: Partial<Record<Floor, string>> = {}
  for (const room of plan.rooms) floors[FLOORS[room.kind]] = (floors[FLOORS[room.kind]] ?? '') + polygonPath(room.shape)
  const doors = plan.openings.map(drawOpening)
  return {
    bounds: drawingBounds(plan),
    outline: polygonPath(plan.outline),
    floors,
    extension: extensionLines(plan),
    gaps: doors.map((door) => door.gap).join(''),
    leaves: doors.map((door) => door.leaf ?? '').join(''),
    swings: doors.map((door) => door.swing ?? '').join(''),
    glass: doors.map((door) => door.glass ?? '').join(''),
    fixtures: plan.fixtures.map(fixturePath).join(''),
  }
}

interface OpeningPaths {
  gap: string
  leaf?: string
  swing?: string
  glass?: string
}

function drawOpening(opening: PlanOpening): OpeningPaths {
  const { box } = opening
  const gap = boxPath(box)
  switch (opening.kind) {
    case 'passage':
      return { gap }
    case 'window':
      return { gap, glass: gap + middleLine(box, 0.5) }
    case 'sliding':
      return { gap, leaf: slidingLeaves(box) }
    case 'entry':
    case 'door':
      return { gap, ...swingingLeaf(opening) }
  }
}

function middleLine(box: Box, part: number): string {
  const [x1, y1, x2, y2] = boxInCm(box)
  return isHorizontal({ box }) ? `M${x1} ${y1 + (y2 - y1) * part}H${x2}` : `M${x1 + (x2 - x1) * part} ${y1}V${y2}`
}

/** Two leaves that pass each other. */
function slidingLeaves(box: Box): string {
  const [x1, y1, x2, y2] = boxInCm(box)
  if (isHorizontal({ box })) {
    const [middle, half] = [(y1 + y2) / 2, (x1 + x2) / 2]
    return `M${x1} ${middle - 2}H${half + 4}M${half - 4} ${middle + 2}H${x2}`
  }
  const [middle, half] = [(x1 + x2) / 2, (y1 + y2) / 2]
  return `M${middle - 2} ${y1}V${half + 4}M${middle + 2} ${half - 4}V${y2}`
}

function swingingLeaf({ box, hinge }: Extract<PlanOpening, { kind: 'door' | 'entry' }>): { leaf: string; swing: string } {
  const [x1, y1, x2, y2] = boxInCm(box)
  const north = hinge.startsWith('n')
  const west = hinge.endsWith('w')
  const [x, y] = [west ? x1 : x2, north ? y1 : y2]
  if (isHorizontal({ box })) {
    const length = x2 - x1
    const tip = north ? y - length : y + length
    return { leaf: `M${x} ${y}V${tip}`, swing: `M${x} ${tip}A${length} ${length} 0 0 ${north === west ? 1 : 0} ${west ? x2 : x1} ${y}` }
  }
  const length = y2 - y1
  const tip = west ? x - length : x + length
  return { leaf: `M${x} ${y}H${tip}`, swing: `M${tip} ${y}A${length} ${length} 0 0 ${north === west ? 0 : 1} ${x} ${north ? y2 : y1}` }
}

/** Edges of the exclusive outline that cross a room's floor. */
function extensionLines(plan: UnitPlan): string {
  return plan.rooms
    .map((room) => {
      const cells = cellsWhere([room.shape, plan.exclusive], (middle) => isInside(room.shape, middle) && !isInside(plan.exclusive, middle))
      if (cells.length === 0 || room.kind === 'balcony' || room.kind === 'plant') return ''
      return cells.map((cell) => sharedEdges(cell, room, plan.exclusive)).join('')
    })
    .join('')
}

/** Sides of an extension's cell on whose other face the room goes on inside the exclusive line. */
function sharedEdges([x1, y1, x2, y2]: Box, room: PlanRoom, exclusive: Polygon): string {
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const goesOn = (point: Point) => isInside(room.shape, point) && isInside(exclusive, point)
  let path = ''
  if (goesOn([middleX, y1 - 5])) path += `M${cm(x1)} ${cm(y1)}H${cm(x2)}`
  if (goesOn([middleX, y2 + 5])) path += `M${cm(x1)} ${cm(y2)}H${cm(x2)}`
  if (goesOn([x1 - 5, middleY])) path += `M${cm(x1)} ${cm(y1)}V${cm(y2)}`
  if (goesOn([x2 + 5, middleY])) path += `M${cm(x2)} ${cm(y1)}V${cm(y2)}`
  return path
}

/** A room's name over one or two lines, so that it fits between its walls at the size a phone needs. */
export function labelLines(name: string, clearWidthCm: number, letterCm: number): string[] {
  if (name.length < 4 || name.length * letterCm <= clearWidthCm) return [name]
  const slash = name.indexOf('/')
  const at = slash > 0 ? slash + 1 : /(욕실|침실)$/.test(name) ? name.length - 2 : name.length - 1
  return [name.slice(0, at), name.slice(at)]
}

/** Where a room's name stands: the middle of its widest rectangular part, or where the plan says. */
export function labelPoint(room: PlanRoom): { x: number; y: number; width: number } {
  const [x1, y1, x2, y2] = largestBox(room.shape)
  const [x, y] = room.label ?? [(x1 + x2) / 2, (y1 + y2) / 2]
  return { x: cm(x), y: cm(y), width: cm(x2 - x1) }
}

function largestBox(polygon: Polygon): Box {
  const xs = [...new Set(polygon.map(([x]) => x))].sort((a, b) => a - b)
  const ys = [...new Set(polygon.map(([, y]) => y))].sort((a, b) => a - b)
  let best: Box = boundsOf(polygon)
  let most = 0
  for (const x1 of xs)
    for (const x2 of xs)
      for (const y1 of ys)
        for (const y2 of ys) {
          const area = (x2 - x1) * (y2 - y1)
          if (x2 <= x1 || y2 <= y1 || area <= most) continue
          const filled = cellsWhere(
            [
              polygon,
              [
                [x1, y1],
                [x2, y1],
                [x2, y2],
                [x1, y2],
              ],
            ],
            ([x, y]) => x > x1 && x < x2 && y > y1 && y < y2 && isInside(polygon, [x, y]),
          )
          const covered = filled.reduce((total, cell) => total + (cell[2] - cell[0]) * (cell[3] - cell[1]), 0)
          if (covered === area) [best, most] = [[x1, y1, x2, y2], area]
        }
  return best
}
