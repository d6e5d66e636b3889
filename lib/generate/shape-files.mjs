import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { readRenderedPage } from '../delivery/next/rendered-page.mjs'
import { usedStyles } from '../delivery/finish/used-styles.mjs'
import { resolveVariables, rootVariables, styleRules } from '../delivery/finish/style-rules.mjs'

/** Omits invalid plans and maps: the check of all content, which runs later, reports them. */
const DRAW = `
import { maps } from '@/content/plans/maps'
import { sitePlan } from '@/content/plans/site-plan'
import { unitPlans } from '@/content/plans/unit-plans'
import { mapShapes, sitePlanShapes, unitPositionsShapes, unitShapes } from '@/components/plan/shape-files'
import { mapsSchema } from '@/lib/content/schemas/maps'
import { unitPlansSchema } from '@/lib/content/schemas/plans'
import { sitePlanSchema } from '@/lib/content/schemas/site-plan'
const plan = sitePlanSchema.safeParse(sitePlan).data
export const units = Object.fromEntries((unitPlansSchema.safeParse(unitPlans).data ?? []).map((unit) => [unit.id, unitShapes(unit)]))
const drawn = mapsSchema.safeParse(maps).data
export const site = {
  ...(plan ? { sitePlan: sitePlanShapes(plan), unitPositions: unitPositionsShapes(plan) } : {}),
  ...(drawn ? { regionMap: mapShapes(drawn.region), districtMap: mapShapes(drawn.district) } : {}),
}
`

/**
 * Writes the shapes of the home page's small drawings as files under public/drawings/ with their hash in the name, each with the
 * rules of its own style sheets that it uses.
 * @param {string} root absolute path of the project
 * @param {string} themeCss the theme's custom properties
 * @returns {Promise<{ units: Record<string, string>, sitePlan?: string, unitPositions?: string, regionMap?: string, districtMap?:
 *   string }>} their addresses
 */
export async function buildShapeFiles(root, themeCss) {
  const { outputFiles } = await build({
    stdin: { contents: DRAW, resolveDir: root, loader: 'tsx' },
    bundle: true,
    write: false,
    outdir: root,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const output = (/** @type {string} */ end) => outputFiles.find(({ path }) => path.endsWith(end))?.contents ?? new Uint8Array()
  /** @type {{ units: Record<string, string>, site: Record<string, string> }} */
  const { units, site } = await import(`data:text/javascript;base64,${Buffer.from(output('.js')).toString('base64')}`)
  const styles = Buffer.from(output('.css')).toString('utf8')
  const rules = styleRules(resolveVariables(styles, rootVariables([themeCss, styles])))

  const directory = join(root, 'public/drawings')
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  /** @param {string} name @param {string} markup */
  const store = async (name, markup) => {
    const css = usedStyles(rules, readRenderedPage(markup)).css
    if (/[<&]/.test(css)) throw new Error(`${name}: its style sheet would have to be escaped.`)
    const svg = markup.replace('>', () => `><style>${css}</style>`)
    const file = `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
    await writeFile(join(directory, file), svg)
    return `/drawings/${file}`
  }
  /** @param {Record<string, string>} drawings */
  const storeAll = async (drawings, prefix = '') =>
    Object.fromEntries(await Promise.all(Object.entries(drawings).map(async ([name, markup]) => [name, await store(`${prefix}${name.toLowerCase()}`, markup)])))
  return { units: await storeAll(units, 'unit-'), ...(await storeAll(site)) }
}
