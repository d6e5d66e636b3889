import type { Point } from '@/lib/content/schemas/plans'

/*
 * Directions on a plan: degrees clockwise from the top of the sheet, 0 to 360. A panorama's viewer counts the same
 * way, from the middle of the picture.
 */

const DEGREES = 180 / Math.PI
const FULL_TURN = 360
/** A mark that is nearer would lie below what one sees looking straight ahead, so it is drawn a step further away. */
const STEEPEST_LOOK = -20

export const normalise = (degrees: number): number => ((degrees % FULL_TURN) + FULL_TURN) % FULL_TURN

/** The direction in which `to` lies from `from`. */
export const bearing = (from: Point, to: Point): number => normalise(Math.atan2(to[0] - from[0], from[1] - to[1]) * DEGREES)

/** How far down one looks at a point of the floor: negative degrees. */
export const lookDown = (from: Point, to: Point, eyeHeight: number): number =>
  Math.max(STEEPEST_LOOK, -Math.atan2(eyeHeight, Math.hypot(to[0] - from[0], to[1] - from[1])) * DEGREES)

/** Where the mark of a link shows. */
export interface LinkDirection {
  yaw: number
  pitch: number
}

/** @param mark the doorway on the way to another scene, or that scene itself */
export const linkDirection = (from: Point, mark: Point, eyeHeight: number): LinkDirection => ({
  yaw: bearing(from, mark),
  pitch: lookDown(from, mark, eyeHeight),
})

const COMPASS = ['북쪽', '북동쪽', '동쪽', '남동쪽', '남쪽', '남서쪽', '서쪽', '북서쪽'] as const

/**
 * @param north direction of north on the sheet
 * @returns the point of the compass that one looks to, e.g. `남서쪽`
 */
export const compassPoint = (direction: number, north: number): string => COMPASS[Math.round(normalise(direction - north) / 45) % COMPASS.length] as string

/** What a visitor sees of the plan, looking to the top of the sheet from the origin: a sector as path data. */
export function sectorPath(fieldOfView: number, radius: number): string {
  const half = Math.min(fieldOfView, 170) / 2 / DEGREES
  const [x, y] = [Math.round(radius * Math.sin(half)), -Math.round(radius * Math.cos(half))]
  return `M0 0L${-x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}z`
}
