import type { Point } from '@/lib/content/schemas/plans'

/** A convex polygon, clockwise on the sheet (x right, y down). */
export type Convex = readonly Point[]

export const rectangle = (x1: number, y1: number, x2: number, y2: number): Convex => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
]

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]

/** Each side with its outward normal of length 1. */
export function sidesOf(polygon: Convex): { from: Point; to: Point; normal: Point }[] {
  return polygon.map((from, index) => {
    const to = polygon[(index + 1) % polygon.length] as Point
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy) || 1
    return { from, to, normal: [dy / length, -dx / length] }
  })
}

/** Andrew's monotone chain, clockwise on the sheet. */
export function hullOf(points: readonly Point[]): Convex {
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

/**
 * Normals of lines that part two convex polygons: along each, all of `a` lies before all of `b`. Empty when they overlap.
 * @param slack how far they may reach into each other and still count as apart
 */
export function partingNormals(a: Convex, b: Convex, slack: number): Point[] {
  const parts = (x: number, y: number) => {
    let [last, first] = [-Infinity, Infinity]
    for (const point of a) last = Math.max(last, point[0] * x + point[1] * y)
    for (const point of b) first = Math.min(first, point[0] * x + point[1] * y)
    return last <= first + slack
  }
  return [...sidesOf(a).map(({ normal }) => normal), ...sidesOf(b).map(({ normal: [x, y] }): Point => [-x, -y])].filter(([x, y]) => parts(x, y))
}

/** The part of `subject` that lies in `window` (Sutherland–Hodgman). */
export function clip(subject: Convex, window: Convex): Convex {
  let kept: Point[] = [...subject]
  for (const { from, normal } of sidesOf(window)) {
    const outside = (point: Point) => dot([point[0] - from[0], point[1] - from[1]], normal)
    kept = kept.flatMap((point, index) => {
      const next = kept[(index + 1) % kept.length] as Point
      const [here, there] = [outside(point), outside(next)]
      const crossing: Point = [point[0] + ((next[0] - point[0]) * here) / (here - there), point[1] + ((next[1] - point[1]) * here) / (here - there)]
      return [...(here <= 0 ? [point] : []), ...(here < 0 !== there < 0 && here !== there ? [crossing] : [])]
    })
  }
  return kept
}
