import type { Box, Point, Polygon } from '@/lib/content/schemas/plans'

/** Area of a polygon by the shoelace formula, never negative, in the square of the polygon's unit. */
export function polygonArea(polygon: Polygon): number {
  let doubledArea = 0
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] as Point
    doubledArea += x * nextY - nextX * y
  })
  return Math.abs(doubledArea) / 2
}

/** Axis-aligned bounding box of all polygons. Written as one loop because checking a plan calls it thousands of times. */
export function boundingBox(...polygons: readonly Polygon[]): Box {
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

export const boxToPolygon = ([x1, y1, x2, y2]: Box): Polygon => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
]

/** Point-in-polygon test by the even-odd rule. The result for a point on an edge is arbitrary: test points off the edges. */
export function pointInPolygon(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** Coordinate compression: the distinct x and y of all corners, sorted. On this grid every rectilinear polygon is a union of whole cells. */
export function compressCoordinates(polygons: readonly Polygon[]): { xs: number[]; ys: number[] } {
  const sorted = (values: number[]) => [...new Set(values)].sort((a, b) => a - b)
  return { xs: sorted(polygons.flat().map(([x]) => x)), ys: sorted(polygons.flat().map(([, y]) => y)) }
}

/** Cells of the polygons' compressed grid whose centre satisfies `predicate`. */
export function filterCells(polygons: readonly Polygon[], predicate: (middle: Point) => boolean): Box[] {
  const { xs, ys } = compressCoordinates(polygons)
  const cells: Box[] = []
  for (let column = 0; column + 1 < xs.length; column++) {
    for (let row = 0; row + 1 < ys.length; row++) {
      const cell: Box = [xs[column] as number, ys[row] as number, xs[column + 1] as number, ys[row + 1] as number]
      if (predicate([(cell[0] + cell[2]) / 2, (cell[1] + cell[3]) / 2])) cells.push(cell)
    }
  }
  return cells
}

const totalArea = (cells: readonly Box[]) => cells.reduce((total, [x1, y1, x2, y2]) => total + (x2 - x1) * (y2 - y1), 0)

function boundingBoxesOverlap(a: Polygon, b: Polygon): boolean {
  const [ax1, ay1, ax2, ay2] = boundingBox(a)
  const [bx1, by1, bx2, by2] = boundingBox(b)
  return ax1 < bx2 && bx1 < ax2 && ay1 < by2 && by1 < ay2
}

/** Area of the intersection of two rectilinear polygons. Most pairs do not meet, which their bounding boxes tell without a grid. */
export const intersectionArea = (a: Polygon, b: Polygon): number =>
  boundingBoxesOverlap(a, b) ? totalArea(filterCells([a, b], (middle) => pointInPolygon(a, middle) && pointInPolygon(b, middle))) : 0
