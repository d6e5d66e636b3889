/** @jest-environment node */
import { setCurrentContent } from '@/lib/content/current-content'
import { content, writtenContent } from '@/lib/content/load'
import type { ApprovalKind } from '@/lib/fact-approval'
import { approveFact } from '@/lib/facts/office/approve-fact'
import { publishFact, requestApproval, type FactOutcome } from '@/lib/facts/office/fact-actions'
import { readEditedFact } from '@/lib/facts/office/fact-views'
import { createShownFacts } from '@/lib/facts/shown-facts'
import { koreanIsoDay } from '@/lib/korean-time'
import { recruitingOn } from '@/lib/recruiting'
import { recruitingAlarmText } from '@/lib/registrations/office/recruiting-text'
import { recordOverride } from '@/lib/registrations/record-override'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { RECRUITING_TAG, shownRecruiting } from '@/lib/registrations/shown-recruiting'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { registerRequest, registerServices, registrationTestPolicy } from '@/tests/support/registrations'
import { validBody } from '@/tests/support/valid-body'

const OVERRIDE = 'site.legal.recruiting.override'
const BEFORE = new Date('2027-03-08T23:59:59+09:00')
const THE_DAY = new Date('2027-03-09T00:00:00+09:00')
const DECISION = { 'value.person': '한도윤', 'value.reason': '법률 검토를 마쳤습니다', 'value.decided': '2027-03-02' }

let store: Store
let required: ApprovalKind[]
const clock = { now: BEFORE }
const services = () => ({ store, now: () => clock.now, env: { FACT_APPROVAL: required } })
const actor = (email: string) => ({ account: { email }, address: '10.0.0.1' })
beforeEach(async () => {
  store = await freshSqliteStore()
  required = []
  clock.now = BEFORE
})
afterEach(async () => {
  setCurrentContent(undefined)
  await store.close()
})

async function write(path: string, values: Readonly<Record<string, string>>, work = publishFact): Promise<FactOutcome> {
  const { newest } = await readEditedFact(services(), path, 'kim@example.com')
  const typed: Readonly<Record<string, string>> = { path, basedOn: String(newest), reason: '등록 계속', ...values }
  const outcome = await work(services(), actor('kim@example.com'), (name) => typed[name] ?? '')
  await createShownFacts({ facts: store.facts, now: () => clock.now, log: { error: jest.fn() }, onChange: () => Promise.resolve() }).read()
  return outcome
}

const FORMS = { open: '', closed: 'registration report guarantee' }
let people = 0
/** What visitors' pages, the registration and the office say. */
async function saidAt(now: Date) {
  clock.now = now
  const { legal } = content.site
  const policy = registrationTestPolicy({ legal })
  people++
  const body = validBody({ phone: `010-1234-${String(people).padStart(4, '0')}` })
  const registered = await registerVisitor(registerServices(store, { now: () => now, policy }).services, registerRequest({ body }))
  const pages = (
    await shownRecruiting(
      writtenContent.site.legal,
      () => legal,
      () => now,
    ).read()
  ).get(RECRUITING_TAG)
  const office = recruitingAlarmText(recruitingOn(legal, koreanIsoDay(now)))?.replace(/\(.*/, '') ?? ''
  return { pages, registered: registered.kind, office }
}

test('forms close on the day in pages, at the registration and in the office, unless a person decided otherwise with a reason', async () => {
  expect(await saidAt(BEFORE)).toMatchObject({ pages: FORMS.open, registered: 'registered', office: '2027년 3월 9일부터 등록과 방문예약을 받을 수 없습니다' })
  expect(await saidAt(THE_DAY)).toMatchObject({ pages: FORMS.closed, registered: 'closed', office: expect.stringContaining('받지 않고 있습니다') as string })

  expect(await write(OVERRIDE, DECISION)).toBe('published')
  expect(await saidAt(BEFORE)).toMatchObject({ pages: FORMS.open, registered: 'registered', office: '2027년 3월 9일부터 등록과 방문예약을 받을 수 없습니다' })
  expect(await saidAt(THE_DAY)).toMatchObject({
    pages: FORMS.open,
    registered: 'registered',
    office: expect.stringContaining('없이 등록을 받고 있습니다') as string,
  })
  await recordOverride({ store, policy: { legal: content.site.legal }, now: () => clock.now })
  const recorded = (await store.audit.list({ limit: 9 })).map(({ action, actor: by, detail }) => [action, by, detail])
  expect(recorded).toContainEqual(['recruiting.override', null, '2027-03-02 한도윤: 법률 검토를 마쳤습니다'])
  expect(recorded).toContainEqual(['fact.publish', 'kim@example.com', '등록 계속'])

  expect(await write(OVERRIDE, {})).toBe('published')
  expect(await saidAt(THE_DAY)).toMatchObject({ pages: FORMS.closed, registered: 'closed' })
  expect((await store.facts.listVersions({ path: OVERRIDE, limit: 9 })).map(({ json }) => json)).toEqual([null, expect.stringContaining('한도윤')])
})

test('the office opens the forms again with the three numbers, and the override says nothing then', async () => {
  for (const fact of ['registration', 'report', 'guarantee']) expect(await write(`site.legal.${fact}`, { value: '2027-한들-0012' })).toBe('published')
  for (const at of [BEFORE, THE_DAY]) expect(await saidAt(at)).toEqual({ pages: FORMS.open, registered: 'registered', office: '' })
})

test.each([
  ['without a person', { 'value.person': '' }, 'value.person'],
  ['without a reason', { 'value.reason': '' }, 'value.reason'],
  ['without its day', { 'value.decided': '' }, 'value.decided'],
  ['of tomorrow', { 'value.decided': '2027-03-09' }, 'value.decided'],
] as [string, Record<string, string>, string][])('refuses a decision %s, and keeps what was typed', async (_name, values, field) => {
  expect(await write(OVERRIDE, { ...DECISION, ...values })).toBe('faulty')
  const { faults, draftText } = await readEditedFact(services(), OVERRIDE, 'kim@example.com')
  expect(Object.entries(faults.fields)).toEqual([
    [field, values[field] === '' ? '비어 있습니다. 적어 주세요' : '아직 오지 않은 날입니다. 결정한 날을 적어 주세요'],
  ])
  expect(draftText).not.toBe('')
  expect(await saidAt(THE_DAY)).toMatchObject({ registered: 'closed' })
})

test('where legal facts need a second person, the decision waits for another one', async () => {
  required = ['legal']
  expect(await write(OVERRIDE, DECISION)).toBe('needs-approval')
  expect(await write(OVERRIDE, DECISION, requestApproval)).toBe('requested')
  expect(await saidAt(THE_DAY)).toMatchObject({ registered: 'closed' })
  const [draft] = await store.facts.listDrafts()
  const typed: Readonly<Record<string, string>> = { path: OVERRIDE, draftOf: 'kim@example.com', savedAt: String(draft?.savedAt.getTime()) }
  expect(await approveFact(services(), actor('kim@example.com'), (name) => typed[name] ?? '')).toBe('own-text')
  expect(await approveFact(services(), actor('lee@example.com'), (name) => typed[name] ?? '')).toBe('approved')
  expect(await store.facts.listVersions({ path: OVERRIDE, limit: 1 })).toMatchObject([{ author: 'kim@example.com', actor: 'lee@example.com' }])
})
