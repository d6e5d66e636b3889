import type { PlanRoom, Point, UnitPlan } from '@/lib/content/schemas/plans'
import { areaOf, boundsOf, isInside } from '../rectilinear'
import type { Convex } from './convex'
import { silhouette } from './depth-order'
import { project, unproject } from './projection'
import type { Solid } from './solid'

/** Where a room's name stands on the picture, in percent from its left and top. */
export interface IsometricLabel {
  room: string
  x: number
  y: number
}
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** A letter and a line of a label on a picture as wide as a column of the page, in units. */
const [LETTER, LINE] = [58, 78]
/** A room of so many square mm has its area under its name. */
const ROOMY = 8_000_000
/** Candidates and samples lie this far apart, in mm and as parts of the label. */
const STEP_MM = 160
const SAMPLES = [-0.5, -0.25, 0, 0.25, 0.5]
/** A name may lie on furniture, better on the floor, not on a wall and least of all in another room. */
const WORTH = { floor: 1, furniture: 0.35, wall: -0.6, elsewhere: -1.2 }
/** What a metre from the middle of the room costs. */
const AWAY = 0.08

interface Seen {
  shape: Convex
  box: ReturnType<typeof boundsOf>
  wall: boolean
}

const covers = ({ shape, box }: Seen, point: Point) =>
  point[0] > box[0] && point[0] < box[2] && point[1] > box[1] && point[1] < box[3] && isInside(shape, point)

function worth(at: Point, room: PlanRoom, seen: readonly Seen[]): number {
  const width = room.name.length * LETTER
  const height = areaOf(room.shape) < ROOMY ? LINE : 2 * LINE
  let total = 0
  for (const partX of SAMPLES)
    for (const partY of SAMPLES) {
      const point: Point = [at[0] + partX * width, at[1] + partY * height]
      const over = seen.filter((solid) => covers(solid, point))
      if (over.some(({ wall }) => wall)) total += WORTH.wall
      else if (!isInside(room.shape, unproject(point))) total += WORTH.elsewhere
      else total += over.length > 0 ? WORTH.furniture : WORTH.floor
    }
  return total / SAMPLES.length ** 2
}

/** The point of a room's floor where its name hides least and is least hidden. */
function place(room: PlanRoom, seen: readonly Seen[]): Point {
  const [x1, y1, x2, y2] = boundsOf(room.shape)
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2]
  let [best, most] = [project([...middle, 0]), -Infinity]
  for (let x = x1 + STEP_MM / 2; x < x2; x += STEP_MM)
    for (let y = y1 + STEP_MM / 2; y < y2; y += STEP_MM) {
      if (!isInside(room.shape, [x, y])) continue
      const at = project([x, y, 0])
      const value = worth(at, room, seen) - (Math.hypot(x - middle[0], y - middle[1]) / 1000) * AWAY
      if (value > most) [best, most] = [at, value]
    }
  return best
}

export function placeLabels(plan: UnitPlan, solids: readonly Solid[], frame: Frame): IsometricLabel[] {
  const seen = solids.map((solid): Seen => {
    const shape = silhouette(solid)
    return { shape, box: boundsOf(shape), wall: solid.material === 'wall' || solid.material === 'sill' }
  })
  const percent = (value: number, from: number, length: number) => Math.round(((value - from) / length) * 1000) / 10
  return plan.rooms
    .filter((room) => room.kind !== 'shaft')
    .map((room) => {
      const [x, y] = place(room, seen)
      return { room: room.id, x: percent(x, frame.x, frame.width), y: percent(y, frame.y, frame.height) }
    })
}
