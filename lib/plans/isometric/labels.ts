import type { PlanRoom, Point, UnitPlan } from '@/lib/content/schemas/plans'
import { polygonArea, boundingBox, pointInPolygon } from '../rectilinear'
import type { ConvexPolygon } from '../convex-polygon'
import { silhouette } from './depth-sort'
import { project, unproject } from './projection'
import type { Solid } from './solid'

/** Position of a room's label on the picture, in percent from its left and top. */
export interface IsometricLabel {
  room: string
  x: number
  y: number
}
export interface ViewBox {
  x: number
  y: number
  width: number
  height: number
}

/** Width of a letter and height of a line in units, for a picture as wide as a column of the page. */
const [LETTER_UNITS, LINE_UNITS] = [58, 78]
/** Rooms from this area on, in square mm, have a second line with their area. */
const AREA_LABEL_MIN_SQUARE_MM = 8_000_000
/** Grid step of candidate positions in mm; sample points as fractions of the label's size. */
const STEP_MM = 160
const SAMPLES = [-0.5, -0.25, 0, 0.25, 0.5]
/** Score of a sample point by the surface that it covers. */
const SURFACE_SCORES = { floor: 1, furniture: 0.35, wall: -0.6, elsewhere: -1.2 }
/** Subtracted for each metre between a candidate and the centre of the room. */
const DISTANCE_PENALTY_PER_METRE = 0.08

interface Silhouette {
  shape: ConvexPolygon
  box: ReturnType<typeof boundingBox>
  wall: boolean
}

const covers = ({ shape, box }: Silhouette, point: Point) =>
  point[0] > box[0] && point[0] < box[2] && point[1] > box[1] && point[1] < box[3] && pointInPolygon(shape, point)

function labelScore(at: Point, room: PlanRoom, silhouettes: readonly Silhouette[]): number {
  const width = room.name.length * LETTER_UNITS
  const height = polygonArea(room.shape) < AREA_LABEL_MIN_SQUARE_MM ? LINE_UNITS : 2 * LINE_UNITS
  let total = 0
  for (const partX of SAMPLES)
    for (const partY of SAMPLES) {
      const point: Point = [at[0] + partX * width, at[1] + partY * height]
      const covering = silhouettes.filter((solid) => covers(solid, point))
      if (covering.some(({ wall }) => wall)) total += SURFACE_SCORES.wall
      else if (!pointInPolygon(room.shape, unproject(point))) total += SURFACE_SCORES.elsewhere
      else total += covering.length > 0 ? SURFACE_SCORES.furniture : SURFACE_SCORES.floor
    }
  return total / SAMPLES.length ** 2
}

/** Grid search for the position on a room's floor with the highest score. */
function bestLabelPoint(room: PlanRoom, silhouettes: readonly Silhouette[]): Point {
  const [x1, y1, x2, y2] = boundingBox(room.shape)
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2]
  let [best, bestScore] = [project([...middle, 0]), -Infinity]
  for (let x = x1 + STEP_MM / 2; x < x2; x += STEP_MM)
    for (let y = y1 + STEP_MM / 2; y < y2; y += STEP_MM) {
      if (!pointInPolygon(room.shape, [x, y])) continue
      const at = project([x, y, 0])
      const score = labelScore(at, room, silhouettes) - (Math.hypot(x - middle[0], y - middle[1]) / 1000) * DISTANCE_PENALTY_PER_METRE
      if (score > bestScore) [best, bestScore] = [at, score]
    }
  return best
}

export function placeLabels(plan: UnitPlan, solids: readonly Solid[], frame: ViewBox): IsometricLabel[] {
  const silhouettes = solids.map((solid): Silhouette => {
    const shape = silhouette(solid)
    return { shape, box: boundingBox(shape), wall: solid.material === 'wall' || solid.material === 'sill' }
  })
  const percent = (value: number, from: number, length: number) => Math.round(((value - from) / length) * 1000) / 10
  return plan.rooms
    .filter((room) => room.kind !== 'shaft')
    .map((room) => {
      const [x, y] = bestLabelPoint(room, silhouettes)
      return { room: room.id, x: percent(x, frame.x, frame.width), y: percent(y, frame.y, frame.height) }
    })
}
