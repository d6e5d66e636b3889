import type { Point } from '@/lib/content/schemas/plans'
import { directions } from '@/lib/messages/ko/panorama'

/*
 * Directions on a plan: degrees clockwise from the top of the sheet, 0 to 360. A panorama's viewer counts the same
 * way, from the middle of the picture.
 */

const DEGREES = 180 / Math.PI
const FULL_TURN = 360
/** Lowest pitch of a hotspot in degrees: a nearer one would be below the view of somebody looking straight ahead. */
const MIN_PITCH = -20

export const normaliseDegrees = (degrees: number): number => ((degrees % FULL_TURN) + FULL_TURN) % FULL_TURN

/** Bearing of `to` from `from`, in degrees. */
export const bearing = (from: Point, to: Point): number => normaliseDegrees(Math.atan2(to[0] - from[0], from[1] - to[1]) * DEGREES)

/** Pitch at which a point of the floor appears, in negative degrees, at least {@link MIN_PITCH}. */
export const floorPitch = (from: Point, to: Point, eyeHeight: number): number =>
  Math.max(MIN_PITCH, -Math.atan2(eyeHeight, Math.hypot(to[0] - from[0], to[1] - from[1])) * DEGREES)

/** Yaw and pitch of a hotspot, in degrees. */
export interface LinkDirection {
  yaw: number
  pitch: number
}

/** @param target the doorway on the way to another scene, or that scene itself */
export const linkDirection = (from: Point, target: Point, eyeHeight: number): LinkDirection => ({
  yaw: bearing(from, target),
  pitch: floorPitch(from, target, eyeHeight),
})

/**
 * @param north direction of north on the sheet
 * @returns the compass point of the direction, e.g. `남서쪽`
 */
export const compassPoint = (direction: number, north: number): string =>
  directions[Math.round(normaliseDegrees(direction - north) / 45) % directions.length] as string

/** SVG path of the field of view on the map: a sector from the origin towards the top. */
export function sectorPath(fieldOfView: number, radius: number): string {
  const half = Math.min(fieldOfView, 170) / 2 / DEGREES
  const [x, y] = [Math.round(radius * Math.sin(half)), -Math.round(radius * Math.cos(half))]
  return `M0 0L${-x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}z`
}
