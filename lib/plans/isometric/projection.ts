import type { Point } from '@/lib/content/schemas/plans'

/** Two units of the drawing per cm: integers stay precise enough for a door leaf. */
const UNITS_PER_MM = 0.2
/** Camera azimuth: east of south. */
const AZIMUTH = (33 * Math.PI) / 180
/** Camera elevation: steep enough to show floors behind walls that are cut at 1.2 m. */
const ELEVATION = (50 * Math.PI) / 180

const [COS_A, SIN_A] = [Math.cos(AZIMUTH), Math.sin(AZIMUTH)]
const [COS_E, SIN_E] = [Math.cos(ELEVATION), Math.sin(ELEVATION)]

/** Direction towards the viewer on the ground plane. */
export const VIEWER_DIRECTION: Point = [SIN_A, COS_A]

/** A 3D point: x and y in mm of the plan, z in mm above the floor. */
export type Corner = readonly [x: number, y: number, z: number]

/** Axonometric (parallel) projection to units of the drawing, x to the right and y down, not rounded. */
export const project = ([x, y, z]: Corner): Point => [(x * COS_A - y * SIN_A) * UNITS_PER_MM, ((x * SIN_A + y * COS_A) * SIN_E - z * COS_E) * UNITS_PER_MM]

/** Inverse of {@link project} for points on the floor: from units of the drawing to mm of the plan. */
export function unproject([x, y]: Point): Point {
  const [across, towards] = [x / UNITS_PER_MM, y / UNITS_PER_MM / SIN_E]
  return [across * COS_A + towards * SIN_A, towards * COS_A - across * SIN_A]
}

const toMatrixNumber = (value: number) => Number(value.toFixed(4))

/** SVG matrix that projects a drawing in cm of the plan onto the horizontal plane `z` mm above the floor. */
export function horizontalPlaneMatrix(z: number): string {
  const cm = UNITS_PER_MM * 10
  return `matrix(${[COS_A * cm, SIN_A * SIN_E * cm, -SIN_A * cm, COS_A * SIN_E * cm, 0, -z * COS_E * UNITS_PER_MM].map(toMatrixNumber).join(' ')})`
}

/** SVG matrix that projects a drawing in cm onto the vertical plane through the edge: x along it from `from`, y upwards. */
export function verticalPlaneMatrix(from: Corner, to: Corner): string {
  const [start, end] = [project(from), project(to)]
  const lengthCm = Math.hypot(to[0] - from[0], to[1] - from[1]) / 10
  const along = [(end[0] - start[0]) / lengthCm, (end[1] - start[1]) / lengthCm]
  return `matrix(${[...along.map(toMatrixNumber), 0, toMatrixNumber(-COS_E * UNITS_PER_MM * 10), Math.round(start[0]), Math.round(start[1])].join(' ')})`
}
