import type { Point } from '@/lib/content/schemas/plans'

/** Corners of a convex polygon in clockwise order (x to the right, y down). */
export type ConvexPolygon = readonly Point[]

export const rectangle = (x1: number, y1: number, x2: number, y2: number): ConvexPolygon => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
]

const dotProduct = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]

interface Edge {
  readonly from: Point
  readonly to: Point
  readonly normal: Point
}

/** Memoised, because each solid of a scene is compared with most others. */
const knownEdges = new WeakMap<ConvexPolygon, readonly Edge[]>()

/** Edges of the polygon with their outward unit normals. */
export function edgesOf(polygon: ConvexPolygon): readonly Edge[] {
  const known = knownEdges.get(polygon)
  if (known) return known
  const edges = polygon.map((from, index): Edge => {
    const to = polygon[(index + 1) % polygon.length] as Point
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy) || 1
    return { from, to, normal: [dy / length, -dx / length] }
  })
  knownEdges.set(polygon, edges)
  return edges
}

/** Convex hull by Andrew's monotone chain, clockwise (x to the right, y down). */
export function convexHull(points: readonly Point[]): ConvexPolygon {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (ordered: readonly Point[]) => {
    const hull: Point[] = []
    for (const point of ordered) {
      for (let [a, b] = hull.slice(-2); a && b && (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) <= 0; [a, b] = hull.slice(-2))
        hull.pop()
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  return [...chain(sorted), ...chain([...sorted].reverse())]
}

/** Whether all of `polygon` lies on the outer side of another's edge. */
const liesBeyond = (polygon: ConvexPolygon, { from, normal }: { from: Point; normal: Point }, tolerance: number): boolean =>
  polygon.every((point) => (point[0] - from[0]) * normal[0] + (point[1] - from[1]) * normal[1] >= -tolerance)

/**
 * Separating axis theorem: the axes along which the projection of `a` ends before that of `b` begins. Empty when the
 * polygons overlap. A convex polygon ends, along the normal of one of its edges, with that edge.
 * @param tolerance overlap that still counts as separate
 */
export const separatingAxes = (a: ConvexPolygon, b: ConvexPolygon, tolerance: number): Point[] => [
  ...edgesOf(a).flatMap((edge) => (liesBeyond(b, edge, tolerance) ? [edge.normal] : [])),
  ...edgesOf(b).flatMap((edge) => (liesBeyond(a, edge, tolerance) ? [[-edge.normal[0], -edge.normal[1]] satisfies Point] : [])),
]

/** Clips `subject` to the convex polygon `window` (Sutherland–Hodgman). */
export function clipPolygon(subject: ConvexPolygon, window: ConvexPolygon): ConvexPolygon {
  let clipped: Point[] = [...subject]
  for (const { from, normal } of edgesOf(window)) {
    const signedDistance = (point: Point) => dotProduct([point[0] - from[0], point[1] - from[1]], normal)
    clipped = clipped.flatMap((point, index) => {
      const next = clipped[(index + 1) % clipped.length] as Point
      const [here, there] = [signedDistance(point), signedDistance(next)]
      const intersection: Point = [point[0] + ((next[0] - point[0]) * here) / (here - there), point[1] + ((next[1] - point[1]) * here) / (here - there)]
      return [...(here <= 0 ? [point] : []), ...(here < 0 !== there < 0 && here !== there ? [intersection] : [])]
    })
  }
  return clipped
}
