import type { Point, UnitPlan } from '@/lib/content/schemas/plans'
import type { Theme } from '@/lib/content/schemas/site'
import { polygonPath } from '../unit-drawing'
import { edgesOf } from '../convex-polygon'
import { silhouette } from './depth-sort'
import { contactShadowPath, wallCutPath, floorPaths, landing, rugPath, shadowPath, shaftPath, type Flooring } from './ground'
import { placeLabels, type ViewBox, type IsometricLabel } from './labels'
import { mixColours, palette } from './materials'
import { polygonToPath, renderCutFace, renderSolid, type Palette } from './painter'
import { horizontalPlaneMatrix, project, VIEWER_DIRECTION } from './projection'
import { unitScene, type Scene } from './scene'
import { CUT_HEIGHT_MM } from './solid'

const SLAB_MM = 180
/** Margin for the blurred shadow under the floor slab, in units. */
const MARGIN = 84

/** View box in units: the bounds of everything that is drawn, and a margin. */
function viewBoxOf(plan: UnitPlan, scene: Scene): ViewBox {
  const points = [...scene.solids.flatMap(silhouette), ...[...plan.outline, ...(landing(plan) ?? [])].map(([x, y]) => project([x, y, -SLAB_MM]))]
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.floor(Math.min(...xs)) - MARGIN, Math.floor(Math.min(...ys)) - MARGIN]
  return { x, y, width: Math.ceil(Math.max(...xs)) + MARGIN - x, height: Math.ceil(Math.max(...ys)) + MARGIN - y }
}

const COMPASS = { radiusCm: 52, inset: 190 }

/**
 * North arrow on the ground plane, in the corner that a view from the south-east leaves empty. Its letter is a path,
 * because the file has no text.
 */
function compass({ x, y, height }: ViewBox, degrees: number, ink: string): string {
  const { radiusCm: r, inset } = COMPASS
  const turn = (degrees * Math.PI) / 180
  const [tipX, tipY] = project([Math.sin(turn) * r * 16, -Math.cos(turn) * r * 16, 0])
  const at = `translate(${x + inset} ${y + height - inset})`
  return `<g transform="${at}" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"><g transform="${horizontalPlaneMatrix(0)} rotate(${degrees})" stroke-width="2.4"><circle r="${r}"/><path fill="${ink}" d="M0-${r}L${r / 2} ${r * 0.7}L0 ${r * 0.42}z"/><path d="M0-${r}L-${r / 2} ${r * 0.7}L0 ${r * 0.42}z"/></g><path d="M${Math.round(tipX) - 14} ${Math.round(tipY) + 20}v-40l28 40v-40"/></g>`
}

const PLANKS = { width: 15, length: 180 }

/** Floorboard pattern: four rows with staggered joints, some boards darker. */
function planks(dark: string, line: string): string {
  const { width, length } = PLANKS
  const rows = [0, 0.4, 0.75, 0.2]
  const joints = rows.map((part, row) => `M${length * part} ${row * width}v${width}`).join('')
  return `<pattern id="w" width="${length}" height="${rows.length * width}" patternUnits="userSpaceOnUse"><path fill="${dark}" d="M${length * 0.4} ${width}h${length * 0.6}v${width}h${-length * 0.6}zM${length * 0.2} ${3 * width}h${length * 0.3}v${width}h${-length * 0.3}z"/><path fill="none" stroke="${line}" stroke-width=".7" d="${rows.map((_, row) => `M0 ${row * width}h${length}`).join('')}${joints}"/></pattern>`
}

const tiles = (id: string, width: number, height: number, line: string) =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path fill="none" stroke="${line}" stroke-width=".9" d="M0 0H${width}M0 0V${height}"/></pattern>`

/** Visible sides of the floor slab. */
function slabSides(shape: readonly Point[], paint: (lit: boolean) => string): string {
  // The outline is clockwise, so edgesOf returns outward normals.
  return edgesOf(shape)
    .filter(({ normal }) => normal[0] * VIEWER_DIRECTION[0] + normal[1] * VIEWER_DIRECTION[1] > 1e-3)
    .map(
      ({ from, to, normal }) =>
        `<path class="${paint(normal[1] > 0.5)}" d="${polygonToPath([project([...from, -SLAB_MM]), project([...to, -SLAB_MM]), project([...to, 0]), project([...from, 0])])}"/>`,
    )
    .join('')
}

export interface Isometric {
  svg: string
  width: number
  height: number
  labels: IsometricLabel[]
}

/** Cutaway view of a unit at a height of 1.2 m as an SVG file without text: the page sets the room names over it. */
export function renderIsometric(plan: UnitPlan, theme: Theme): Isometric {
  const scene = unitScene(plan)
  const frame = viewBoxOf(plan, scene)
  const { ink, pine, paper, sand, brass, river } = theme
  const colours = palette(theme)
  const shade = mixColours(ink, 0.78, brass)
  const classes = new Map<string, string>()
  const fill = (colour: string) => {
    const className = classes.get(colour) ?? `c${classes.size.toString(36)}`
    classes.set(colour, className)
    return className
  }
  const paints: Palette = { colours, shade, fill }
  const floors = floorPaths(plan)
  const wood = mixColours(brass, 0.24, mixColours(sand, 0.62, '#ffffff'))
  const floorFills: Record<Flooring, { colour: string; pattern?: string }> = {
    wood: { colour: wood, pattern: 'w' },
    stone: { colour: mixColours(sand, 0.5, mixColours(ink, 0.1, '#ffffff')), pattern: 's' },
    tile: { colour: mixColours(river, 0.2, '#ffffff'), pattern: 't' },
    deck: { colour: mixColours(sand, 0.42, mixColours(ink, 0.14, '#ffffff')), pattern: 'd' },
    screed: { colour: mixColours(ink, 0.16, paper) },
  }
  const landingShape = landing(plan)
  const slab = (lit: boolean) => fill(mixColours(shade, lit ? 0.1 : 0.3, mixColours(sand, 0.8, paper)))
  const solids = scene.solids.map((solid) => renderSolid(solid, paints)).join('')
  const cuts = scene.solids.map((solid) => renderCutFace(solid, paints)).join('')
  const [wall, cut] = [colours.wall, mixColours(pine, 0.9, ink)]
  const body = [
    compass(frame, plan.north, ink),
    `<g transform="${horizontalPlaneMatrix(-SLAB_MM)}"><path filter="url(#b)" opacity=".26" fill="${shade}" d="${polygonPath(plan.outline.map(([x, y]) => [x + 260, y + 40]))}${landingShape ? polygonPath(landingShape.map(([x, y]) => [x + 160, y + 40])) : ''}"/></g>`,
    landingShape
      ? slabSides(landingShape, slab) +
        `<g transform="${horizontalPlaneMatrix(0)}"><path fill="${mixColours(sand, 0.5, paper)}" d="${polygonPath(landingShape)}"/></g>`
      : '',
    slabSides(plan.outline, slab),
    `<g transform="${horizontalPlaneMatrix(0)}"><path fill="${floorFills.screed.colour}" d="${polygonPath(plan.outline)}"/>`,
    ...(Object.entries(floors) as [Flooring, string][]).map(([flooring, d]) => {
      const { colour, pattern } = floorFills[flooring]
      return `<path fill="${colour}" d="${d}"/>${pattern ? `<path fill="url(#${pattern})" d="${d}"/>` : ''}`
    }),
    `<path fill="${colours.rug}" stroke="${mixColours(brass, 0.4, sand)}" stroke-width="1.4" d="${rugPath(plan)}"/>`,
    `<g clip-path="url(#o)"><path filter="url(#c)" opacity=".3" fill="none" stroke="${shade}" stroke-width="16" d="${contactShadowPath(scene.solids)}"/>`,
    `<path filter="url(#e)" opacity=".2" fill="${shade}" d="${shadowPath(scene.solids)}"/></g></g>`,
    `<g stroke="${mixColours(ink, 0.8, brass)}" stroke-opacity=".34" stroke-linejoin="round">${solids}</g>`,
    `<g stroke="${mixColours(ink, 0.8, brass)}" stroke-opacity=".5" stroke-linejoin="round">${cuts}</g>`,
    `<g transform="${horizontalPlaneMatrix(CUT_HEIGHT_MM)}"><path fill="${cut}" stroke="${cut}" stroke-width=".4" d="${wallCutPath(scene.solids)}"/><path fill="${colours.shaft}" d="${shaftPath(plan)}"/></g>`,
  ].join('')
  const gradient = (id: string, foot: string, head: string) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${foot}"/><stop offset=".55" stop-color="${head}"/></linearGradient>`
  const blur = (id: string, deviation: number, filterRegion: string) =>
    `<filter id="${id}" ${filterRegion}><feGaussianBlur stdDeviation="${deviation}"/></filter>`
  const styles = [...classes].map(([colour, name]) => `.${name}{fill:${colour}}`).join('')
  const defs = [
    planks(mixColours(brass, 0.32, mixColours(sand, 0.66, '#ffffff')), mixColours(brass, 0.5, sand)),
    tiles('s', 60, 60, mixColours(ink, 0.26, sand)),
    tiles('t', 30, 30, mixColours(river, 0.38, '#ffffff')),
    tiles('d', 30, 30, mixColours(ink, 0.3, sand)),
    gradient('wl', mixColours(shade, 0.15, wall), mixColours(shade, 0.05, wall)),
    gradient('wd', mixColours(shade, 0.33, wall), mixColours(shade, 0.2, wall)),
    blur('b', 26, 'x="-20%" y="-20%" width="140%" height="140%"'),
    blur('c', 7, 'x="-2%" y="-2%" width="104%" height="104%"'),
    blur('e', 2.5, 'x="-2%" y="-2%" width="104%" height="104%"'),
    `<clipPath id="o"><path d="${polygonPath(plan.outline)}"/></clipPath>`,
  ].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}"><style>${styles}.wl{fill:url(#wl);stroke:url(#wl);stroke-opacity:1}.wd{fill:url(#wd);stroke:url(#wd);stroke-opacity:1}.g{fill-opacity:.5}.j{fill:none}</style><defs>${defs}</defs>${body}</svg>`
  return { svg, width: frame.width, height: frame.height, labels: placeLabels(plan, scene.solids, frame) }
}
