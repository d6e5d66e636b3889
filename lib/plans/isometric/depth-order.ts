import type { Box } from '@/lib/content/schemas/plans'
import { boundsOf } from '../rectilinear'
import { hullOf, partingNormals, type Convex } from './convex'
import { project, TO_VIEWER } from './projection'
import type { Solid } from './solid'

/** Solids that touch may reach into each other by as much as rounding does, in mm. */
const SLACK_MM = 1
/** Pictures of solids that share less than this do not cover each other, in units of the drawing. */
const SLACK_UNITS = 0.5

export const silhouette = (solid: Solid): Convex => hullOf(solid.footprint.flatMap(([x, y]) => [project([x, y, solid.z0]), project([x, y, solid.z1])]))

const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

type Relation = 'before' | 'behind' | 'apart' | 'overlap'

/** Where `a` stands to `b` for the viewer; `apart` when neither can cover the other. */
function relation(a: Solid, b: Solid): Relation {
  let [aMayCover, bMayCover, parted] = [true, true, false]
  const keep = (viewerOnSideOf: 'a' | 'b' | 'neither') => {
    parted = true
    if (viewerOnSideOf !== 'b') bMayCover = false
    if (viewerOnSideOf !== 'a') aMayCover = false
  }
  if (a.z0 >= b.z1 - SLACK_MM) keep('a')
  if (b.z0 >= a.z1 - SLACK_MM) keep('b')
  for (const [x, y] of partingNormals(a.footprint, b.footprint, SLACK_MM)) {
    const towards = x * TO_VIEWER[0] + y * TO_VIEWER[1]
    keep(Math.abs(towards) < 1e-6 ? 'neither' : towards > 0 ? 'b' : 'a')
  }
  if (!parted) return 'overlap'
  return aMayCover ? 'before' : bMayCover ? 'behind' : 'apart'
}

export interface DepthOrder {
  /** Farthest first. */
  solids: Solid[]
  /** Pairs that stand in each other, and rings that have no order: a picture of them is wrong somewhere. Names. */
  faults: string[]
}

/**
 * Back to front, so that each solid may be painted over those before it. Convex solids that do not overlap are parted
 * by a plane; the one on the viewer's side of it is later. Only pairs whose pictures meet need an order.
 */
export function depthOrder(solids: readonly Solid[]): DepthOrder {
  const faults: string[] = []
  const silhouettes = solids.map(silhouette)
  const boxes = silhouettes.map((shape) => boundsOf(shape))
  const later = solids.map(() => new Set<number>())
  const waiting = solids.map(() => 0)
  const over = (front: number, back: number) => {
    later[back]?.add(front)
    waiting[front] = (waiting[front] ?? 0) + 1
  }
  solids.forEach((a, i) => {
    for (let j = i + 1; j < solids.length; j++) {
      const b = solids[j] as Solid
      if (!meet(boxes[i] as Box, boxes[j] as Box)) continue
      if (partingNormals(silhouettes[i] as Convex, silhouettes[j] as Convex, SLACK_UNITS).length > 0) continue
      const stands = relation(a, b)
      if (stands === 'overlap') faults.push(`${a.name} × ${b.name}`)
      if (stands === 'before') over(i, j)
      if (stands === 'behind') over(j, i)
    }
  })

  const depth = ({ footprint }: Solid) => Math.max(...footprint.map(([x, y]) => x * TO_VIEWER[0] + y * TO_VIEWER[1]))
  const left = new Set(solids.keys())
  const sorted: Solid[] = []
  while (left.size > 0) {
    const free = [...left].filter((index) => waiting[index] === 0)
    if (free.length === 0) faults.push(`순환: ${[...left].map((index) => solids[index]?.name).join(', ')}`)
    const next = (free.length > 0 ? free : [...left]).reduce((best, index) => (depth(solids[index] as Solid) < depth(solids[best] as Solid) ? index : best))
    left.delete(next)
    sorted.push(solids[next] as Solid)
    for (const index of later[next] ?? []) waiting[index] = (waiting[index] ?? 0) - 1
  }
  return { solids: sorted, faults }
}
