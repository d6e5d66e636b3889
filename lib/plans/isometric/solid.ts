import type { Point } from '@/lib/content/schemas/plans'
import type { Convex } from './convex'
import type { Material } from './materials'

/** Everything higher is cut off at this height over the floor, in mm. */
export const CUT_MM = 1200

/** Something flat on the top of a solid. */
interface Inlay {
  shape: Convex
  material: Material
  /** Sunk into the top by so many mm: a basin. */
  depth?: number
}

/** Something round on an upright side: the door of a washer. */
interface Disc {
  /** Which side of the footprint, from its first corner on. */
  side: number
  /** Middle as a part of the side's length, its height and radius in mm. */
  at: number
  z: number
  radius: number
  material: Material
}

/** A convex prism: a footprint in mm of the plan between two heights over the floor. */
export interface Solid {
  /** What it is part of, for the faults. */
  name: string
  footprint: Convex
  z0: number
  z1: number
  material: Material
  inlays?: readonly Inlay[]
  discs?: readonly Disc[]
  /** Joints of a front, in mm along the side and the length between them. */
  joints?: { side: number; every: number }
  /** Sides that another solid of the same material continues are not drawn: the stretch of a side that is open, in mm. */
  open?: readonly { side: number; from: Point; to: Point }[]
}
