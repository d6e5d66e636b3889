import type { UnitPlan } from '@/lib/content/schemas/plans'
import { boundingBox } from '@/lib/plans/rectilinear'
import { drawingBounds } from '@/lib/plans/unit-drawing'

/** `overview` omits areas, dimensions and scale: for tabs and cards. */
export type DrawingDetail = 'full' | 'overview'

/** Space in cm around the building: for a dimension chain, for an open front door, and otherwise. */
const DIMENSION_CHAIN_CM = 96
const DOOR_LEAF_CM = 106
const MARGIN_CM = 36
const OVERVIEW_MARGIN_CM = 8

/** The front door is in the left wall, where the dimension chain would be. */
export const hasEntryOnLeft = (plan: UnitPlan): boolean => plan.openings.some(({ kind, box }) => kind === 'entry' && box[0] === boundingBox(plan.outline)[0])

/** View box in cm: the building and the space for what `detail` adds. */
export function unitViewBox(plan: UnitPlan, detail: DrawingDetail): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = drawingBounds(plan)
  const full = detail === 'full'
  const fromLeft = hasEntryOnLeft(plan)
  const left = fromLeft ? DOOR_LEAF_CM : full ? DIMENSION_CHAIN_CM : OVERVIEW_MARGIN_CM
  const right = full ? (fromLeft ? DIMENSION_CHAIN_CM : MARGIN_CM) : OVERVIEW_MARGIN_CM
  const [above, below] = full ? [MARGIN_CM, 226] : [OVERVIEW_MARGIN_CM, OVERVIEW_MARGIN_CM]
  return { x: x - left, y: y - above, width: width + left + right, height: height + above + below }
}

/** Size in cm of a sheet that holds each of several drawings, so that they have one scale. */
export function commonSheet(plans: readonly UnitPlan[], detail: DrawingDetail): { width: number; height: number } {
  const boxes = plans.map((plan) => unitViewBox(plan, detail))
  return { width: Math.max(...boxes.map(({ width }) => width)), height: Math.max(...boxes.map(({ height }) => height)) }
}
