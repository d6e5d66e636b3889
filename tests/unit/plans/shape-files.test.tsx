import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { shapeFiles } from '@/.generated/shape-files'
import { mapShapes, sitePlanShapes, unitPositionsShapes, unitShapes } from '@/components/plan/shape-files'
import { SchematicMap } from '@/components/plan/schematic-map'
import { SitePlan } from '@/components/plan/site-plan'
import { UnitDrawing } from '@/components/plan/unit-drawing'
import { UnitPositions } from '@/components/plan/unit-positions'
import { content, unitPlan } from '@/lib/content/load'

/** Shapes of a drawing in order, with their positions. */
const shapesOf = (markup: string) =>
  [...markup.matchAll(/<(path|rect|ellipse|circle)\b([^>]*?)\/?>/g)].map(
    ([, name, attributes = '']) => `${name}${attributes.replace(/ (?:class|fill)="[^"]*"/g, '')}`,
  )
const drawingOf = (html: string) => /<svg[^>]* role="img"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? ''

const plan = content.sitePlan
const units = content.plans.map(({ id }) => unitPlan(id))

it.each([
  ...units.map(
    (unit) =>
      [
        unit.id,
        unitShapes(unit),
        <UnitDrawing key="" plan={unit} detail="overview" />,
        <UnitDrawing key="" plan={unit} detail="overview" shapes="/x.svg" />,
      ] as const,
  ),
  [
    '단지배치도',
    sitePlanShapes(plan),
    <SitePlan key="" plan={plan} supply="임대" detail="overview" />,
    <SitePlan key="" plan={plan} supply="임대" detail="overview" shapes="/x.svg" />,
  ] as const,
  [
    '동호배치도',
    unitPositionsShapes(plan),
    <UnitPositions key="" plan={plan} supply="임대" detail="overview" />,
    <UnitPositions key="" plan={plan} supply="임대" detail="overview" shapes="/x.svg" />,
  ] as const,
  ...Object.values(content.maps).map(
    (map) =>
      [
        map.title,
        mapShapes(map),
        <SchematicMap key="" map={map} tools="bottom-corner" />,
        <SchematicMap key="" map={map} tools="bottom-corner" shapes="/x.svg" />,
      ] as const,
  ),
])('%s: the file and the text over it equal the drawing', (_, file, whole, words) => {
  const [inOne, over] = [whole, words].map((element) => drawingOf(renderToStaticMarkup(element)))
  expect(shapesOf(file).length).toBeGreaterThan(3)
  expect([...shapesOf(file), ...shapesOf(over ?? '')]).toEqual(shapesOf(inOne ?? ''))
  const viewBox = (svg = '') => /viewBox="([^"]*)"/.exec(svg)?.[1]
  expect(viewBox(file)).toBe(viewBox(inOne))
})

const files = [...Object.values(shapeFiles.units), shapeFiles.sitePlan, shapeFiles.unitPositions, shapeFiles.regionMap, shapeFiles.districtMap]

it('there is a file for every unit type and both site plans and maps', () => {
  expect(Object.keys(shapeFiles.units)).toEqual(units.map(({ id }) => id))
  expect(files).not.toContain(undefined)
})

it.each(files)('%s contains the rules and colours that it uses', (file = '') => {
  const svg = readFileSync(join('public', file), 'utf8')
  const style = /<style>([^<]*)<\/style>/.exec(svg)?.[1] ?? ''
  const classes = new Set([...svg.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  // `.edges .river` is a rule of both.
  expect([...classes].filter((name) => !new RegExp(`\\.${name}[{, ]`).test(style))).toEqual([])
  expect([...style.matchAll(/var\((--[\w-]+)\)/g)].filter(([, name]) => !style.includes(`${name}:`))).toEqual([])
})
