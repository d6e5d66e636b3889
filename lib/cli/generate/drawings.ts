import { readRenderedPage } from '../../delivery/next/rendered-page'
import { usedStyles } from '../../delivery/finish/used-styles'
import { resolveVariables, rootVariables, styleRules } from '../../delivery/finish/style-rules'
import { drawingFolder, runSource } from './run-source'

/** Omits invalid plans and maps: the check of all content, which runs later, reports them. */
const DRAW = `
import { theme } from '@/content/theme'
import { renderIsometric } from '@/lib/plans/isometric/render'
import { maps } from '@/content/plans/maps'
import { sitePlan } from '@/content/plans/site-plan'
import { unitPlans } from '@/content/plans/unit-plans'
import { mapShapes, sitePlanShapes, unitPositionsShapes, unitShapes } from '@/components/plan/shape-files'
import { mapsSchema } from '@/lib/content/schemas/maps'
import { unitPlansSchema } from '@/lib/content/schemas/plans'
import { sitePlanSchema } from '@/lib/content/schemas/site-plan'
const plan = sitePlanSchema.safeParse(sitePlan).data
const plans = unitPlansSchema.safeParse(unitPlans).data ?? []
export const isometrics = plans.map((unit) => ({ id: unit.id, ...renderIsometric(unit, theme) }))
export const units = Object.fromEntries(plans.map((unit) => [unit.id, unitShapes(unit)]))
const drawn = mapsSchema.safeParse(maps).data
export const site = {
  ...(plan ? { sitePlan: sitePlanShapes(plan), unitPositions: unitPositionsShapes(plan) } : {}),
  ...(drawn ? { regionMap: mapShapes(drawn.region), districtMap: mapShapes(drawn.district) } : {}),
}
`

type IsometricPicture = { src: string; width: number; height: number; labels: { room: string; x: number; y: number }[] }
type ShapeFiles = { units: Record<string, string>; sitePlan?: string; unitPositions?: string; regionMap?: string; districtMap?: string }
type Drawn = { isometrics: (Omit<IsometricPicture, 'src'> & { id: string; svg: string })[]; units: Record<string, string>; site: Record<string, string> }

/**
 * Draws into public/: a cutaway view of every unit, and the shapes of the home page's small drawings, each with the rules of its own
 * style sheets that it uses.
 * @returns their addresses
 */
export async function buildDrawings(root: string, themeCss: string): Promise<{ isometrics: Record<string, IsometricPicture>; shapeFiles: ShapeFiles }> {
  const { exported, css } = await runSource<Drawn>(root, DRAW, {
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const storeIsometric = await drawingFolder(root, 'isometrics')
  const isometrics: Record<string, IsometricPicture> = {}
  for (const { id, svg, ...picture } of exported.isometrics) isometrics[id] = { src: await storeIsometric(id, svg), ...picture }
  const rules = styleRules(resolveVariables(css, rootVariables([themeCss, css])))
  const store = await drawingFolder(root, 'drawings')
  const storeStyled = (name: string, markup: string) => {
    const used = usedStyles(rules, readRenderedPage(markup)).css
    if (/[<&]/.test(used)) throw new Error(`${name}: its style sheet would have to be escaped.`)
    return store(
      name,
      markup.replace('>', () => `><style>${used}</style>`),
    )
  }
  const storeAll = async (drawings: Record<string, string>, prefix = '') =>
    Object.fromEntries(
      await Promise.all(Object.entries(drawings).map(async ([name, markup]) => [name, await storeStyled(`${prefix}${name}`, markup)] as const)),
    )
  return { isometrics, shapeFiles: { units: await storeAll(exported.units, 'unit-'), ...(await storeAll(exported.site)) } }
}
