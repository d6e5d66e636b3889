import type { Box, PlanOpening, PlanRoom, Polygon, UnitPlan } from '@/lib/content/schemas/plans'
import { boundsOf, boxPolygon, cellsWhere, isInside, sharedArea } from './rectilinear'

/** Thicker solid than this is not a wall but a space that was forgotten. */
const MAX_WALL_MM = 420

/** The wall that the opening stands in runs from west to east. */
export const isHorizontal = ({ box: [x1, y1, x2, y2] }: { box: Box }): boolean => x2 - x1 >= y2 - y1

/** The room that a strip lies in, `outside` the outline, or null when it lies in a wall or across two spaces. */
function spaceBeside(plan: UnitPlan, strip: Box): PlanRoom | 'outside' | null {
  const polygon = boxPolygon(strip)
  const whole = (strip[2] - strip[0]) * (strip[3] - strip[1])
  const room = plan.rooms.find((candidate) => sharedArea(candidate.shape, polygon) === whole)
  if (room) return room
  return sharedArea(plan.outline, polygon) === 0 ? 'outside' : null
}

/** What an opening joins: two rooms, or a room and `outside`; null where it ends in a wall. */
export function spacesJoined(opening: PlanOpening, plan: UnitPlan): [PlanRoom | 'outside' | null, PlanRoom | 'outside' | null] {
  const [x1, y1, x2, y2] = opening.box
  return isHorizontal(opening)
    ? [spaceBeside(plan, [x1, y1 - 10, x2, y1]), spaceBeside(plan, [x1, y2, x2, y2 + 10])]
    : [spaceBeside(plan, [x1 - 10, y1, x1, y2]), spaceBeside(plan, [x2, y1, x2 + 10, y2])]
}

/** Solid that is wide both ways: no wall is. */
function solidLumps(plan: UnitPlan): Box[] {
  const polygons: Polygon[] = [plan.outline, ...plan.rooms.map((room) => room.shape)]
  const solid = cellsWhere(polygons, (middle) => isInside(plan.outline, middle) && !plan.rooms.some((room) => isInside(room.shape, middle)))
  return solid.filter(([x1, y1, x2, y2]) => x2 - x1 > MAX_WALL_MM && y2 - y1 > MAX_WALL_MM)
}

/** Rooms that a person can reach from the front door, through openings and where rooms meet without a wall. */
function reachable(plan: UnitPlan): Set<string> {
  const links = new Map<string, Set<string>>(plan.rooms.map((room) => [room.id, new Set<string>()]))
  const join = (a: PlanRoom, b: PlanRoom) => {
    links.get(a.id)?.add(b.id)
    links.get(b.id)?.add(a.id)
  }
  for (const opening of plan.openings) {
    const [a, b] = spacesJoined(opening, plan)
    if (a && b && a !== 'outside' && b !== 'outside') join(a, b)
  }
  for (const a of plan.rooms) {
    for (const b of plan.rooms) if (a !== b && touch(a.shape, b.shape)) join(a, b)
  }
  const found = new Set(plan.rooms.filter((room) => room.kind === 'entry').map((room) => room.id))
  for (const id of found) links.get(id)?.forEach((next) => found.add(next))
  return found
}

/** Share an edge: one grown by 10 mm overlaps the other by more than a corner. */
function touch(a: Polygon, b: Polygon): boolean {
  const [x1, y1, x2, y2] = boundsOf(a)
  const grown = [boxPolygon([x1 - 10, y1, x2 + 10, y2]), boxPolygon([x1, y1 - 10, x2, y2 + 10])]
  if (a.length > 4) return a.some((_, index) => edgeTouches(a, index, b))
  return grown.some((polygon) => sharedArea(polygon, b) > 0)
}

function edgeTouches(a: Polygon, index: number, b: Polygon): boolean {
  const [p, q] = [a[index], a[(index + 1) % a.length]]
  if (!p || !q) return false
  const strip = boundsOf([p, q])
  const grown: Box = p[0] === q[0] ? [strip[0] - 10, strip[1], strip[2] + 10, strip[3]] : [strip[0], strip[1] - 10, strip[2], strip[3] + 10]
  return sharedArea(boxPolygon(grown), b) > 0
}

/** Everything that makes a plan impossible to build, in Korean, one a line; empty when it is sound. */
export function unitPlanFaults(plan: UnitPlan): string[] {
  const faults: string[] = []
  const { rooms, openings } = plan
  rooms.forEach((room, index) => {
    if (sharedArea(room.shape, plan.outline) !== sharedArea(room.shape, room.shape)) faults.push(`${room.name}(${room.id})이(가) 외곽선 밖으로 나갑니다`)
    rooms.slice(index + 1).forEach((other) => {
      if (sharedArea(room.shape, other.shape) > 0) faults.push(`${room.name}(${room.id})과(와) ${other.name}(${other.id})이(가) 겹칩니다`)
    })
  })
  for (const lump of solidLumps(plan)) faults.push(`[${lump.join(', ')}]: 두께 ${MAX_WALL_MM} mm를 넘는 벽입니다. 빠진 공간이 있습니다`)
  openings.forEach((opening, index) => {
    const spaces = spacesJoined(opening, plan)
    if (spaces.includes(null)) faults.push(`openings[${index}] ${opening.kind} [${opening.box.join(', ')}]: 양쪽이 공간에 닿지 않습니다`)
    const outside = spaces.filter((space) => space === 'outside').length
    const allowed = opening.kind === 'entry' ? 1 : opening.kind === 'window' ? 1 : 0
    if (outside > allowed) faults.push(`openings[${index}] ${opening.kind}: 문이 밖으로 열립니다`)
  })
  const reached = reachable(plan)
  for (const room of rooms) {
    if (room.kind !== 'shaft' && !reached.has(room.id)) faults.push(`${room.name}(${room.id}): 현관에서 갈 수 없습니다`)
  }
  return faults
}
