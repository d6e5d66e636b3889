import type { PlanRoom, UnitPlan } from '@/lib/content/schemas/plans'
import { compressCoordinates, pointInPolygon } from './rectilinear'

/** One dimension of a chain: the distance between two wall faces, in mm from the plan's origin. */
export interface Dimension {
  from: number
  to: number
  length: number
}
export type Side = 'top' | 'bottom' | 'left' | 'right'

/**
 * Dimension chain of one side of the unit: the distances between wall faces (안목치수) of the rooms along it, in order.
 */
export function dimensionChain(plan: UnitPlan, side: Side): Dimension[] {
  const { xs, ys } = compressCoordinates([plan.outline, ...plan.rooms.map((room) => room.shape)])
  const across = side === 'top' || side === 'bottom'
  const steps = across ? xs : ys
  const depths = across ? ys : xs
  const inward = side === 'top' || side === 'left' ? depths : [...depths].reverse()
  const spans: { from: number; to: number; room: PlanRoom }[] = []
  for (let index = 0; index + 1 < steps.length; index++) {
    const [from, to] = [steps[index] as number, steps[index + 1] as number]
    const room = firstRoom(plan, (from + to) / 2, inward, across)
    if (!room) continue
    const last = spans.at(-1)
    if (last && last.room === room && last.to === from) last.to = to
    else spans.push({ from, to, room })
  }
  return spans.map(({ from, to }) => ({ from, to, length: to - from }))
}

/** A ray that has passed this much wall runs along a partition instead of entering a room through the facade. */
const MAX_FACADE_MM = 420

/** Casts a ray from the side into the plan and returns the first room it hits; a shaft counts as wall. */
function firstRoom(plan: UnitPlan, position: number, inward: readonly number[], across: boolean): PlanRoom | undefined {
  let solid = 0
  for (let index = 0; index + 1 < inward.length; index++) {
    const [from, to] = [inward[index] as number, inward[index + 1] as number]
    const depth = (from + to) / 2
    const point = across ? ([position, depth] as const) : ([depth, position] as const)
    const room = plan.rooms.find((candidate) => pointInPolygon(candidate.shape, point))
    if (room) return room.kind === 'shaft' ? undefined : room
    if (pointInPolygon(plan.outline, point)) solid += Math.abs(to - from)
    if (solid > MAX_FACADE_MM) return undefined
  }
  return undefined
}

/** Overall dimension of a chain, from the first room's wall face to the last one's. */
export function overallDimension(chain: readonly Dimension[]): Dimension | undefined {
  const [first, last] = [chain[0], chain.at(-1)]
  return first && last && { from: first.from, to: last.to, length: last.to - first.from }
}
