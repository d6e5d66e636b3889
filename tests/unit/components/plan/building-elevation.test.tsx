import { renderToStaticMarkup } from 'react-dom/server'
import { BuildingElevation, elevationSize } from '@/components/plan/building-elevation'
import type { SiteBuilding } from '@/lib/content/schemas/site-plan'
import { content } from '@/lib/content/load'

const [shipped] = content.sitePlan.complexes.flatMap(({ buildings }) => buildings)
const building = (floors: number, lines: number): SiteBuilding => ({
  ...shipped!,
  floors,
  lines: Array.from({ length: lines }, () => [{ type: '84A', from: 1, to: floors }]),
})
/** In the drawing's units: its size and the outer edge of its columns. */
function drawn(own: SiteBuilding, beside: readonly SiteBuilding[] = []) {
  const html = renderToStaticMarkup(<BuildingElevation building={own} types={['84A']} size={elevationSize([own, ...beside])} />)
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? []).map(Number)
  const columns = [...html.matchAll(/d="M([\d.-]+) [\d.-]+V([\d.-]+)h([\d.]+)V/g)].map(([, x, y, columnWidth]) => [
    Number(x),
    Number(y),
    Number(x) + Number(columnWidth),
  ])
  return {
    width,
    height,
    left: Math.min(...columns.map(([x = 0]) => x)),
    top: Math.min(...columns.map(([, y = 0]) => y)),
    right: Math.max(...columns.map(([, , right = 0]) => right)),
  }
}

test.each([
  [1, 1],
  [35, 4],
  [49, 2],
  [80, 9],
])('draws %i floors of %i lines within the sheet', (floors, lines) => {
  const { width, left, top, right } = drawn(building(floors, lines))
  expect(left).toBeGreaterThan(0)
  expect(top).toBeGreaterThan(0)
  expect(right).toBeLessThan(width)
})

test('draws neighbouring buildings to one scale', () => {
  const [low, high] = [building(5, 2), building(49, 6)]
  const sheet = ({ width, height }: { width: number; height: number }) => [width, height]
  expect(sheet(drawn(low, [high]))).toEqual(sheet(drawn(high, [low])))
})
