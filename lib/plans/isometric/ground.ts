import type { Point, Polygon, RoomKind, UnitPlan } from '@/lib/content/schemas/plans'
import { isHorizontal } from '../check-unit-plan'
import { boxPolygon } from '../rectilinear'
import { polygonPath } from '../unit-drawing'
import { hullOf } from './convex'
import type { Solid } from './solid'

/** What a floor is laid with. */
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

/** Where a shadow falls for each mm of height: to the east and a little north, away from the sun. */
const SHADOW: Point = [0.5, -0.26]
/** The landing before the front door, in mm. */
const LANDING = { depth: 1150, side: 250 }
const RUG_MM = 420

const onSheet = (shape: readonly Point[]) => `M${shape.map(([x, y]) => `${Math.round(x / 10)} ${Math.round(y / 10)}`).join('L')}z`

/** Floors by what they are laid with, in cm of the plan; a threshold has the floor of a dry room. */
export function floorPaths(plan: UnitPlan): Partial<Record<Flooring, string>> {
  const paths: Partial<Record<Flooring, string>> = {}
  const add = (flooring: Flooring, shape: Polygon) => {
    paths[flooring] = (paths[flooring] ?? '') + polygonPath(shape)
  }
  for (const room of plan.rooms) add(FLOORINGS[room.kind], room.shape)
  for (const { kind, box } of plan.openings) add(kind === 'entry' ? 'stone' : kind === 'window' ? 'screed' : 'wood', boxPolygon(box))
  return paths
}

/** The floor outside the front door, in mm. */
export function landing(plan: UnitPlan): Polygon | undefined {
  const entry = plan.openings.find(({ kind }) => kind === 'entry')
  if (entry?.kind !== 'entry') return undefined
  const [x1, y1, x2, y2] = entry.box
  const { depth, side } = LANDING
  if (isHorizontal(entry))
    return entry.hinge.startsWith('n') ? boxPolygon([x1 - side, y1 - depth, x2 + side, y1]) : boxPolygon([x1 - side, y2, x2 + side, y2 + depth])
  return entry.hinge.endsWith('w') ? boxPolygon([x1 - depth, y1 - side, x1, y2 + side]) : boxPolygon([x2, y1 - side, x2 + depth, y2 + side])
}

/** A rug about each low table, in cm of the plan. */
export const rugPath = (plan: UnitPlan): string =>
  plan.fixtures
    .filter(({ kind }) => kind === 'low-table')
    .map(({ box: [x1, y1, x2, y2] }) => polygonPath(boxPolygon([x1 - RUG_MM, y1 - RUG_MM, x2 + RUG_MM, y2 + RUG_MM])))
    .join('')

/** Shadows of everything that stands on the floor, in cm of the plan: to be filled as one, so that they do not add up. */
export const shadowPath = (solids: readonly Solid[]): string =>
  solids
    .filter(({ material, z0 }) => z0 < 120 && material !== 'glass')
    .map(({ footprint, z1 }) => onSheet(hullOf([...footprint, ...footprint.map(([x, y]): Point => [x + SHADOW[0] * z1, y + SHADOW[1] * z1])])))
    .join('')

/** Footprints, in cm of the plan: their soft edge is the dark that gathers at the foot of things. */
export const contactPath = (solids: readonly Solid[]): string =>
  solids
    .filter(({ z0, material }) => z0 < 120 && material !== 'glass')
    .map(({ footprint }) => onSheet(footprint))
    .join('')

/** The cut through the walls, in cm of the plan. */
export const cutPath = (solids: readonly Solid[]): string =>
  solids
    .filter(({ material }) => material === 'wall')
    .map(({ footprint }) => polygonPath(footprint))
    .join('')

export const shaftPath = (plan: UnitPlan): string =>
  plan.rooms
    .filter(({ kind }) => kind === 'shaft')
    .map(({ shape }) => polygonPath(shape))
    .join('')
