import type { SiteBuilding } from '@/lib/content/schemas/site-plan'

type Vector = readonly [x: number, y: number]

const LINE_WIDTH_M = 13
const SLAB_DEPTH_M = 12
const BEND_DEGREES = 11
const TOWER_WING_M = 13
/** Sun from the south-west at 16:00 in autumn, flattened so that shadows do not reach the next building. */
const SHADOW_PER_FLOOR: Vector = [0.42, -0.3]

const turned = ([x, y]: Vector, degrees: number): Vector => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}
const moved = ([x, y]: Vector, [byX, byY]: Vector): Vector => [x + byX, y + byY]
const rectangle = (x1: number, y1: number, x2: number, y2: number): Vector[] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
]

/** One polygon a line (호), west to east, in metres about the building's middle before it is turned. */
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
        return rectangle(x, -half, x + LINE_WIDTH_M, half).map((point) => turned(point, x < 0 ? -BEND_DEGREES : BEND_DEGREES))
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

/** From the middle of the building to its southern face, in metres. */
export const halfDepth = ({ form }: SiteBuilding): number => (form === 'tower' ? TOWER_WING_M + 3 : SLAB_DEPTH_M / 2)

const placed = (building: SiteBuilding, point: Vector): Vector => moved(turned(point, building.turn), building.at)

/** The plan of each line on the site, in metres. */
export const linePolygons = (building: SiteBuilding): Vector[][] => lineShapes(building).map((shape) => shape.map((point) => placed(building, point)))

/** A shadow as long as the building is high: the hull of its plan and its plan moved. */
export function shadowPolygon(building: SiteBuilding): Vector[] {
  const points = linePolygons(building).flat()
  const shift: Vector = [SHADOW_PER_FLOOR[0] * building.floors, SHADOW_PER_FLOOR[1] * building.floors]
  return convexHull([...points, ...points.map((point) => moved(point, shift))])
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Vector[]): Vector[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const turnOf = (o: Vector, a: Vector, b: Vector) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const chain = (ordered: readonly Vector[]) => {
    const hull: Vector[] = []
    for (const point of ordered) {
      while (hull.length >= 2 && turnOf(hull[hull.length - 2] as Vector, hull[hull.length - 1] as Vector, point) <= 0) hull.pop()
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  return [...chain(sorted), ...chain([...sorted].reverse())]
}

const whole = (value: number) => Math.round(value)

/** Path through the points in whole units; relative steps are the shorter to write. */
export function linePath(points: readonly Vector[], close = false): string {
  let [lastX, lastY] = [0, 0]
  return (
    points
      .map(([x, y], index) => {
        const [atX, atY] = [whole(x * 2) / 2, whole(y * 2) / 2]
        const [byX, byY] = [atX - lastX, atY - lastY]
        ;[lastX, lastY] = [atX, atY]
        if (index === 0) return `M${atX} ${atY}`
        return byY === 0 ? `h${byX}` : byX === 0 ? `v${byY}` : `l${byX} ${byY}`
      })
      .join('') + (close ? 'z' : '')
  )
}

/** A soft line through the points: quadratic curves whose handles are the points themselves. */
export function curvePath(points: readonly Vector[], close = false): string {
  if (points.length < 3) return linePath(points, close)
  const middle = (a: Vector, b: Vector) => `${whole((a[0] + b[0]) / 2)} ${whole((a[1] + b[1]) / 2)}`
  const first = points[0] as Vector
  const inner = points
    .slice(1, -1)
    .map((point, index) => `Q${whole(point[0])} ${whole(point[1])} ${middle(point, points[index + 2] as Vector)}`)
    .join('')
  const last = points.at(-1) as Vector
  return `M${whole(first[0])} ${whole(first[1])}${inner}L${whole(last[0])} ${whole(last[1])}${close ? 'z' : ''}`
}

/** Evenly spaced middles of trees along a row, jittered by their number, never at random. */
export function treesAlong([from, to, count]: readonly [Vector, Vector, number]): { x: number; y: number; radius: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? 0.5 : index / (count - 1)
    const wobble = ((index * 37 + count * 11) % 9) - 4
    return {
      x: whole(from[0] + (to[0] - from[0]) * part + wobble),
      y: whole(from[1] + (to[1] - from[1]) * part + (((index * 53) % 7) - 3)),
      radius: 4 + ((index * 29) % 4),
    }
  })
}
