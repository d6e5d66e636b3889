import type { Point } from '@/lib/content/schemas/plans'
import type { ConvexPolygon } from '../convex-polygon'
import type { Material } from './materials'

/** Height of the horizontal cutting plane above the floor, in mm. */
export const CUT_HEIGHT_MM = 1200

/** A flat shape on the top face of a solid. */
interface Inlay {
  shape: ConvexPolygon
  material: Material
  /** Depth of a recess such as a basin, in mm. */
  depth?: number
}

/** A circle on a vertical side, such as the door of a washer. */
interface Disc {
  /** Index of the footprint's edge. */
  side: number
  /** Centre as a fraction of the side's length; `z` and `radius` in mm. */
  at: number
  z: number
  radius: number
  material: Material
}

/** A vertical prism with a convex footprint in mm of the plan, between the heights `z0` and `z1` above the floor. */
export interface Solid {
  /** The object that it is part of, for error messages. */
  name: string
  footprint: ConvexPolygon
  z0: number
  z1: number
  material: Material
  inlays?: readonly Inlay[]
  discs?: readonly Disc[]
  /** Door joints: index of the side, and their distance in mm. */
  joints?: { side: number; every: number }
  /** Intervals of sides that no other wall covers, in mm; only these are drawn. Walls alone. */
  exposed?: readonly { side: number; from: Point; to: Point }[]
}
