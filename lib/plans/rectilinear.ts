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

/** Axis-aligned bounding box of all polygons. Numbers in variables of their own, because checking a plan calls it thousands of times. */
export function boundingBox(...polygons: readonly Polygon[]): Box {
  let [x1, y1, x2, y2] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const polygon of polygons) {
    for (const [x, y] of polygon) {
      if (x < x1) x1 = x
      if (y < y1) y1 = y
      if (x > x2) x2 = x
      if (y > y2) y2 = y
    }
  }
  return [x1, y1, x2, y2]
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
  let last = polygon.at(-1) as Point
  for (const corner of polygon) {
    if (last[1] > y !== corner[1] > y && x < ((corner[0] - last[0]) * (y - last[1])) / (corner[1] - last[1]) + last[0]) inside = !inside
    last = corner
  }
  return inside
}

/** Coordinate compression: the distinct x and y of all corners, sorted. On this grid every rectilinear polygon is a union of whole cells. */
export function compressCoordinates(polygons: readonly Polygon[]): { xs: number[]; ys: number[] } {
  const sorted = (values: number[]) => [...new Set(values)].sort((a, b) => a - b)
  return { xs: sorted(polygons.flat().map(([x]) => x)), ys: sorted(polygons.flat().map(([, y]) => y)) }
}

/** Cells of the polygons' compressed grid that satisfy `predicate`, which is given their centre as well. */
export function filterCells(polygons: readonly Polygon[], predicate: (middle: Point, cell: Box) => boolean): Box[] {
  const { xs, ys } = compressCoordinates(polygons)
  const cells: Box[] = []
  for (let column = 0; column + 1 < xs.length; column++) {
    for (let row = 0; row + 1 < ys.length; row++) {
      const cell: Box = [xs[column] as number, ys[row] as number, xs[column + 1] as number, ys[row + 1] as number]
      if (predicate([(cell[0] + cell[2]) / 2, (cell[1] + cell[3]) / 2], cell)) cells.push(cell)
    }
  }
  return cells
}

const totalArea = (cells: readonly Box[]) => cells.reduce((total, [x1, y1, x2, y2]) => total + (x2 - x1) * (y2 - y1), 0)

/** Boxes of a plan's own polygons, memoised because checking compares each with many others. */
const knownBoxes = new WeakMap<Polygon, Box>()

function boxOf(polygon: Polygon): Box {
  const box = knownBoxes.get(polygon) ?? boundingBox(polygon)
  knownBoxes.set(polygon, box)
  return box
}

const boxesOverlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

const gridIntersectionArea = (a: Polygon, b: Polygon): number =>
  totalArea(filterCells([a, b], (middle) => pointInPolygon(a, middle) && pointInPolygon(b, middle)))

/** Area of the intersection of two rectilinear polygons. Compares bounding boxes first, because most pairs do not meet. */
export const intersectionArea = (a: Polygon, b: Polygon): number => (boxesOverlap(boxOf(a), boxOf(b)) ? gridIntersectionArea(a, b) : 0)

/** {@link intersectionArea} with a rectangle. */
export const areaInBox = (polygon: Polygon, box: Box): number => (boxesOverlap(boxOf(polygon), box) ? gridIntersectionArea(polygon, boxToPolygon(box)) : 0)
