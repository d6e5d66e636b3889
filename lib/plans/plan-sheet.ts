import { escapeMarkup } from '@/lib/escape-markup'
import type { Box, UnitPlan } from '@/lib/content/schemas/plans'
import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { roomAreas } from './areas'
import type { PlanProblem } from './check-unit-plan'
import { halfDepth, linePolygons, polylinePath } from './site-geometry'
import { drawUnit, labelPoint, polygonPath, toCm } from './unit-drawing'

/* Draws a plan of content with a grid for whoever enters it: coordinates at the edges, errors in red. Separate files, without
   the site's style sheets. */

const INK = '#1a1a1a'
const PROBLEM = '#c62828'
const SHEET_STYLE = 'font-family:sans-serif;text-anchor:middle'

const text = (x: number, y: number, size: number, value: string, colour = INK) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}">${escapeMarkup(value)}</text>`

const steps = (from: number, to: number, by: number): number[] => {
  const first = Math.ceil(from / by) * by
  return Array.from({ length: Math.max(0, Math.floor((to - first) / by) + 1) }, (_, index) => first + index * by)
}

interface Sheet {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Lines every `by` units, with their coordinates as content writes them at the edges. */
function grid({ x, y, width, height }: Sheet, by: number, size: number, label: (at: number) => string): string {
  const across = steps(x, x + width, by)
  const down = steps(y, y + height, by)
  return [
    `<path d="${across.map((at) => `M${at} ${y}v${height}`).join('')}${down.map((at) => `M${x} ${at}h${width}`).join('')}" stroke="#4a90d9" stroke-opacity=".35" stroke-width="${size / 20}"/>`,
    ...across.map((at) => text(at, y - size * 0.5, size, label(at), '#3a70a9')),
    ...down.map((at) => `<g style="text-anchor:end">${text(x - size * 0.4, at + size * 0.35, size, label(at), '#3a70a9')}</g>`),
  ].join('')
}

const document = ({ x, y, width, height }: Sheet, margin: number, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}" style="${SHEET_STYLE}"><rect x="${x - margin}" y="${y - margin}" width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>\n`

/**
 * A unit's plan: walls, rooms with names and areas, openings, furniture; the exclusive area's edge dashed in green.
 * @param problems marked in red
 * @returns SVG, lengths in cm
 */
export function unitPlanSheet(plan: UnitPlan, problems: readonly PlanProblem[]): string {
  const { bounds, outline, floors, gaps, leaves, swings, glass, fixtures } = drawUnit(plan)
  const areas = new Map(roomAreas(plan).map(({ id, total }) => [id, total]))
  const mark = ([x1, y1, x2, y2]: Box) =>
    `<rect x="${toCm(x1)}" y="${toCm(y1)}" width="${toCm(x2 - x1)}" height="${toCm(y2 - y1)}" fill="${PROBLEM}" fill-opacity=".3" stroke="${PROBLEM}" stroke-width="4"/>`
  return document(bounds, 110, [
    `<path d="${outline}" fill="${INK}"/>`,
    ...Object.entries(floors).map(
      ([kind, path]) => `<path d="${path}" fill="${kind === 'shaft' ? '#999' : kind === 'wet' ? '#e3eef5' : kind === 'outside' ? '#f2efe6' : '#fff'}"/>`,
    ),
    `<path d="${gaps}" fill="#fff"/><path d="${glass}" fill="#fff" stroke="${INK}" stroke-width="1.5"/>`,
    `<path d="${fixtures}" fill="none" stroke="#777" stroke-width="1"/><path d="${swings}" fill="none" stroke="#777"/><path d="${leaves}" stroke="${INK}" stroke-width="3" fill="none"/>`,
    grid(bounds, 100, 24, (at) => String(at * 10)),
    `<path d="${polygonPath(plan.exclusive)}" fill="none" stroke="#2e7d32" stroke-width="5" stroke-dasharray="18 10"/>`,
    ...plan.rooms.map((room) => {
      const { x, y } = labelPoint(room)
      const area = areas.get(room.id)
      if (area === undefined) return text(x, y, 14, room.id)
      return text(x, y, 30, room.name) + text(x, y + 28, 20, `${area.toFixed(2)}㎡`) + text(x, y + 48, 16, room.id, '#777')
    }),
    ...problems.flatMap(({ at }) => at.map(mark)),
  ])
}

/** Numbers of buildings that extend beyond their complex's land. */
export const buildingsOutside = (site: SitePlanData): number[] =>
  site.complexes.flatMap(({ outline, buildings }) => {
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const isOutside = ([x, y]: readonly [number, number]) => x < left || x > right || y < top || y > bottom
    return buildings.filter((building) => linePolygons(building).flat().some(isOutside)).map(({ number }) => number)
  })

/**
 * The site plan: land, roads, buildings with their lines of homes, storeys and numbers.
 * @param marked numbers of buildings drawn in red
 * @returns SVG, lengths in metres
 */
export function sitePlanSheet(site: SitePlanData, marked: readonly number[]): string {
  return document({ x: 0, y: 0, width: site.width, height: site.height }, 40, [
    ...site.roads.map(({ line, width }) => `<path d="${polylinePath(line)}" fill="none" stroke="#ccc" stroke-width="${width}"/>`),
    ...(site.river ? [`<path d="${polylinePath(site.river.banks, true)}" fill="#cfe3f0"/>`] : []),
    ...site.parcels.map(({ outline, name, label: [x, y] }) => `<path d="${polylinePath(outline, true)}" fill="#eee" stroke="#999"/>${text(x, y, 11, name)}`),
    ...site.complexes.map(
      ({ outline, name, label: [x, y] }) =>
        `<path d="${polylinePath(outline, true)}" fill="#f3f7ee" stroke="#7a8f5a" stroke-dasharray="6 4"/>${text(x, y, 14, name)}`,
    ),
    grid({ x: 0, y: 0, width: site.width, height: site.height }, 100, 10, String),
    ...site.complexes.flatMap(({ buildings }) =>
      buildings.map((building) => {
        const [x, y] = building.at
        const colour = marked.includes(building.number) ? PROBLEM : INK
        return [
          ...linePolygons(building).map((shape) => `<path d="${polylinePath(shape, true)}" fill="#fff" stroke="${colour}" stroke-width="1"/>`),
          text(x, y + halfDepth(building) + 11, 10, `${building.number}동 ${building.floors}층`, colour),
        ].join('')
      }),
    ),
    ...site.gates.map(({ at: [x, y], kind }) => `<circle cx="${x}" cy="${y}" r="4" fill="${kind === 'vehicle' ? '#c62828' : '#2e7d32'}"/>`),
  ])
}
