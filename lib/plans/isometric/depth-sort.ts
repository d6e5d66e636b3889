import type { Box } from '@/lib/content/schemas/plans'
import { boundingBox } from '../rectilinear'
import { convexHull, separatingAxes, type ConvexPolygon } from '../convex-polygon'
import { project, VIEWER_DIRECTION } from './projection'
import type { Solid } from './solid'

/** Overlap in mm that counts as rounding where solids touch. */
const TOLERANCE_MM = 1
/** Silhouettes that overlap by less than this do not occlude each other, in units of the drawing. */
const TOLERANCE_UNITS = 0.5

export const silhouette = (solid: Solid): ConvexPolygon =>
  convexHull(solid.footprint.flatMap(([x, y]) => [project([x, y, solid.z0]), project([x, y, solid.z1])]))

const boxesOverlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

type Occlusion = 'before' | 'behind' | 'apart' | 'overlap'

/** Whether `a` is drawn in front of `b` or behind it; `apart` when neither can occlude the other, `overlap` when no plane separates them. */
function occlusion(a: Solid, b: Solid): Occlusion {
  let [aMayOcclude, bMayOcclude, separated] = [true, true, false]
  const applySeparatingPlane = (viewerOnSideOf: 'a' | 'b' | 'neither') => {
    separated = true
    if (viewerOnSideOf !== 'b') bMayOcclude = false
    if (viewerOnSideOf !== 'a') aMayOcclude = false
  }
  if (a.z0 >= b.z1 - TOLERANCE_MM) applySeparatingPlane('a')
  if (b.z0 >= a.z1 - TOLERANCE_MM) applySeparatingPlane('b')
  for (const [x, y] of separatingAxes(a.footprint, b.footprint, TOLERANCE_MM)) {
    const towards = x * VIEWER_DIRECTION[0] + y * VIEWER_DIRECTION[1]
    applySeparatingPlane(Math.abs(towards) < 1e-6 ? 'neither' : towards > 0 ? 'b' : 'a')
  }
  if (!separated) return 'overlap'
  return aMayOcclude ? 'before' : bMayOcclude ? 'behind' : 'apart'
}

export interface DepthSortResult {
  /** Farthest first. */
  solids: Solid[]
  /** Names of solids that intersect, and of occlusion cycles: they cannot be drawn correctly by the painter's algorithm. */
  errors: string[]
}

/**
 * Painter's algorithm: sorts solids back to front by a topological sort of their occlusion graph. Convex solids that
 * do not intersect have a separating plane; the one on the viewer's side is drawn later. Only pairs whose silhouettes
 * overlap are compared.
 */
export function depthSort(solids: readonly Solid[]): DepthSortResult {
  const errors: string[] = []
  const silhouettes = solids.map(silhouette)
  const boxes = silhouettes.map((shape) => boundingBox(shape))
  const successors = solids.map(() => new Set<number>())
  const inDegree = solids.map(() => 0)
  const addEdge = (front: number, back: number) => {
    successors[back]?.add(front)
    inDegree[front] = (inDegree[front] ?? 0) + 1
  }
  solids.forEach((a, i) => {
    for (let j = i + 1; j < solids.length; j++) {
      const b = solids[j] as Solid
      if (!boxesOverlap(boxes[i] as Box, boxes[j] as Box)) continue
      if (separatingAxes(silhouettes[i] as ConvexPolygon, silhouettes[j] as ConvexPolygon, TOLERANCE_UNITS).length > 0) continue
      const order = occlusion(a, b)
      if (order === 'overlap') errors.push(`${a.name} × ${b.name}`)
      if (order === 'before') addEdge(i, j)
      if (order === 'behind') addEdge(j, i)
    }
  })

  const depth = ({ footprint }: Solid) => Math.max(...footprint.map(([x, y]) => x * VIEWER_DIRECTION[0] + y * VIEWER_DIRECTION[1]))
  const remaining = new Set(solids.keys())
  const sorted: Solid[] = []
  while (remaining.size > 0) {
    const ready = [...remaining].filter((index) => inDegree[index] === 0)
    if (ready.length === 0) errors.push(`순환: ${[...remaining].map((index) => solids[index]?.name).join(', ')}`)
    const next = (ready.length > 0 ? ready : [...remaining]).reduce((best, index) =>
      depth(solids[index] as Solid) < depth(solids[best] as Solid) ? index : best,
    )
    remaining.delete(next)
    sorted.push(solids[next] as Solid)
    for (const index of successors[next] ?? []) inDegree[index] = (inDegree[index] ?? 0) - 1
  }
  return { solids: sorted, errors }
}
