import type { Point } from '@/lib/content/schemas/plans'
import { clipPolygon, convexHull, edgesOf, type ConvexPolygon } from '../convex-polygon'
import { silhouette } from './depth-sort'
import { mixColours, type Material } from './materials'
import { project, VIEWER_DIRECTION, verticalPlaneMatrix, type Corner } from './projection'
import { CUT_HEIGHT_MM, type Solid } from './solid'

/** Direction towards the sun on the ground plane: west-south-west, so that southern faces are lit and eastern ones are not. */
const SUN_DIRECTION: Point = [-0.62, 0.78]
/** Ratio of the shade colour on a side that faces the sun, and on one that faces away from it. */
const [LIT_SHADE, UNLIT_SHADE] = [0.05, 0.24]
const RECESS_SHADE = 0.2
const DISC_SEGMENTS = 20
/** Footprints with more corners are approximated curves: their sides are filled as one silhouette. */
const MAX_FLAT_SIDES = 8

export interface Palette {
  colours: Record<Material, string>
  /** Colour that unlit sides are mixed with. */
  shade: string
  /** CSS class for a fill colour, created on first use. */
  fill: (colour: string) => string
}

const rounded = (points: readonly Point[]) => points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)

/** Closed SVG path in integer units; relative commands make it shorter. */
export function polygonToPath(points: readonly Point[]): string {
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

const projectAtHeight = (shape: ConvexPolygon, z: number) => shape.map(([x, y]) => project([x, y, z]))
const path = (className: string, d: string) => `<path class="${className}" d="${d}"/>`

function sideColour(material: Material, [x, y]: Point, { colours, shade }: Palette): string {
  const light = (x * SUN_DIRECTION[0] + y * SUN_DIRECTION[1] + 1) / 2
  return mixColours(shade, UNLIT_SHADE + (LIT_SHADE - UNLIT_SHADE) * light, colours[material])
}

/** Side of a wall with a vertical gradient. */
function wallSide(from: Point, to: Point, lit: boolean): string {
  const [start, end]: Corner[] = [
    [...from, 0],
    [...to, 0],
  ]
  const length = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 10)
  return `<path class="${lit ? 'wl' : 'wd'}" transform="${verticalPlaneMatrix(start as Corner, end as Corner)}" d="M0 0h${length}v${CUT_HEIGHT_MM / 10}h${-length}z"/>`
}

function renderSides(solid: Solid, paints: Palette): string {
  if (solid.material === 'wall') {
    return (solid.exposed ?? []).map(({ side, from, to }) => wallSide(from, to, side === 2)).join('')
  }
  if (solid.footprint.length > MAX_FLAT_SIDES) return path(paints.fill(sideColour(solid.material, [0.4, 0.9], paints)), polygonToPath(silhouette(solid)))
  return edgesOf(solid.footprint)
    .map(({ from, to, normal }, side) => {
      if (normal[0] * VIEWER_DIRECTION[0] + normal[1] * VIEWER_DIRECTION[1] < 1e-3) return ''
      const face = [
        [...from, solid.z0],
        [...to, solid.z0],
        [...to, solid.z1],
        [...from, solid.z1],
      ] as unknown as Corner[]
      const glass = solid.material === 'glass' ? ' g' : ''
      return (
        path(paints.fill(sideColour(solid.material, normal, paints)) + glass, polygonToPath(face.map(project))) +
        renderJoints(solid, side, from, to) +
        renderDiscs(solid, side, from, to, paints)
      )
    })
    .join('')
}

const interpolate = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]

function renderJoints({ joints: wanted, z0, z1 }: Solid, side: number, from: Point, to: Point): string {
  if (wanted?.side !== side) return ''
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / wanted.every)
  if (count < 2) return ''
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const at = interpolate(from, to, (index + 1) / count)
    const [[x1, y1], [x2, y2]] = rounded([project([...at, z0]), project([...at, z1])]) as [Point, Point]
    return `M${x1} ${y1}L${x2} ${y2}`
  })
  return path('j', lines.join(''))
}

function renderDiscs({ discs: wanted = [] }: Solid, side: number, from: Point, to: Point, paints: Palette): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return wanted
    .filter((disc) => disc.side === side)
    .map(({ at, z, radius, material }) => {
      const rim = Array.from({ length: DISC_SEGMENTS }, (_, index) => {
        const turn = (index / DISC_SEGMENTS) * 2 * Math.PI
        return project([...interpolate(from, to, at + (Math.cos(turn) * radius) / length), z + Math.sin(turn) * radius])
      })
      return path(paints.fill(paints.colours[material]), polygonToPath(rim))
    })
    .join('')
}

/** Top face or cut face of a solid, with its inlays. */
function renderTop(solid: Solid, paints: Palette): string {
  const face = path(
    paints.fill(paints.colours[solid.material === 'glass' ? 'frame' : solid.material]),
    polygonToPath(projectAtHeight(solid.footprint, solid.z1)),
  )
  const inlays = (solid.inlays ?? []).map(({ shape, material, depth }) => {
    const rim = projectAtHeight(shape, solid.z1)
    if (!depth) return path(paints.fill(paints.colours[material]), polygonToPath(rim))
    const floor = clipPolygon(projectAtHeight(shape, solid.z1 - depth), convexHull(rim))
    return (
      path(paints.fill(mixColours(paints.shade, RECESS_SHADE, paints.colours[material])), polygonToPath(rim)) +
      (floor.length > 2 ? path(paints.fill(paints.colours[material]), polygonToPath(floor)) : '')
    )
  })
  return face + inlays.join('')
}

/** Visible faces below the cutting plane: the sides, and the top face where the solid ends below the plane. */
export const renderSolid = (solid: Solid, paints: Palette): string => renderSides(solid, paints) + (solid.z1 < CUT_HEIGHT_MM ? renderTop(solid, paints) : '')

/** Cut face of a solid that reaches the cutting plane. Nothing is higher than the plane, so these are drawn last. */
export const renderCutFace = (solid: Solid, paints: Palette): string => (solid.z1 < CUT_HEIGHT_MM || solid.material === 'wall' ? '' : renderTop(solid, paints))
