import type { Box, Point, Polygon } from '@/lib/content/schemas/plans'

/** Signed-free area in the square of the polygon's unit (shoelace formula). */
export function areaOf(polygon: Polygon): number {
  let twice = 0
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] as Point
    twice += x * nextY - nextX * y
  })
  return Math.abs(twice) / 2
}

/** The smallest box around all of them. In one loop: checking a plan asks for it thousands of times. */
export function boundsOf(...polygons: readonly Polygon[]): Box {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const polygon of polygons) {
    for (const [x, y] of polygon) {
      if (x < bounds[0]) bounds[0] = x
      if (y < bounds[1]) bounds[1] = y
      if (x > bounds[2]) bounds[2] = x
      if (y > bounds[3]) bounds[3] = y
    }
  }
  return bounds
}

export const boxPolygon = ([x1, y1, x2, y2]: Box): Polygon => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
]

/** Even-odd rule; a point on the edge counts to one side only, so ask about points off the edges. */
export function isInside(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** The smallest grid on which every polygon is a union of whole cells. */
export function gridOf(polygons: readonly Polygon[]): { xs: number[]; ys: number[] } {
  const sorted = (values: number[]) => [...new Set(values)].sort((a, b) => a - b)
  return { xs: sorted(polygons.flat().map(([x]) => x)), ys: sorted(polygons.flat().map(([, y]) => y)) }
}

/** Cells of the polygons' common grid that `wanted` accepts by their middle. */
export function cellsWhere(polygons: readonly Polygon[], wanted: (middle: Point) => boolean): Box[] {
  const { xs, ys } = gridOf(polygons)
  const cells: Box[] = []
  for (let column = 0; column + 1 < xs.length; column++) {
    for (let row = 0; row + 1 < ys.length; row++) {
      const cell: Box = [xs[column] as number, ys[row] as number, xs[column + 1] as number, ys[row + 1] as number]
      if (wanted([(cell[0] + cell[2]) / 2, (cell[1] + cell[3]) / 2])) cells.push(cell)
    }
  }
  return cells
}

const sum = (cells: readonly Box[]) => cells.reduce((total, [x1, y1, x2, y2]) => total + (x2 - x1) * (y2 - y1), 0)

function boundsOverlap(a: Polygon, b: Polygon): boolean {
  const [ax1, ay1, ax2, ay2] = boundsOf(a)
  const [bx1, by1, bx2, by2] = boundsOf(b)
  return ax1 < bx2 && bx1 < ax2 && ay1 < by2 && by1 < ay2
}

/** Area that two rectilinear polygons share. Most pairs of a plan lie apart, which their bounds tell without a grid. */
export const sharedArea = (a: Polygon, b: Polygon): number =>
  boundsOverlap(a, b) ? sum(cellsWhere([a, b], (middle) => isInside(a, middle) && isInside(b, middle))) : 0
