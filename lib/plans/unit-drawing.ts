import type { Box, PlanOpening, PlanRoom, Point, Polygon, RoomKind, UnitPlan } from '@/lib/content/schemas/plans'
import { isHorizontal } from './check-unit-plan'
import { fixturePath } from './fixture-strokes'
import { boundingBox, filterCells, pointInPolygon } from './rectilinear'

/** Drawings are in cm: path data has half the bytes of mm. */
export const toCm = (mm: number): number => Math.round(mm) / 10

export function polygonPath(polygon: Polygon): string {
  return (
    polygon
      .map(([x, y], index) => {
        const [lastX, lastY] = polygon[index - 1] ?? []
        if (index === 0) return `M${toCm(x)} ${toCm(y)}`
        return y === lastY ? `H${toCm(x)}` : x === lastX ? `V${toCm(y)}` : `L${toCm(x)} ${toCm(y)}`
      })
      .join('') + 'z'
  )
}

const boxInCm = ([x1, y1, x2, y2]: Box) => [toCm(x1), toCm(y1), toCm(x2), toCm(y2)] as const
const boxPath = ([x1, y1, x2, y2]: Box) => `M${toCm(x1)} ${toCm(y1)}H${toCm(x2)}V${toCm(y2)}H${toCm(x1)}z`

/** Fill style of a floor. */
type Floor = 'dry' | 'entry' | 'wet' | 'outside' | 'shaft'
const FLOOR_OF_ROOM: Record<RoomKind, Floor> = {
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
  /** Dashed line where balcony extensions begin: the exclusive area's edge within rooms. */
  extension: string
  gaps: string
  leaves: string
  swings: string
  glass: string
  fixtures: string
}

/** Outer box of the building in cm. */
export function drawingBounds(plan: UnitPlan): UnitDrawing['bounds'] {
  const [x1, y1, x2, y2] = boundingBox(plan.outline)
  return { x: toCm(x1), y: toCm(y1), width: toCm(x2 - x1), height: toCm(y2 - y1) }
}

/** SVG paths of a unit, in drawing order. */
export function drawUnit(plan: UnitPlan): UnitDrawing {
  const floors: Partial<Record<Floor, string>> = {}
  for (const room of plan.rooms) floors[FLOOR_OF_ROOM[room.kind]] = (floors[FLOOR_OF_ROOM[room.kind]] ?? '') + polygonPath(room.shape)
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
      return { gap, glass: gap + centreLine(box, 0.5) }
    case 'sliding':
      return { gap, leaf: slidingLeaves(box) }
    case 'entry':
    case 'door':
      return { gap, ...swingDoor(opening) }
  }
}

function centreLine(box: Box, part: number): string {
  const [x1, y1, x2, y2] = boxInCm(box)
  return isHorizontal({ box }) ? `M${x1} ${y1 + (y2 - y1) * part}H${x2}` : `M${x1 + (x2 - x1) * part} ${y1}V${y2}`
}

/** Sliding door symbol: two parallel leaves. */
function slidingLeaves(box: Box): string {
  const [x1, y1, x2, y2] = boxInCm(box)
  if (isHorizontal({ box })) {
    const [middle, half] = [(y1 + y2) / 2, (x1 + x2) / 2]
    return `M${x1} ${middle - 2}H${half + 4}M${half - 4} ${middle + 2}H${x2}`
  }
  const [middle, half] = [(x1 + x2) / 2, (y1 + y2) / 2]
  return `M${middle - 2} ${y1}V${half + 4}M${middle + 2} ${half - 4}V${y2}`
}

function swingDoor({ box, hinge }: Extract<PlanOpening, { kind: 'door' | 'entry' }>): { leaf: string; swing: string } {
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
      const cells = filterCells([room.shape, plan.exclusive], (middle) => pointInPolygon(room.shape, middle) && !pointInPolygon(plan.exclusive, middle))
      if (cells.length === 0 || room.kind === 'balcony' || room.kind === 'plant') return ''
      return cells.map((cell) => sharedEdges(cell, room, plan.exclusive)).join('')
    })
    .join('')
}

/** Edges between a cell of a balcony extension and the part of the same room within the exclusive area. */
function sharedEdges([x1, y1, x2, y2]: Box, room: PlanRoom, exclusive: Polygon): string {
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const continues = (point: Point) => pointInPolygon(room.shape, point) && pointInPolygon(exclusive, point)
  let path = ''
  if (continues([middleX, y1 - 5])) path += `M${toCm(x1)} ${toCm(y1)}H${toCm(x2)}`
  if (continues([middleX, y2 + 5])) path += `M${toCm(x1)} ${toCm(y2)}H${toCm(x2)}`
  if (continues([x1 - 5, middleY])) path += `M${toCm(x1)} ${toCm(y1)}V${toCm(y2)}`
  if (continues([x2 + 5, middleY])) path += `M${toCm(x2)} ${toCm(y1)}V${toCm(y2)}`
  return path
}

/** Label position in cm: `room.label` of the plan, or the centre of the largest rectangle within the room. */
export function labelPoint(room: PlanRoom): { x: number; y: number } {
  if (room.label) return { x: toCm(room.label[0]), y: toCm(room.label[1]) }
  const [x1, y1, x2, y2] = largestBox(room.shape)
  return { x: toCm((x1 + x2) / 2), y: toCm((y1 + y2) / 2) }
}

function largestBox(polygon: Polygon): Box {
  const xs = [...new Set(polygon.map(([x]) => x))].sort((a, b) => a - b)
  const ys = [...new Set(polygon.map(([, y]) => y))].sort((a, b) => a - b)
  let best: Box = boundingBox(polygon)
  let largestArea = 0
  for (const x1 of xs)
    for (const x2 of xs)
      for (const y1 of ys)
        for (const y2 of ys) {
          const area = (x2 - x1) * (y2 - y1)
          if (x2 <= x1 || y2 <= y1 || area <= largestArea) continue
          const filled = filterCells(
            [
              polygon,
              [
                [x1, y1],
                [x2, y1],
                [x2, y2],
                [x1, y2],
              ],
            ],
            ([x, y]) => x > x1 && x < x2 && y > y1 && y < y2 && pointInPolygon(polygon, [x, y]),
          )
          const covered = filled.reduce((total, cell) => total + (cell[2] - cell[0]) * (cell[3] - cell[1]), 0)
          if (covered === area) [best, largestArea] = [[x1, y1, x2, y2], area]
        }
  return best
}
