import type { Point } from '@/lib/content/schemas/plans'

/** Two units of the drawing are a centimetre: whole numbers are fine enough for a door leaf, and short. */
const UNITS_PER_MM = 0.2
/** The viewer stands this far to the east of due south of the sheet … */
const AZIMUTH = (33 * Math.PI) / 180
/** … and looks down at this angle: steep enough to see floors behind walls that are cut at 1.2 m. */
const ELEVATION = (50 * Math.PI) / 180

const [COS_A, SIN_A] = [Math.cos(AZIMUTH), Math.sin(AZIMUTH)]
const [COS_E, SIN_E] = [Math.cos(ELEVATION), Math.sin(ELEVATION)]

/** From the plan towards the viewer, on the ground. */
export const TO_VIEWER: Point = [SIN_A, COS_A]

/** A corner of a solid: mm of the plan, and mm over the floor. */
export type Corner = readonly [x: number, y: number, z: number]

/** Parallel projection to units of the drawing, x to the right and y down, not rounded. */
export const project = ([x, y, z]: Corner): Point => [(x * COS_A - y * SIN_A) * UNITS_PER_MM, ((x * SIN_A + y * COS_A) * SIN_E - z * COS_E) * UNITS_PER_MM]

/** The point of the floor, in mm, that is seen at a point of the drawing. */
export function unproject([x, y]: Point): Point {
  const [across, towards] = [x / UNITS_PER_MM, y / UNITS_PER_MM / SIN_E]
  return [across * COS_A + towards * SIN_A, towards * COS_A - across * SIN_A]
}

const figure = (value: number) => Number(value.toFixed(4))

/** An SVG matrix that lays a drawing of the plan in cm on the horizontal plane `z` mm over the floor. */
export function groundMatrix(z: number): string {
  const cm = UNITS_PER_MM * 10
  return `matrix(${[COS_A * cm, SIN_A * SIN_E * cm, -SIN_A * cm, COS_A * SIN_E * cm, 0, -z * COS_E * UNITS_PER_MM].map(figure).join(' ')})`
}

/** An SVG matrix that stands a drawing in cm upright over the edge from `from` to `to`: x along it, y from its foot up. */
export function uprightMatrix(from: Corner, to: Corner): string {
  const [start, end] = [project(from), project(to)]
  const lengthCm = Math.hypot(to[0] - from[0], to[1] - from[1]) / 10
  const along = [(end[0] - start[0]) / lengthCm, (end[1] - start[1]) / lengthCm]
  return `matrix(${[...along.map(figure), 0, figure(-COS_E * UNITS_PER_MM * 10), Math.round(start[0]), Math.round(start[1])].join(' ')})`
}
