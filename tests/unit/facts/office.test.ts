/** @jest-environment node */
import { z } from 'zod'
import { setCurrentContent } from '@/lib/content/current-content'
import { english, englishConsents } from '@/lib/content/english'
import { content, writtenContent } from '@/lib/content/load'
import { englishPaths, publicPaths } from '@/lib/content/paths'
import type { ApprovalKind } from '@/lib/fact-approval'
import { auditEntry } from '@/lib/accounts/office/staff-audit'
import { approveFact, previewRequest, returnFact } from '@/lib/facts/office/approve-fact'
import { draftForPreview, publishFact, requestApproval, restoreFact, saveFactDraft } from '@/lib/facts/office/fact-actions'
import { countName, factField, rowNames, typedValue, type FactField } from '@/lib/facts/office/fact-fields'
import { listFacts, listRequestedFacts, readEditedFact } from '@/lib/facts/office/fact-views'
import { factPage, previewFact } from '@/lib/facts/office/preview-fact'
import { FACTS, findFact } from '@/lib/facts/fact-registry'
import { createShownFacts } from '@/lib/facts/shown-facts'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { MORNING } from '@/tests/support/registrations'

let store: Store
const clock = { now: MORNING }
const approval: { required: ApprovalKind[] } = { required: [] }
const services = () => ({ store, now: () => clock.now, env: { FACT_APPROVAL: approval.required } })
const actor = (email: string) => ({ account: { email }, address: '10.0.0.1' })

beforeEach(async () => {
  store = await freshSqliteStore()
  clock.now = MORNING
  approval.required = []
})
afterEach(async () => {
  setCurrentContent(undefined)
  await store.close()
})

/** What a browser sends of a shown form. */
function sent(field: FactField): Record<string, string> {
  switch (field.kind) {
    case 'group':
      return Object.assign({}, ...field.fields.map(sent)) as Record<string, string>
    case 'list':
      return Object.assign(
        { [countName(field.name)]: String(field.rows.length) },
        ...field.rows.map(({ index, field: item }) => ({ ...sent(item), [rowNames(field.name, index).order]: String(index + 1) })),
      ) as Record<string, string>
    case 'check':
      return field.isOn ? { [field.name]: '1' } : {}
    case 'text':
    case 'number':
    case 'date':
    case 'minute':
    case 'choice':
      return { [field.name]: field.value }
  }
}

const typed = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? ''

async function change(path: string, values: Readonly<Record<string, string>>, by = 'kim@example.com', work = publishFact) {
  const { field, newest } = await readEditedFact(services(), path, by)
  return work(services(), actor(by), typed({ path, basedOn: String(newest), reason: '번호 변경', ...sent(field), ...values }))
}
const shownFacts = () => createShownFacts({ facts: store.facts, now: () => clock.now, log: { error: jest.fn() }, onChange: () => Promise.resolve() }).read()

test.each(FACTS.map((fact) => [fact.path, fact] as const))('the form of %s sends back what it shows', async (path, fact) => {
  const { field } = await readEditedFact(services(), path, 'kim@example.com')
  const parsed = (value: unknown) => z.parse(fact.schema, value)
  expect(parsed(typedValue(fact.schema, typed(sent(field))))).toEqual(parsed(fact.written))
})

test('lists every fact with its value and source, and the draft that somebody works on', async () => {
  await change('site.phone', { value: '1600-1234' })
  await change('site.phoneHours', { value: '평일 09:00~18:00' }, 'lee@example.com', saveFactDraft)
  await shownFacts()
  const facts = new Map((await listFacts(services())).map((fact) => [fact.path, fact]))
  expect(facts.get('site.phone')).toMatchObject({ label: '대표번호', value: '1600-1234', changedAt: MORNING, draftsBy: [] })
  expect(facts.get('site.phase')?.value).toBe('계획')
  expect(facts.get('site.phoneHours')).toMatchObject({ changedAt: null, draftsBy: ['lee@example.com'] })
  expect([...facts.values()].filter(({ label, where }) => label === '' || where === '')).toEqual([])
})

test('refuses what does not fit, says where, and keeps it as a draft', async () => {
  expect(await change('site.phone', { value: '전화 <script>' })).toBe('faulty')
  const fact = await readEditedFact(services(), 'site.phone', 'kim@example.com')
  expect(fact.faults.fields).toEqual({ value: '전화번호 (예: 1533-8848)' })
  expect(fact.field).toMatchObject({ value: '전화 <script>' })
  expect(await change('site.modelHouse.period', { 'value.from': '2027-05-01', 'value.until': '2027-04-01' })).toBe('faulty')
  expect((await readEditedFact(services(), 'site.modelHouse.period', 'kim@example.com')).faults.fields).toEqual({
    value: '첫날이 마지막 날보다 늦을 수 없습니다',
  })
  expect(await change('site.officialNotice', { value: '가'.repeat(100_000) })).toBe('faulty')
  expect(await change('site.officialNotice', { value: '안내<script>alert(1)</script>' })).toBe('faulty')
  expect((await readEditedFact(services(), 'site.officialNotice', 'kim@example.com')).faults.fields).toEqual({
    value: expect.stringContaining('꺾쇠') as string,
  })
  expect(await store.facts.listVersions({ limit: 9 })).toEqual([])
})

test.each([
  ['no-reason', { reason: '' }],
  ['past', { at: '2020-01-01T00:00' }],
  ['no-time', { at: '2027-02-30T00:00' }],
])('%s: nothing is published, and nothing is lost', async (outcome, values) => {
  expect(await change('site.phone', { value: '1600-1234', ...values })).toBe(outcome)
  expect(await store.facts.listVersions({ limit: 9 })).toEqual([])
  expect((await readEditedFact(services(), 'site.phone', 'kim@example.com')).field).toMatchObject({ value: '1600-1234' })
})

test('tells the second of two people who edit the same fact, and keeps both texts', async () => {
  const { field, newest } = await readEditedFact(services(), 'site.phone', 'lee@example.com')
  await change('site.phone', { value: '1600-1234' })
  const outcome = await publishFact(
    services(),
    actor('lee@example.com'),
    typed({ path: 'site.phone', basedOn: String(newest), reason: '번호 변경', ...sent(field), value: '1600-9999' }),
  )
  expect(outcome).toBe('changed')
  const fact = await readEditedFact(services(), 'site.phone', 'lee@example.com')
  expect(fact).toMatchObject({ field: { value: '1600-9999' }, changedBy: { value: '1600-1234', actor: 'kim@example.com' } })
  expect(await change('site.phone', {}, 'lee@example.com')).toBe('published')
})

test('a preview says what the draft says, and content goes on to say what is published', async () => {
  const by = 'lee@example.com'
  expect(await change('site.phone', { value: '1600-1234' }, by, draftForPreview)).toBe('previewed')
  const preview = await previewFact(services(), 'site.phone', by)
  expect(preview).toMatchObject({ label: '대표번호', path: 'site.phone', draftOf: by })
  expect(preview?.content.privacy.officer.phone).toBe('1600-1234')
  expect(content.site.phone).toBe(writtenContent.site.phone)
  expect(await previewFact(services(), 'site.phone', 'kim@example.com')).toBeNull()
  expect(await previewFact(services(), 'site.nothing', by)).toBeNull()
  expect(await change('site.phone', { value: '전화' }, by, draftForPreview)).toBe('faulty')
  expect(await previewFact(services(), 'site.phone', by)).toBeNull()
})

test('every fact is previewed on a page of the site', () => {
  const addresses = new Set<string>([...publicPaths(), ...englishPaths()])
  expect(FACTS.filter(({ path }) => !addresses.has(factPage(path))).map(({ path }) => path)).toEqual([])
  expect(factPage('schedule')).toBe('/BusinessGuide/plan')
  expect(factPage('pages.privacy')).toBe('/privacy')
})

/** What the approver's page sends of a shown request. */
async function decide(work: typeof approveFact, author: string, by: string, values: Readonly<Record<string, string>> = {}) {
  const { draft } = await readEditedFact(services(), 'site.phone', by, author)
  return work(services(), actor(by), typed({ path: 'site.phone', draftOf: author, savedAt: String(draft?.savedAt.getTime()), ...values }))
}

test('where another person has to approve, the author publishes nothing, not even with an approval of the own', async () => {
  approval.required = ['all']
  expect(await change('site.phone', { value: '1600-1234' })).toBe('needs-approval')
  expect(await decide(approveFact, 'kim@example.com', 'Kim@example.com')).toBe('not-requested')
  expect(await change('site.phone', { value: '1600-1234' }, 'kim@example.com', requestApproval)).toBe('requested')
  expect(await decide(approveFact, 'kim@example.com', 'Kim@example.com')).toBe('own-text')
  expect(await store.facts.listVersions({ limit: 9 })).toEqual([])
  expect(await listRequestedFacts(services())).toMatchObject([{ path: 'site.phone', actor: 'kim@example.com', label: '대표번호', reason: '번호 변경' }])
  expect(await decide(approveFact, 'kim@example.com', 'lee@example.com')).toBe('approved')
  expect(await store.facts.listVersions({ limit: 9 })).toMatchObject([{ author: 'kim@example.com', actor: 'lee@example.com', json: '"1600-1234"' }])
  expect(await listRequestedFacts(services())).toEqual([])
})

test('a changed consent text is another version, and the one that was agreed to stays known', async () => {
  const before = writtenContent.registration.consents.marketing
  expect(await change('registration.consents.marketing', { 'value.rows.0.value': `${before.rows[0]?.value}. 방문 예약 알림을 포함합니다.` })).toBe('published')
  await shownFacts()
  const { version, hash, rows } = content.registration.consents.marketing
  expect(rows[0]?.value).toContain('방문 예약 알림')
  expect(version).toBe(`${before.version}-${version.slice(-8)}`)
  expect(content.consentVersions.marketing).toMatchObject({ [version]: hash, [before.version]: before.hash })
  expect(content.registration.consents.privacy).toEqual(writtenContent.registration.consents.privacy)
})

test('a consent that the office rewrote has no English translation any more, and another phone number leaves all of them', async () => {
  const translated = () => Object.keys(englishConsents(english!))
  await change('site.phone', { value: '1600-1234' })
  await shownFacts()
  expect(content.registration.consents.privacy.refusal).toContain('1600-1234')
  expect(translated()).toEqual(['privacy', 'marketing', 'night'])
  await change('registration.consents.marketing', { 'value.refusal': '거부하실 수 있고, 그래도 상담을 받으실 수 있습니다.' })
  await shownFacts()
  expect(translated()).toEqual(['privacy', 'night'])
  setCurrentContent(undefined)
  expect(translated()).toEqual(['privacy', 'marketing', 'night'])
})

test('a clause of the announcement gets a table, and one without stays without', async () => {
  const { articles } = writtenContent.announcement!
  const at = articles.findIndex(({ table }) => table === undefined)
  const cells = {
    caption: '타입별 임대 조건',
    'columns.0': '타입',
    'columns.1': '보증금',
    'rows.0.0': '59A',
    'rows.0.1': '추후 공개',
    'columns!count': '2',
    'rows!count': '1',
    'rows.0!count': '2',
  }
  const table = Object.fromEntries(Object.entries(cells).map(([name, value]) => [`value.${at}.table.${name}`, value]))
  expect(await change('announcement.articles', table)).toBe('published')
  await shownFacts()
  expect(content.announcement?.articles[at]?.table).toMatchObject({ caption: '타입별 임대 조건', rows: [['59A', '추후 공개']] })
  expect(content.announcement?.articles.map(({ table: own }) => own === undefined)).toEqual(
    articles.map((article, index) => index !== at && article.table === undefined),
  )
})

describe('clauses of an announcement', () => {
  const rewrite = (text: string, values: Readonly<Record<string, string>> = {}) => change('announcement.articles', { 'value.0.paragraphs.0': text, ...values })
  const clauseText = () => content.announcement?.articles[0]?.paragraphs[0]

  test('are edited freely before it is announced, and after that only behind a new day of the page', async () => {
    expect(await rewrite('공고 전의 문안입니다.')).toBe('published')
    clock.now = new Date(MORNING.getTime() + 1000)
    expect(await change('announcement', { 'value.announced': '2026-11-24', 'value.updated': '2026-11-24' })).toBe('published')
    await shownFacts()
    clock.now = new Date(MORNING.getTime() + 2000)
    expect(await rewrite('소리 없이 고친 문안입니다.')).toBe('faulty')
    const { faults } = await readEditedFact(services(), 'announcement.articles', 'kim@example.com')
    expect(faults.others).toEqual([expect.stringContaining('새 고친 날짜와 고친 이유를')])
    expect(await restoreFact(services(), actor('kim@example.com'), typed({ path: 'announcement.articles', number: '0' }))).toBe('restored')
    expect(await change('announcement.articles', {})).toBe('faulty')
    await shownFacts()
    expect(clauseText()).toBe('공고 전의 문안입니다.')

    await change('announcement', { 'value.updated': '2026-11-25', 'value.reason': '제1조의 문안을 바로잡았습니다.' })
    clock.now = new Date(MORNING.getTime() + 3000)
    expect(await rewrite('바로잡은 문안입니다.')).toBe('published')
    clock.now = new Date(MORNING.getTime() + 4000)
    expect(await rewrite('같은 날짜로 또 고친 문안입니다.')).toBe('faulty')
    await shownFacts()
    expect(clauseText()).toBe('바로잡은 문안입니다.')
  })

  test('take effect together with a new day that was published for the same time', async () => {
    const at = '2099-01-01T09:00'
    await change('announcement', { 'value.announced': '2026-11-24', 'value.updated': '2026-11-24' })
    await shownFacts()
    await change('announcement', { 'value.updated': '2099-01-01', at })
    clock.now = new Date(MORNING.getTime() + 1000)
    expect(await rewrite('그때의 문안입니다.')).toBe('faulty')
    expect(await rewrite('그때의 문안입니다.', { at })).toBe('scheduled')
  })
})

test('a cell that was emptied moves no other cell to the left', async () => {
  const tables = writtenContent.salesGuide!.blocks
  const block = tables.findIndex(({ table }) => (table?.columns.length ?? 0) > 2)
  const cell = `value.${block}.table.rows.0.1`
  expect(await change('salesGuide.blocks', { [cell]: '' })).toBe('faulty')
  const { faults } = await readEditedFact(services(), 'salesGuide.blocks', 'kim@example.com')
  expect(Object.keys(faults.fields)).toEqual([cell])
  const last = `value.${block}.table.rows.0`
  expect(await change('salesGuide.blocks', { [`${last}.${(tables[block]?.table?.columns.length ?? 0) - 1}`]: '' })).toBe('faulty')
  expect(Object.entries((await readEditedFact(services(), 'salesGuide.blocks', 'kim@example.com')).faults.fields)).toEqual([
    [last, expect.stringContaining('칸이')],
  ])
})

test('the time of a request stands in the form again, so that a second request does not lose it', async () => {
  approval.required = ['all']
  await change('site.phone', { value: '1600-1234', at: '2099-01-01T09:00' }, 'kim@example.com', requestApproval)
  expect((await readEditedFact(services(), 'site.phone', 'kim@example.com')).wishedAt).toBe('2099-01-01T09:00')
  await change('site.phone', { value: '1600-1234' }, 'kim@example.com', requestApproval)
  expect((await readEditedFact(services(), 'site.phone', 'kim@example.com')).wishedAt).toBeUndefined()
})

test('only the kinds that were set need approval', async () => {
  approval.required = ['legal']
  expect(await change('site.phone', { value: '1600-1234' })).toBe('published')
  expect(await change(FACTS.find(({ kind }) => kind === 'legal')!.path, { value: '2027-한들-0012 (2027년 1월 15일)' })).toBe('needs-approval')
})

test('an approved value takes effect when its author wished, and at once when that is over', async () => {
  const at = '2026-11-25T09:00'
  await change('site.phone', { value: '1600-1234', at: '2099-01-01T09:00' }, 'kim@example.com', requestApproval)
  expect(await decide(approveFact, 'kim@example.com', 'lee@example.com')).toBe('approved-later')
  expect((await store.facts.listVersions({ limit: 1 }))[0]?.effectiveAt).toEqual(new Date('2099-01-01T00:00:00Z'))
  clock.now = new Date('2026-11-24T00:00:00Z')
  await change('site.phone', { value: '1600-5678', at }, 'kim@example.com', requestApproval)
  clock.now = new Date('2026-11-26T00:00:00Z')
  expect(await decide(approveFact, 'kim@example.com', 'lee@example.com')).toBe('approved')
})

test('what was changed after the request is not approved, and what is sent back says why', async () => {
  await change('site.phone', { value: '1600-1234' }, 'kim@example.com', requestApproval)
  const { draft } = await readEditedFact(services(), 'site.phone', 'lee@example.com', 'kim@example.com')
  clock.now = new Date(MORNING.getTime() + 1000)
  await change('site.phone', { value: '1600-9999' }, 'kim@example.com', requestApproval)
  const seen = { path: 'site.phone', draftOf: 'kim@example.com', savedAt: String(draft?.savedAt.getTime()) }
  expect(await approveFact(services(), actor('lee@example.com'), typed(seen))).toBe('not-requested')
  expect(await decide(returnFact, 'kim@example.com', 'lee@example.com')).toBe('no-return-reason')
  expect(await decide(returnFact, 'kim@example.com', 'lee@example.com', { returnReason: '번호가 다릅니다' })).toBe('returned')
  const fact = await readEditedFact(services(), 'site.phone', 'kim@example.com')
  expect(fact).toMatchObject({ draftText: '1600-9999', draft: { returned: { actor: 'lee@example.com', reason: '번호가 다릅니다' }, requestedAt: null } })
  expect((await store.audit.list({ limit: 9, action: 'fact.return' }))[0]).toMatchObject({ detail: 'kim@example.com: 번호가 다릅니다' })
  expect(await store.facts.listVersions({ limit: 9 })).toEqual([])
})

test('whoever only looks at a requested draft leaves it requested', async () => {
  await change('site.phone', { value: '1600-1234', at: '2099-01-01T09:00' }, 'kim@example.com', requestApproval)
  const requested = await store.facts.listDrafts()
  clock.now = new Date(MORNING.getTime() + 1000)
  expect(await change('site.phone', {}, 'kim@example.com', draftForPreview)).toBe('previewed')
  expect(await decide(previewRequest, 'kim@example.com', 'lee@example.com')).toBe('previewed')
  expect(await store.facts.listDrafts()).toEqual(requested)
  for (const [name, text] of [
    ['value', '1600-9999'],
    ['reason', '다른 까닭'],
    ['source', '공문'],
  ] as const) {
    await change('site.phone', { value: '1600-1234' }, 'kim@example.com', requestApproval)
    expect(await change('site.phone', { [name]: text }, 'kim@example.com', draftForPreview)).toBe('previewed')
    expect(await listRequestedFacts(services())).toEqual([])
  }
})

test('a request that cannot be shown says why, and is not taken for the published page', async () => {
  await change('site.phone', { value: '1600-1234' }, 'kim@example.com', requestApproval)
  const [draft] = await store.facts.listDrafts()
  await store.facts.saveDraft({ ...draft!, json: '"전화"' }, auditEntry(services(), actor('kim@example.com'), 'fact.draft', 'site.phone'))
  expect(await decide(previewRequest, 'kim@example.com', 'lee@example.com')).toBe('faulty')
  expect(await decide(previewRequest, 'kim@example.com', 'lee@example.com', { savedAt: '0' })).toBe('not-requested')
})

test('what the office writes quotes the number by a mark, and shows it', async () => {
  await change('site.officialNotice', { value: `문의는 ${writtenContent.site.phone}로 해 주세요.` })
  expect((await store.facts.listVersions({ limit: 1 }))[0]?.json).toBe('"문의는 {{site.phone}}로 해 주세요."')
  await change('site.phone', { value: '1600-1233' })
  await shownFacts()
  expect(content.site.officialNotice).toBe('문의는 1600-1233으로 해 주세요.')
  expect((await readEditedFact(services(), 'site.officialNotice', 'kim@example.com')).field).toMatchObject({ value: '문의는 1600-1233으로 해 주세요.' })
})

test('an earlier value comes back as a new version, and the first one as content/ has it', async () => {
  await change('site.phone', { value: '1600-1111' })
  await change('site.phone', { value: '1600-2222' })
  expect(await restoreFact(services(), actor('kim@example.com'), typed({ path: 'site.phone', number: '1' }))).toBe('restored')
  await change('site.phone', {})
  expect((await store.facts.listVersions({ limit: 1 }))[0]).toMatchObject({ number: 3, json: '"1600-1111"' })
  await restoreFact(services(), actor('kim@example.com'), typed({ path: 'site.phone', number: '0' }))
  await change('site.phone', {})
  expect((await store.facts.listVersions({ limit: 1 }))[0]).toMatchObject({ number: 4, json: null })
})

test('a list takes new rows, leaves out removed and empty ones, and follows the order that was typed', () => {
  const { schema } = findFact('site.modelHouse.directions')!
  const field = factField(schema, ['가', '나'])
  const values = { ...sent(field), 'value.2': '다', 'value.2!order': '0.5', 'value.0!removed': '1' }
  expect(typedValue(schema, typed(values))).toEqual(['다', '나'])
})

test('a legal number is stored by its name, so that another order in content moves no value', () => {
  const items = writtenContent.site.legal.items
  for (const [index, { fact }] of items.entries()) expect(findFact(`site.legal.${fact}`)?.keys).toEqual(['legal', 'items', String(index), 'value'])
  expect(items.length).toBe(3)
})

test('a long value is cut between characters', async () => {
  await change('site.officialNotice', { value: `${'가'.repeat(118)}👨‍👩‍👧‍👦${'나'.repeat(20)}` })
  await shownFacts()
  const listed = (await listFacts(services())).find(({ path }) => path === 'site.officialNotice')
  expect(listed?.value).toBe(`${'가'.repeat(118)}…`)
})
