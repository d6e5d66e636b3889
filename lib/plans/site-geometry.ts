import type { SiteBuilding } from '@/lib/content/schemas/site-plan'
import { convexHull } from './convex-polygon'

type Vector = readonly [x: number, y: number]

const LINE_WIDTH_M = 13
const SLAB_DEPTH_M = 12
const BEND_DEGREES = 11
const TOWER_WING_M = 13
/** Sun from the south-west at 16:00 in autumn, flattened so that shadows do not reach the next building. */
const SHADOW_PER_FLOOR: Vector = [0.42, -0.3]

const rotate = ([x, y]: Vector, degrees: number): Vector => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}
const translate = ([x, y]: Vector, [byX, byY]: Vector): Vector => [x + byX, y + byY]
const rectangle = (x1: number, y1: number, x2: number, y2: number): Vector[] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
]

/** One polygon per line (호), west to east, in metres from the building's centre, before rotation. */
function lineShapes({ form, lines }: SiteBuilding): Vector[][] {
  const half = SLAB_DEPTH_M / 2
  switch (form) {
    case 'slab':
      return lines.map((_, index) => {
        const x = (index - lines.length / 2) * LINE_WIDTH_M
        return rectangle(x, -half, x + LINE_WIDTH_M, half)
      })
    case 'bent':
      return lines.map((_, index) => {
        const x = (index - lines.length / 2) * LINE_WIDTH_M
        return rectangle(x, -half, x + LINE_WIDTH_M, half).map((point) => rotate(point, x < 0 ? -BEND_DEGREES : BEND_DEGREES))
      })
    case 'tower': {
      const wing = TOWER_WING_M
      const corners: Vector[] = [
        [-wing - 1, -wing + 2],
        [-wing, 3],
        [0, 3],
        [1, -wing + 2],
      ]
      return lines.map((_, index) => {
        const [x, y] = corners[index % corners.length] as Vector
        return rectangle(x, y, x + wing, y + wing)
      })
    }
  }
}

/** Distance from the building's centre to its southern face, in metres. */
export const halfDepth = ({ form }: SiteBuilding): number => (form === 'tower' ? TOWER_WING_M + 3 : SLAB_DEPTH_M / 2)

const toSite = (building: SiteBuilding, point: Vector): Vector => translate(rotate(point, building.turn), building.at)

/** Footprint of each line in site coordinates, in metres. */
export const linePolygons = (building: SiteBuilding): Vector[][] => lineShapes(building).map((shape) => shape.map((point) => toSite(building, point)))

/** Cast shadow: the convex hull of the footprint and of the footprint shifted in proportion to the building's height. */
export function shadowPolygon(building: SiteBuilding): readonly Vector[] {
  const points = linePolygons(building).flat()
  const shift: Vector = [SHADOW_PER_FLOOR[0] * building.floors, SHADOW_PER_FLOOR[1] * building.floors]
  return convexHull([...points, ...points.map((point) => translate(point, shift))])
}

const roundToInteger = (value: number) => Math.round(value)

/** SVG path through the points, rounded to half units; relative commands make it shorter. */
export function polylinePath(points: readonly Vector[], close = false): string {
  let [lastX, lastY] = [0, 0]
  return (
    points
      .map(([x, y], index) => {
        const [atX, atY] = [roundToInteger(x * 2) / 2, roundToInteger(y * 2) / 2]
        const [byX, byY] = [atX - lastX, atY - lastY]
        ;[lastX, lastY] = [atX, atY]
        if (index === 0) return `M${atX} ${atY}`
        return byY === 0 ? `h${byX}` : byX === 0 ? `v${byY}` : `l${byX} ${byY}`
      })
      .join('') + (close ? 'z' : '')
  )
}

/** Smooth SVG path: quadratic Bézier curves with the points as control points. */
export function smoothPath(points: readonly Vector[], close = false): string {
  if (points.length < 3) return polylinePath(points, close)
  const middle = (a: Vector, b: Vector) => `${roundToInteger((a[0] + b[0]) / 2)} ${roundToInteger((a[1] + b[1]) / 2)}`
  const first = points[0] as Vector
  const inner = points
    .slice(1, -1)
    .map((point, index) => `Q${roundToInteger(point[0])} ${roundToInteger(point[1])} ${middle(point, points[index + 2] as Vector)}`)
    .join('')
  const last = points.at(-1) as Vector
  return `M${roundToInteger(first[0])} ${roundToInteger(first[1])}${inner}L${roundToInteger(last[0])} ${roundToInteger(last[1])}${close ? 'z' : ''}`
}

/** Closed smooth SVG path through the middles of the outline's edges: quadratic Bézier curves with the corners as control points. */
export function closedCurve(outline: readonly Vector[]): string {
  const last = outline.at(-1) as Vector
  const middles = outline.map((point, index) => {
    const before = outline[index - 1] ?? last
    return [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2] as const
  })
  const start = middles[0] ?? last
  return `M${start[0]} ${start[1]}${outline.map(([x, y], index) => `Q${x} ${y} ${(middles[index + 1] ?? start).join(' ')}`).join('')}z`
}

/** Evenly spaced trees of a row, with deterministic jitter, so that every build draws the same. */
export function treesAlong([from, to, count]: readonly [Vector, Vector, number]): { x: number; y: number; radius: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const fraction = count === 1 ? 0.5 : index / (count - 1)
    const jitter = ((index * 37 + count * 11) % 9) - 4
    return {
      x: roundToInteger(from[0] + (to[0] - from[0]) * fraction + jitter),
      y: roundToInteger(from[1] + (to[1] - from[1]) * fraction + (((index * 53) % 7) - 3)),
      radius: 4 + ((index * 29) % 4),
    }
  })
}
