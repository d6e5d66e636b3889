import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { transformSync } from 'esbuild'
import { areaFaults } from '@/lib/content/cross-check-plans'
import { parseContent } from '@/lib/content/parse'
import { unitPlanSchema, type UnitPlanInput } from '@/lib/content/schemas/plans'
import { unitPlanErrors, unitPlanProblems } from '@/lib/plans/check-unit-plan'
import { balconyArea, exclusiveArea } from '@/lib/plans/areas'
import { unitPlanSheet } from '@/lib/plans/plan-sheet'

const GUIDE = readFileSync('docs/plans.md', 'utf8')
const [, SOURCE = ''] = /```ts\n([^]*?)```/.exec(GUIDE) ?? []

function example(): UnitPlanInput {
  const made = { exports: {} as { plan36A?: UnitPlanInput } }
  runInNewContext(transformSync(SOURCE, { loader: 'ts', format: 'cjs' }).code, { module: made })
  return JSON.parse(JSON.stringify(made.exports.plan36A)) as UnitPlanInput
}
const changed = (change: (plan: UnitPlanInput) => Partial<UnitPlanInput>): UnitPlanInput => ({ ...example(), ...change(example()) })
const roomShape = (id: string, shape: [number, number, number, number]) =>
  changed(({ rooms }) => ({ rooms: rooms.map((room) => (room.id === id ? { ...room, shape } : room)) }))

function faultsOf(plan: UnitPlanInput): string[] {
  const faults: string[] = []
  const parsed = unitPlanSchema.safeParse(plan)
  if (!parsed.success) parseContent('plan', unitPlanSchema, plan, faults)
  return parsed.success ? unitPlanErrors(parsed.data) : faults
}

describe('the worked example of docs/plans.md', () => {
  it('has no error and the areas that the guide states', () => {
    const plan = unitPlanSchema.parse(example())
    expect(unitPlanErrors(plan)).toEqual([])
    expect([exclusiveArea(plan), balconyArea(plan)]).toEqual([36, 6])
  })

  it.each<[change: string, message: string, () => UnitPlanInput]>([
    ['bedroom up to 3000', '침실(bedroom)과 거실(living)이 겹칩니다', () => roomShape('bedroom', [0, 3120, 3000, 6000])],
    [
      'bath removed',
      '[1500, 0, 2800, 1800]: 두께 420 mm를 넘는 벽입니다. 빠진 공간이 있습니다',
      () => changed(({ rooms, openings }) => ({ rooms: rooms.filter(({ id }) => id !== 'bath'), openings: openings.filter((_, index) => index !== 2) })),
    ],
    ['balcony down to 7600', '발코니(balcony)가 외곽선 밖으로 나갑니다', () => roomShape('balcony', [0, 6200, 6000, 7600])],
    [
      "bath's door at the corner",
      'openings[3번째] door [2700, 1800, 3400, 1920]: 양쪽이 공간에 닿지 않습니다',
      () =>
        changed(({ openings }) => ({
          openings: openings.map((each, index) => (index === 2 ? { kind: 'door', box: [2700, 1800, 3400, 1920], hinge: 'nw' } : each)),
        })),
    ],
    [
      'a passage in the middle',
      'openings[9번째] passage [4000, 4000, 5000, 4120]: 벽이 아니라 거실(living) 안에 있습니다',
      () => changed(({ openings }) => ({ openings: [...openings, { kind: 'passage', box: [4000, 4000, 5000, 4120] }] })),
    ],
    [
      "bedroom's door removed",
      '침실(bedroom): 현관에서 갈 수 없습니다',
      () => changed(({ openings }) => ({ openings: openings.filter((_, index) => index !== 3) })),
    ],
    [
      'a door in the outer wall',
      'openings[9번째] door [-200, 2200, 0, 3000]: 문이 밖으로 열립니다',
      () => changed(({ openings }) => ({ openings: [...openings, { kind: 'door', box: [-200, 2200, 0, 3000], hinge: 'nw' }] })),
    ],
    [
      'a corner at 1805',
      'openings[3번째].box[4번째]: 10 mm 단위의 정수 (지금: 1805)',
      () => changed(({ openings }) => ({ openings: openings.map((each, index) => (index === 2 ? { ...each, box: [2200, 1800, 2900, 1805] } : each)) })),
    ],
  ])('%s: says “%s”', (_change, message, plan) => {
    expect(faultsOf(plan()).join('\n')).toContain(message)
  })

  it('is compared with the areas of units.ts', () => {
    const unit = {
      id: '36A',
      slug: '36A',
      summary: '.',
      description: ['.'],
      features: ['.'],
      complexes: [1],
      households: 1,
      areas: { exclusive: 36.5, common: 1, supply: 37.5, otherCommon: 1, parking: 1, contract: 39.5, balcony: 6 },
      rooms: 1,
      baths: 1,
    }
    expect(areaFaults(unit, [unitPlanSchema.parse(example())])).toEqual(['content/units.ts › 36A.areas.exclusive: 36.5 ㎡, 평면에서는 36.0000 ㎡ 입니다'])
  })
})

test('the drawing marks errors only', () => {
  const sheetOf = (plan: UnitPlanInput) => {
    const parsed = unitPlanSchema.parse(plan)
    return unitPlanSheet(parsed, unitPlanProblems(parsed))
  }
  const marks = (svg: string) =>
    [...svg.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.-]+)" height="([\d.-]+)" fill="#c62828"/g)].map(([, ...box]) => box.map(Number))
  expect(marks(sheetOf(example()))).toEqual([])
  // 80 mm by 2,880 mm of the living room, in cm.
  expect(marks(sheetOf(roomShape('bedroom', [0, 3120, 3000, 6000])))).toContainEqual([292, 312, 8, 288])
})

test('the command draws a file beside its units, and fails on an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plans-'))
  mkdirSync(join(folder, 'plans'))
  const file = join(folder, 'plans/36a.ts')
  const draw = (source: string) => {
    writeFileSync(file, source)
    const out = join(folder, 'drawn.svg')
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'site', '--', 'plans', 'draw', file, '--out', out], { encoding: 'utf8' })
    return { status, stdout, stderr, svg: readFileSync(out, 'utf8') }
  }
  writeFileSync(join(folder, 'units.ts'), 'export const units = { types: [] }\n')
  const sound = draw(SOURCE)
  expect(sound.stdout).toContain('전용면적 36.0000㎡, 발코니 6.0000㎡')
  expect(sound.svg).toContain('>거실</text>')
  const broken = draw(SOURCE.replace('[0, 3120, 2800, 6000]', '[0, 3120, 3000, 6000]'))
  expect(broken.status).toBe(1)
  expect(broken.stderr).toContain('겹칩니다')
})
