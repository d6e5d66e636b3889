import type { Point, Polygon, RoomKind, UnitPlan } from '@/lib/content/schemas/plans'
import { isHorizontal } from '../check-unit-plan'
import { boxToPolygon } from '../rectilinear'
import { polygonPath } from '../unit-drawing'
import { convexHull } from '../convex-polygon'
import type { Solid } from './solid'

/** Floor finish. */
export type Flooring = 'wood' | 'stone' | 'tile' | 'deck' | 'screed'

const FLOORINGS: Record<RoomKind, Flooring> = {
  entry: 'stone',
  hall: 'wood',
  living: 'wood',
  kitchen: 'wood',
  bedroom: 'wood',
  dressing: 'wood',
  storage: 'wood',
  study: 'wood',
  bath: 'tile',
  balcony: 'deck',
  plant: 'screed',
  shaft: 'screed',
}

/** Offset of a shadow for each mm of height: to the east and a little north, away from the sun. */
const SHADOW_OFFSET_PER_MM: Point = [0.5, -0.26]
/** The landing before the front door, in mm. */
const LANDING = { depth: 1150, side: 250 }
const RUG_MM = 420

const pathInCm = (shape: readonly Point[]) => `M${shape.map(([x, y]) => `${Math.round(x / 10)} ${Math.round(y / 10)}`).join('L')}z`

/** Path data of the floors by finish, in cm of the plan; a threshold has the finish of a dry room. */
export function floorPaths(plan: UnitPlan): Partial<Record<Flooring, string>> {
  const paths: Partial<Record<Flooring, string>> = {}
  const add = (flooring: Flooring, shape: Polygon) => {
    paths[flooring] = (paths[flooring] ?? '') + polygonPath(shape)
  }
  for (const room of plan.rooms) add(FLOORINGS[room.kind], room.shape)
  for (const { kind, box } of plan.openings) add(kind === 'entry' ? 'stone' : kind === 'window' ? 'screed' : 'wood', boxToPolygon(box))
  return paths
}

/** The floor outside the front door, in mm. */
export function landing(plan: UnitPlan): Polygon | undefined {
  const entry = plan.openings.find(({ kind }) => kind === 'entry')
  if (entry?.kind !== 'entry') return undefined
  const [x1, y1, x2, y2] = entry.box
  const { depth, side } = LANDING
  if (isHorizontal(entry))
    return entry.hinge.startsWith('n') ? boxToPolygon([x1 - side, y1 - depth, x2 + side, y1]) : boxToPolygon([x1 - side, y2, x2 + side, y2 + depth])
  return entry.hinge.endsWith('w') ? boxToPolygon([x1 - depth, y1 - side, x1, y2 + side]) : boxToPolygon([x2, y1 - side, x2 + depth, y2 + side])
}

/** A rug about each low table, in cm of the plan. */
export const rugPath = (plan: UnitPlan): string =>
  plan.fixtures
    .filter(({ kind }) => kind === 'low-table')
    .map(({ box: [x1, y1, x2, y2] }) => polygonPath(boxToPolygon([x1 - RUG_MM, y1 - RUG_MM, x2 + RUG_MM, y2 + RUG_MM])))
    .join('')

/** Cast shadows of everything that stands on the floor, in cm of the plan. One path, so that overlapping shadows do not darken. */
export const shadowPath = (solids: readonly Solid[]): string =>
  solids
    .filter(({ material, z0 }) => z0 < 120 && material !== 'glass')
    .map(({ footprint, z1 }) =>
      pathInCm(convexHull([...footprint, ...footprint.map(([x, y]): Point => [x + SHADOW_OFFSET_PER_MM[0] * z1, y + SHADOW_OFFSET_PER_MM[1] * z1])])),
    )
    .join('')

/** Contact shadows (ambient occlusion): footprints in cm of the plan, stroked with a blur. */
export const contactShadowPath = (solids: readonly Solid[]): string =>
  solids
    .filter(({ z0, material }) => z0 < 120 && material !== 'glass')
    .map(({ footprint }) => pathInCm(footprint))
    .join('')

/** Cut faces of the walls at the cutting plane, in cm of the plan. */
export const wallCutPath = (solids: readonly Solid[]): string =>
  solids
    .filter(({ material }) => material === 'wall')
    .map(({ footprint }) => polygonPath(footprint))
    .join('')

export const shaftPath = (plan: UnitPlan): string =>
  plan.rooms
    .filter(({ kind }) => kind === 'shaft')
    .map(({ shape }) => polygonPath(shape))
    .join('')
