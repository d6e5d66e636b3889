import type { Point } from '@/lib/content/schemas/plans'
import { clip, hullOf, sidesOf, type Convex } from './convex'
import { silhouette } from './depth-order'
import { mix, type Material } from './materials'
import { project, TO_VIEWER, uprightMatrix, type Corner } from './projection'
import { CUT_MM, type Solid } from './solid'

/** Towards the sun on the ground: from the west-south-west, so that southern faces are lit and eastern ones are not. */
const TO_SUN: Point = [-0.62, 0.78]
/** How much of the shade's colour a side takes when it faces the sun, and when it turns its back on it. */
const [LIT, UNLIT] = [0.05, 0.24]
const HOLLOW = 0.2
const DISC_CORNERS = 20
/** More corners than this are a curve, painted as one. */
const ROUND_CORNERS = 8

export interface Paints {
  colours: Record<Material, string>
  /** What unlit sides turn to. */
  shade: string
  /** Class of a fill, made on first use. */
  fill: (colour: string) => string
}

const rounded = (points: readonly Point[]) => points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)

/** Path data in whole units; relative steps are the shorter to write. */
export function outline(points: readonly Point[]): string {
  const [first, ...rest] = rounded(points)
  if (!first) return ''
  let [lastX, lastY] = first
  const steps = rest.map(([x, y]) => {
    const step = `${x - lastX} ${y - lastY}`
    ;[lastX, lastY] = [x, y]
    return step
  })
  return `M${first.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

const raised = (shape: Convex, z: number) => shape.map(([x, y]) => project([x, y, z]))
const path = (className: string, d: string) => `<path class="${className}" d="${d}"/>`

function sideColour(material: Material, [x, y]: Point, { colours, shade }: Paints): string {
  const light = (x * TO_SUN[0] + y * TO_SUN[1] + 1) / 2
  return mix(shade, UNLIT + (LIT - UNLIT) * light, colours[material])
}

/** A wall's side, brighter above than at its foot. */
function wallSide(from: Point, to: Point, lit: boolean): string {
  const [start, end]: Corner[] = [
    [...from, 0],
    [...to, 0],
  ]
  const length = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 10)
  return `<path class="${lit ? 'wl' : 'wd'}" transform="${uprightMatrix(start as Corner, end as Corner)}" d="M0 0h${length}v${CUT_MM / 10}h${-length}z"/>`
}

function sides(solid: Solid, paints: Paints): string {
  if (solid.material === 'wall') {
    return (solid.open ?? []).map(({ side, from, to }) => wallSide(from, to, side === 2)).join('')
  }
  if (solid.footprint.length > ROUND_CORNERS) return path(paints.fill(sideColour(solid.material, [0.4, 0.9], paints)), outline(silhouette(solid)))
  return sidesOf(solid.footprint)
    .map(({ from, to, normal }, side) => {
      if (normal[0] * TO_VIEWER[0] + normal[1] * TO_VIEWER[1] < 1e-3) return ''
      const face = [
        [...from, solid.z0],
        [...to, solid.z0],
        [...to, solid.z1],
        [...from, solid.z1],
      ] as unknown as Corner[]
      const glass = solid.material === 'glass' ? ' g' : ''
      return (
        path(paints.fill(sideColour(solid.material, normal, paints)) + glass, outline(face.map(project))) +
        joints(solid, side, from, to) +
        discs(solid, side, from, to, paints)
      )
    })
    .join('')
}

const between = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]

function joints({ joints: wanted, z0, z1 }: Solid, side: number, from: Point, to: Point): string {
  if (wanted?.side !== side) return ''
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / wanted.every)
  if (count < 2) return ''
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const at = between(from, to, (index + 1) / count)
    const [[x1, y1], [x2, y2]] = rounded([project([...at, z0]), project([...at, z1])]) as [Point, Point]
    return `M${x1} ${y1}L${x2} ${y2}`
  })
  return path('j', lines.join(''))
}

function discs({ discs: wanted = [] }: Solid, side: number, from: Point, to: Point, paints: Paints): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return wanted
    .filter((disc) => disc.side === side)
    .map(({ at, z, radius, material }) => {
      const rim = Array.from({ length: DISC_CORNERS }, (_, index) => {
        const turn = (index / DISC_CORNERS) * 2 * Math.PI
        return project([...between(from, to, at + (Math.cos(turn) * radius) / length), z + Math.sin(turn) * radius])
      })
      return path(paints.fill(paints.colours[material]), outline(rim))
    })
    .join('')
}

/** The top of a solid, or the cut through it, and what lies in it. */
function top(solid: Solid, paints: Paints): string {
  const face = path(paints.fill(paints.colours[solid.material === 'glass' ? 'frame' : solid.material]), outline(raised(solid.footprint, solid.z1)))
  const inlays = (solid.inlays ?? []).map(({ shape, material, depth }) => {
    const rim = raised(shape, solid.z1)
    if (!depth) return path(paints.fill(paints.colours[material]), outline(rim))
    const floor = clip(raised(shape, solid.z1 - depth), hullOf(rim))
    return (
      path(paints.fill(mix(paints.shade, HOLLOW, paints.colours[material])), outline(rim)) +
      (floor.length > 2 ? path(paints.fill(paints.colours[material]), outline(floor)) : '')
    )
  })
  return face + inlays.join('')
}

/** What is seen of a solid below the cut: its sides, and its top where the cut does not go through it. */
export const paintSolid = (solid: Solid, paints: Paints): string => sides(solid, paints) + (solid.z1 < CUT_MM ? top(solid, paints) : '')

/** The cut through a solid that goes on above it. Nothing stands higher than the cut, so these are painted last. */
export const paintCut = (solid: Solid, paints: Paints): string => (solid.z1 < CUT_MM || solid.material === 'wall' ? '' : top(solid, paints))
