import type { PlanOpening, Point } from '@/lib/content/schemas/plans'
import { isHorizontal } from '../check-unit-plan'
import { separatingAxes, rectangle, type ConvexPolygon } from '../convex-polygon'
import { CUT_HEIGHT_MM, type Solid } from './solid'

const LEAF_MM = 45
const FRAME_MM = 50
const PANE_MM = 16
/** Glazing wider than this is divided by posts (mullions). */
const MAX_PANE_MM = 1300

/** Sill height by window width: wide windows begin near the floor, small ones (kitchens, baths) high. */
const sillHeight = (widthMm: number) => (widthMm > 2600 ? 120 : widthMm > 1300 ? 420 : 760)

/** Opening angles in degrees to try, widest first, until the door leaf collides with nothing. */
const LEAF_ANGLES = [66, 52, 38, 24, 10]

/** Local coordinates of a wall: along it and across it, whichever way it runs. */
function wallCoordinates(opening: PlanOpening) {
  const [x1, y1, x2, y2] = opening.box
  const across = isHorizontal(opening)
  return {
    length: across ? x2 - x1 : y2 - y1,
    thickness: across ? y2 - y1 : x2 - x1,
    at: (from: number, to: number, near: number, far: number): ConvexPolygon =>
      across ? rectangle(x1 + from, y1 + near, x1 + to, y1 + far) : rectangle(x1 + near, y1 + from, x1 + far, y1 + to),
  }
}

/** Framed glazing between two positions along the wall, between the depths `near` and `far`. */
function glazing(name: string, at: ReturnType<typeof wallCoordinates>['at'], [from, to]: [number, number], [near, far]: [number, number], z0: number): Solid[] {
  const count = Math.max(1, Math.ceil((to - from) / MAX_PANE_MM))
  const post = (middle: number): Solid => ({
    name,
    footprint: at(middle - FRAME_MM / 2, middle + FRAME_MM / 2, near, far),
    z0,
    z1: CUT_HEIGHT_MM,
    material: 'frame',
  })
  const centre = (near + far) / 2
  const posts = Array.from({ length: count + 1 }, (_, index) => from + FRAME_MM / 2 + ((to - from - FRAME_MM) * index) / count)
  const panes = posts.slice(1).map((end, index): Solid => ({
    name,
    footprint: at((posts[index] as number) + FRAME_MM / 2, end - FRAME_MM / 2, centre - PANE_MM / 2, centre + PANE_MM / 2),
    z0: z0 + FRAME_MM,
    z1: CUT_HEIGHT_MM,
    material: 'glass',
  }))
  const rails = posts.slice(1).map((end, index): Solid => ({
    name,
    footprint: at((posts[index] as number) + FRAME_MM / 2, end - FRAME_MM / 2, near, far),
    z0,
    z1: z0 + FRAME_MM,
    material: 'frame',
  }))
  return [...posts.map(post), ...rails, ...panes]
}

function window(opening: PlanOpening, name: string): Solid[] {
  const { length, thickness, at } = wallCoordinates(opening)
  const sill = sillHeight(length)
  const middle = thickness / 2
  return [
    { name, footprint: at(0, length, 0, thickness), z0: 0, z1: sill, material: 'sill' },
    ...glazing(name, at, [0, length], [middle - FRAME_MM / 2, middle + FRAME_MM / 2], sill),
  ]
}

/** Sliding door with two leaves on parallel tracks, partly open. */
function sliding(opening: PlanOpening, name: string): Solid[] {
  const { length, thickness, at } = wallCoordinates(opening)
  const middle = thickness / 2
  const half = length / 2
  const openedBy = half * 0.6
  return [
    ...glazing(name, at, [0, half + FRAME_MM / 2], [middle - FRAME_MM + 4, middle - 4], 0),
    ...glazing(name, at, [half - FRAME_MM / 2 - openedBy, length - openedBy], [middle + 4, middle + FRAME_MM - 4], 0),
  ]
}

/** Footprint of a door leaf rotated about its hinge by `degrees`. */
function rotatedLeaf({ box: [x1, y1, x2, y2], hinge }: Extract<PlanOpening, { kind: 'door' | 'entry' }>, across: boolean, degrees: number): ConvexPolygon {
  const [north, west] = [hinge.startsWith('n'), hinge.endsWith('w')]
  const hingePoint: Point = [west ? x1 : x2, north ? y1 : y2]
  const length = (across ? x2 - x1 : y2 - y1) - 20
  const turn = (degrees * Math.PI) / 180
  // Directions of the leaf: along the wall when closed, perpendicular to it on the hinge's side when open.
  const closedDirection: Point = across ? [west ? 1 : -1, 0] : [0, north ? 1 : -1]
  const openDirection: Point = across ? [0, north ? -1 : 1] : [west ? -1 : 1, 0]
  const along: Point = [
    closedDirection[0] * Math.cos(turn) + openDirection[0] * Math.sin(turn),
    closedDirection[1] * Math.cos(turn) + openDirection[1] * Math.sin(turn),
  ]
  const inward: Point = [
    closedDirection[0] * Math.sin(turn) - openDirection[0] * Math.cos(turn),
    closedDirection[1] * Math.sin(turn) - openDirection[1] * Math.cos(turn),
  ]
  const start: Point = [hingePoint[0] + openDirection[0] * 4 + closedDirection[0] * 8, hingePoint[1] + openDirection[1] * 4 + closedDirection[1] * 8]
  const corner = (length: number, depth: number): Point => [start[0] + along[0] * length - inward[0] * depth, start[1] + along[1] * length - inward[1] * depth]
  const corners = [corner(0, 0), corner(length, 0), corner(length, LEAF_MM), corner(0, LEAF_MM)]
  const doubledArea = corners.reduce(
    (total, [x, y], index) => total + x * (corners[(index + 1) % 4] as Point)[1] - y * (corners[(index + 1) % 4] as Point)[0],
    0,
  )
  return doubledArea > 0 ? corners : corners.reverse()
}

/** @param obstacles solids that a door leaf must not collide with */
export function openingSolids(opening: PlanOpening, obstacles: readonly Solid[]): Solid[] {
  const name = `${opening.kind} [${opening.box.join(', ')}]`
  switch (opening.kind) {
    case 'passage':
      return []
    case 'window':
      return window(opening, name)
    case 'sliding':
      return sliding(opening, name)
    case 'door':
    case 'entry': {
      const leaves = LEAF_ANGLES.map((degrees) => rotatedLeaf(opening, isHorizontal(opening), degrees))
      const fitting = leaves.find((leaf) => obstacles.every(({ footprint }) => separatingAxes(leaf, footprint, 1).length > 0))
      return [{ name, footprint: fitting ?? (leaves.at(-1) as ConvexPolygon), z0: 10, z1: CUT_HEIGHT_MM, material: opening.kind === 'entry' ? 'gate' : 'leaf' }]
    }
  }
}
