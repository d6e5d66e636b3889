/** @jest-environment node */
import { LEGAL_FACTS } from '@/lib/legal-facts'
import { setCurrentContent } from '@/lib/content/current-content'
import { writtenContent } from '@/lib/content/load'
import type { ApprovalKind } from '@/lib/fact-approval'
import { FACTS, findFact } from '@/lib/facts/fact-registry'
import { differencesFromContent, writeFactFile } from '@/lib/facts/office/fact-file'
import { importFacts, planImport } from '@/lib/facts/office/import-facts'
import { readHeld } from '@/lib/facts/office/edited-fact'
import type { Store } from '@/lib/store/store'
import { checkChain } from '@/lib/facts/check-chain'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { MORNING } from '@/tests/support/registrations'

jest.unmock('@/lib/content/checks-at-load')

let store: Store
const approval: { required: ApprovalKind[] } = { required: [] }
const services = () => ({ store, now: () => MORNING, env: { FACT_APPROVAL: approval.required } })
const actor = { account: { email: 'kim@example.com' }, address: null }
const why = { reason: '다른 저장소에서 옮김', source: 'facts.json' }

beforeEach(async () => {
  store = await freshSqliteStore()
  approval.required = []
})
afterEach(async () => {
  setCurrentContent(undefined)
  await store.close()
})

const held = async () => (await readHeld(store, MORNING)).values
const exported = async () => writeFactFile(await held())
const bring = async (facts: object) => {
  const plan = await planImport(services(), JSON.stringify(facts))
  return { plan, outcome: await importFacts(services(), actor, plan, why) }
}

const OLD = writtenContent.site.phone
const steps = () => structuredClone(writtenContent.schedule?.steps) ?? []

test('exports every fact once, with sorted keys, and the same file again after its import', async () => {
  const file = await exported()
  const paths = Object.keys(JSON.parse(file) as object)
  expect(paths).toEqual(FACTS.map(({ path }) => path).toSorted())
  expect((await planImport(services(), file)).changes).toEqual([])
  await bring({ 'site.phone': '1600-1233', 'site.officialNotice': '문의는 1600-1233으로 해 주세요.', 'site.parking': undefined })
  const changed = await exported()
  expect(changed).toContain('"site.officialNotice": "문의는 1600-1233으로 해 주세요."')
  expect((await planImport(services(), changed)).changes).toEqual([])
  expect((await store.facts.readEnd()).number).toBe(2)
})

test('a file of one store gives another one the same facts, with texts that go on to quote the number', async () => {
  await bring({ 'site.phone': '1600-1233', 'site.officialNotice': '문의는 1600-1233으로 해 주세요.' })
  const file = await exported()
  await store.close()
  store = await freshSqliteStore()
  expect((await bring(JSON.parse(file) as object)).outcome).toEqual({ published: 2, requested: 0 })
  expect(await exported()).toBe(file)
  await bring({ 'site.phone': '1600-1111' })
  expect(JSON.parse(await exported())).toMatchObject({ 'site.officialNotice': '문의는 1600-1111로 해 주세요.' })
  expect(await checkChain(store.facts)).toEqual({ versions: 3, broken: [] })
})

test('the file and a typed form say the same where only what the schema adds differs', async () => {
  const [first, ...others] = steps()
  await bring({ schedule: { ...writtenContent.schedule, steps: [{ ...first, done: first?.done ?? false }, ...others] } })
  expect(differencesFromContent(await held())).toEqual([])
})

test('facts that fit only together are published together', async () => {
  const legal = Object.fromEntries(LEGAL_FACTS.map((fact) => [`site.legal.${fact}`, '2027-한들-0012 (2027년 1월 15일)']))
  expect((await planImport(services(), JSON.stringify({ 'site.phase': 'reported' }))).faults).not.toEqual([])
  const written = JSON.parse(JSON.stringify(findFact('undecided')?.written)) as { items: { id: string }[] }
  const undecided = { ...written, items: written.items.filter(({ id }) => !Object.hasOwn(legal, `site.legal.${id}`)) }
  expect((await planImport(services(), JSON.stringify({ 'site.phase': 'reported', ...legal }))).faults).not.toEqual([])
  expect((await bring({ 'site.phase': 'reported', ...legal, undecided })).outcome).toEqual({ published: 2 + Object.keys(legal).length, requested: 0 })
})

test('one faulty value keeps the whole file out', async () => {
  const { plan, outcome } = await bring({ 'site.phoneHours': '평일 09:00~18:00', 'site.phone': '<script>', 'site.nobody': 1, schedule: { steps: 3 } })
  expect(outcome).toBe('faulty')
  expect(plan.faults).toEqual(
    expect.arrayContaining([expect.stringContaining('site.nobody'), expect.stringContaining('대표번호 › 내용'), expect.stringContaining('공급일정 › steps')]),
  )
  expect((await store.facts.readEnd()).number).toBe(0)
  expect((await planImport(services(), '[]')).faults).toHaveLength(1)
  expect((await planImport(services(), '{')).faults).toHaveLength(1)
})

test('nothing is published without a reason, or when somebody published the fact since the plan', async () => {
  const plan = await planImport(services(), JSON.stringify({ 'site.phone': '1600-1111', 'site.phoneHours': '평일 09:00~18:00' }))
  expect(await importFacts(services(), actor, plan, { reason: '', source: '' })).toBe('no-reason')
  await bring({ 'site.phone': '1600-2222' })
  expect(await importFacts(services(), actor, plan, why)).toBe('changed')
  expect((await store.facts.readEnd()).number).toBe(1)
})

test('what needs approval waits for another person, and the rest is published', async () => {
  approval.required = ['schedule']
  const { plan, outcome } = await bring({ schedule: { ...writtenContent.schedule, note: '일정은 달라질 수 있습니다.' }, 'site.phoneHours': '평일 09:00~18:00' })
  expect(plan.changes.map(({ path, waits }) => [path, waits])).toEqual([
    ['schedule', true],
    ['site.phoneHours', false],
  ])
  expect(outcome).toEqual({ published: 1, requested: 1 })
  expect(await store.facts.listDrafts()).toMatchObject([{ path: 'schedule', actor: 'kim@example.com', requestedAt: MORNING, reason: why.reason }])
  expect((await store.audit.list({ limit: 9 })).map(({ action }) => action).toSorted()).toEqual(['fact.publish', 'fact.request'])
})

test('names what differs from content/, and nothing once the value of content/ is back', async () => {
  await bring({ 'site.phone': '1600-1233' })
  expect(differencesFromContent(await held())).toEqual([{ path: 'site.phone', label: '대표번호', before: OLD, after: '1600-1233' }])
  await bring({ 'site.phone': OLD })
  expect(differencesFromContent(await held())).toEqual([])
  expect((await store.facts.listVersions({ limit: 1 }))[0]).toMatchObject({ json: null })
})
