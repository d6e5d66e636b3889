/**
 * `npm run site -- plans draw FILE [--out OUT]`: draws a plan of content on a grid, with errors in red, and lists its errors,
 * among them areas that differ from units.ts and households that differ from overview.ts of the same folder. FILE is one of
 * content/plans or of another folder; OUT ends with .svg or .png. Exit code 1 where there is an error.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { contentSchemas } from '@/lib/content/content'
import { areaFaults, householdFaults } from '@/lib/content/cross-check-plans'
import { parseContent } from '@/lib/content/parse'
import { unitPlanSchema, type UnitPlan } from '@/lib/content/schemas/plans'
import { sitePlanSchema, type SitePlanData } from '@/lib/content/schemas/site-plan'
import { balconyArea, exclusiveArea, roomAreas } from '@/lib/plans/areas'
import { unitPlanProblems } from '@/lib/plans/check-unit-plan'
import { buildingsOutside, sitePlanSheet, unitPlanSheet } from '@/lib/plans/plan-sheet'

const USAGE = '사용법: npm run site -- plans draw content/plans/59a.ts [--out 59a.png]'
const OUTPUT = '.cache/plans'
/** Width of a drawing as PNG. */
const PIXELS = 1600

interface Drawn {
  readonly id: string
  readonly svg: string
  readonly faults: readonly string[]
  readonly figures: readonly string[]
}

const load = async (file: string) => (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
const has = (value: unknown, ...keys: readonly string[]) => typeof value === 'object' && value !== null && keys.every((key) => key in value)

/** A file of the plans' parent folder, parsed by its schema; undefined where it is missing or invalid. */
async function beside<Part extends 'units' | 'overview'>(file: string, part: Part) {
  const path = join(dirname(dirname(resolve(file))), `${part}.ts`)
  if (!existsSync(path)) return undefined
  const result = contentSchemas[part].safeParse((await load(path))[part])
  return result.success ? (result.data as (typeof contentSchemas)[Part]['_output']) : undefined
}

async function drawUnitPlan(file: string, plan: UnitPlan): Promise<Drawn> {
  const problems = unitPlanProblems(plan)
  const unit = (await beside(file, 'units'))?.types.find(({ id }) => id === plan.id)
  return {
    id: plan.id,
    svg: unitPlanSheet(plan, problems),
    faults: [
      ...problems.map(({ message }) => message),
      ...(unit ? areaFaults(unit, [plan]) : [`content/units.ts: '${plan.id}' 타입이 없어 면적을 견주지 못했습니다`]),
    ],
    figures: [
      ...roomAreas(plan).map(({ id, name, total }) => `${name}(${id}) ${total.toFixed(2)}㎡`),
      `전용면적 ${exclusiveArea(plan).toFixed(4)}㎡, 발코니 ${balconyArea(plan).toFixed(4)}㎡`,
    ],
  }
}

async function drawSitePlan(file: string, site: SitePlanData): Promise<Drawn> {
  const outside = buildingsOutside(site)
  const [overview, units] = [await beside(file, 'overview'), await beside(file, 'units')]
  return {
    id: 'site-plan',
    svg: sitePlanSheet(site, outside),
    faults: [
      ...outside.map((number) => `${number}동: 단지의 땅(outline) 밖으로 나갑니다`),
      ...(overview && units ? householdFaults(site, overview, units) : ['content/overview.ts, units.ts 를 읽지 못해 세대수를 견주지 못했습니다']),
    ],
    figures: site.complexes.map(({ name, buildings }) => `${name}: ${buildings.length}개 동`),
  }
}

/** Every plan that a file exports. */
async function drawAll(file: string): Promise<Drawn[]> {
  const drawings: Drawn[] = []
  const faults: string[] = []
  for (const [name, value] of Object.entries(await load(file))) {
    if (has(value, 'rooms', 'outline')) {
      const plan = unitPlanSchema.safeParse(value)
      if (plan.success) drawings.push(await drawUnitPlan(file, plan.data))
      else parseContent(`${file} (${name})`, unitPlanSchema, value, faults)
    } else if (has(value, 'complexes', 'roads')) {
      const plan = sitePlanSchema.safeParse(value)
      if (plan.success) drawings.push(await drawSitePlan(file, plan.data))
      else parseContent(`${file} (${name})`, sitePlanSchema, value, faults)
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  if (drawings.length === 0) throw new Error(`${file}: 평면도(rooms, outline)도 배치도(complexes, roads)도 없습니다.`)
  return drawings
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
  const [command, file, ...rest] = positionals
  const { out } = values
  if (command !== 'draw' || !file || rest.length > 0 || (out && !['.svg', '.png'].includes(extname(out)))) throw new Error(USAGE)
  if (!existsSync(file)) throw new Error(`${file}: 파일이 없습니다.`)
  for (const { id, svg, faults, figures } of await drawAll(file)) {
    const target = resolve(out ?? join(OUTPUT, `${id}.svg`))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, extname(target) === '.png' ? await sharp(Buffer.from(svg), { density: 144 }).resize(PIXELS).png().toBuffer() : svg)
    console.log(`${target}\n${figures.map((figure) => `  ${figure}`).join('\n')}`)
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
