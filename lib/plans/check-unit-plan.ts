import type { Box, PlanOpening, PlanRoom, Polygon, UnitPlan } from '@/lib/content/schemas/plans'
import { areaInBox, boundingBox, filterCells, pointInPolygon, intersectionArea } from './rectilinear'
import { withParticle } from '@/lib/messages/ko/particles'

/** Walls thicker than this count as a room that is missing from the plan. */
const MAX_WALL_MM = 420

/** True when the wall of the opening runs from west to east. */
export const isHorizontal = ({ box: [x1, y1, x2, y2] }: { box: Box }): boolean => x2 - x1 >= y2 - y1

/** The room that contains the whole strip, `outside` when it lies off the outline, or null when it lies in a wall or across two rooms. */
function adjacentSpace(plan: UnitPlan, strip: Box): PlanRoom | 'outside' | null {
  const stripArea = (strip[2] - strip[0]) * (strip[3] - strip[1])
  const room = plan.rooms.find((candidate) => areaInBox(candidate.shape, strip) === stripArea)
  if (room) return room
  return areaInBox(plan.outline, strip) === 0 ? 'outside' : null
}

/** The two spaces that an opening connects: rooms or `outside`; null where it ends in a wall. */
export function connectedSpaces(opening: PlanOpening, plan: UnitPlan): [PlanRoom | 'outside' | null, PlanRoom | 'outside' | null] {
  const [x1, y1, x2, y2] = opening.box
  return isHorizontal(opening)
    ? [adjacentSpace(plan, [x1, y1 - 10, x2, y1]), adjacentSpace(plan, [x1, y2, x2, y2 + 10])]
    : [adjacentSpace(plan, [x1 - 10, y1, x1, y2]), adjacentSpace(plan, [x2, y1, x2 + 10, y2])]
}

/** Areas outside every room that exceed {@link MAX_WALL_MM} in both directions. */
function oversizedSolids(plan: UnitPlan): Box[] {
  const polygons: Polygon[] = [plan.outline, ...plan.rooms.map((room) => room.shape)]
  // Most cells are small: compares their size first.
  return filterCells(
    polygons,
    (middle, [x1, y1, x2, y2]) =>
      x2 - x1 > MAX_WALL_MM && y2 - y1 > MAX_WALL_MM && pointInPolygon(plan.outline, middle) && !plan.rooms.some((room) => pointInPolygon(room.shape, middle)),
  )
}

/** Breadth-first search from the front door, through doors and passages and between rooms that share an edge. Returns room ids. */
function reachableRoomIds(plan: UnitPlan): Set<string> {
  const adjacency = new Map<string, Set<string>>(plan.rooms.map((room) => [room.id, new Set<string>()]))
  const connect = (a: PlanRoom, b: PlanRoom) => {
    adjacency.get(a.id)?.add(b.id)
    adjacency.get(b.id)?.add(a.id)
  }
  for (const opening of plan.openings) {
    if (opening.kind === 'window') continue
    const [a, b] = connectedSpaces(opening, plan)
    if (a && b && a !== 'outside' && b !== 'outside') connect(a, b)
  }
  for (const a of plan.rooms) {
    for (const b of plan.rooms) if (a !== b && shareEdge(a.shape, b.shape)) connect(a, b)
  }
  const visited = new Set(plan.rooms.filter((room) => room.kind === 'entry').map((room) => room.id))
  for (const id of visited) adjacency.get(id)?.forEach((next) => visited.add(next))
  return visited
}

/** True when the polygons share more than a corner: `a` grown by 10 mm overlaps `b`. */
function shareEdge(a: Polygon, b: Polygon): boolean {
  const [x1, y1, x2, y2] = boundingBox(a)
  if (a.length > 4) return a.some((_, index) => edgeAdjoins(a, index, b))
  return areaInBox(b, [x1 - 10, y1, x2 + 10, y2]) > 0 || areaInBox(b, [x1, y1 - 10, x2, y2 + 10]) > 0
}

function edgeAdjoins(a: Polygon, index: number, b: Polygon): boolean {
  const [p, q] = [a[index], a[(index + 1) % a.length]]
  if (!p || !q) return false
  const strip = boundingBox([p, q])
  const grown: Box = p[0] === q[0] ? [strip[0] - 10, strip[1], strip[2] + 10, strip[3]] : [strip[0], strip[1] - 10, strip[2], strip[3] + 10]
  return areaInBox(b, grown) > 0
}

/** An impossible part of a plan, in Korean, and where. */
export interface PlanProblem {
  readonly message: string
  /** Rectangles in mm that a drawing marks. */
  readonly at: readonly Box[]
}

function roomProblems({ rooms, outline }: UnitPlan): PlanProblem[] {
  return rooms.flatMap((room, index) => [
    ...(intersectionArea(room.shape, outline) !== intersectionArea(room.shape, room.shape)
      ? [{ message: `${withParticle(`${room.name}(${room.id})`, '이')} 외곽선 밖으로 나갑니다`, at: [boundingBox(room.shape)] }]
      : []),
    ...rooms
      .slice(index + 1)
      .filter((other) => intersectionArea(room.shape, other.shape) > 0)
      .map((other) => ({
        message: `${withParticle(`${room.name}(${room.id})`, '과')} ${withParticle(`${other.name}(${other.id})`, '이')} 겹칩니다`,
        at: filterCells([room.shape, other.shape], (middle) => pointInPolygon(room.shape, middle) && pointInPolygon(other.shape, middle)),
      })),
  ])
}

function openingProblems(plan: UnitPlan): PlanProblem[] {
  return plan.openings.flatMap((opening, index) => {
    const [one, other] = connectedSpaces(opening, plan)
    const name = `openings[${index + 1}번째] ${opening.kind} [${opening.box.join(', ')}]`
    const outside = [one, other].filter((space) => space === 'outside').length
    const allowed = opening.kind === 'entry' || opening.kind === 'window' ? 1 : 0
    const within = plan.rooms.find(({ shape }) => areaInBox(shape, opening.box) > 0)
    const messages = [
      ...(one === null || other === null ? [`${name}: 양쪽이 공간에 닿지 않습니다`] : []),
      ...(outside > allowed ? [`${name}: 문이 밖으로 열립니다`] : []),
      ...(within ? [`${name}: 벽이 아니라 ${within.name}(${within.id}) 안에 있습니다`] : []),
    ]
    return messages.map((message) => ({ message, at: [opening.box] }))
  })
}

/** Furniture must be on floors, not in walls. */
const fixtureProblems = ({ fixtures, rooms }: UnitPlan): PlanProblem[] =>
  fixtures.flatMap(({ kind, box }, index) => {
    const onFloor = rooms.reduce((total, room) => total + areaInBox(room.shape, box), 0)
    return onFloor < (box[2] - box[0]) * (box[3] - box[1])
      ? [{ message: `fixtures[${index + 1}번째] ${kind} [${box.join(', ')}]: 벽에 걸칩니다`, at: [box] }]
      : []
  })

/**
 * Errors of a plan: rooms outside the outline, overlaps, gaps, openings that are in no wall, furniture in walls, unreachable
 * rooms. Empty when valid.
 */
export function unitPlanProblems(plan: UnitPlan): PlanProblem[] {
  const reachable = reachableRoomIds(plan)
  return [
    ...roomProblems(plan),
    ...oversizedSolids(plan).map((box) => ({ message: `[${box.join(', ')}]: 두께 ${MAX_WALL_MM} mm를 넘는 벽입니다. 빠진 공간이 있습니다`, at: [box] })),
    ...openingProblems(plan),
    ...fixtureProblems(plan),
    ...plan.rooms
      .filter((room) => room.kind !== 'shaft' && !reachable.has(room.id))
      .map((room) => ({ message: `${room.name}(${room.id}): 현관에서 갈 수 없습니다`, at: [boundingBox(room.shape)] })),
  ]
}

/** {@link unitPlanProblems} as lines. */
export const unitPlanErrors = (plan: UnitPlan): string[] => unitPlanProblems(plan).map(({ message }) => message)
