import { columnsFor } from '@/lib/registrations/office/export/export-columns'
import { listRegistrations } from '@/lib/registrations/office/list-registrations'
import { filterQuery } from '@/lib/registrations/office/saved-filters'
import { timelineView } from '@/lib/registrations/office/timeline-view'
import { checkPreference, preferenceOptions } from '@/lib/registrations/office/preference-actions'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { officeAccount } from '@/tests/support/office-accounts'
import { savedRegistration } from '@/tests/support/registration-events'
import { fixedClock, MORNING, testVault } from '@/tests/support/registrations'
import { readable } from '@/tests/support/readable'

const [kim, choi] = [officeAccount('kim', 'counsellor'), officeAccount('choi', 'team-leader')]

let store: Store
let id: string
beforeEach(async () => {
  store = await freshSqliteStore()
  ;({ id } = await savedRegistration(store))
})
afterEach(() => store.close())

const services = () => ({ store, now: fixedClock().now })
const recordPreference = async (...typed: Parameters<typeof checkPreference>) => (await checkPreference(...typed))()
const preference = (unit: string, complex = '', who = choi, of = id) =>
  recordPreference(services(), { account: who, address: '203.0.113.7' }, of, { unit, complex })
const stored = async () => (await store.registrations.find(id))!

test('a preference is in the history, the audit trail, the list of its unit type and a file that asks for it', async () => {
  await preference('84A', '3')
  await preference('84A', '3')
  expect((await stored()).preference).toEqual({ unit: '84A', complex: '3' })
  const timeline = await timelineView({ store }, choi, await store.registrations.events(id), [])
  expect(timeline.map(({ label }) => label)).toEqual(['관심 타입: 84A · 3단지'])
  expect((await store.audit.list({ limit: 9 })).map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
    ['registration.wish', id, '84A · 3단지'],
  ])
  const listed = async (unit: string, assignee?: string) =>
    (await listRegistrations({ store, vault: testVault }, { wish: unit, assignee })).items.map((one) => one.id)
  expect([await listed('84A'), await listed('59A'), await listed('84A', 'kim')]).toEqual([[id], [], []])
  const [column] = columnsFor(['wish']).filter((candidate) => candidate.id === 'wish')
  expect(column?.value(readable([await stored()])[0]!, {})).toBe('84A · 3단지')
  expect(columnsFor([]).some((candidate) => candidate.id === 'wish')).toBe(false)
  expect(filterQuery('wish=84A&search=x')).toBe('wish=84A')
})

test.each([
  ['=HYPERLINK("http://evil.example")', ''],
  ['84A', '=1+1'],
  ['999Z', ''],
  ['84A', '4'],
  [' 84A', ''],
  ['__proto__', ''],
])('content does not offer %j of complex %j', async (unit, complex) => {
  await expect(preference(unit, complex)).rejects.toThrow(InvalidInputError)
  expect(await store.registrations.events(id)).toEqual([])
})

test('accepts the stored preference even if content no longer offers it, and a complex if there are several', async () => {
  await preference('84A', '3')
  await recordPreference(services(), { account: choi, address: '' }, id, { unit: '84A', complex: '' }, { units: [], complexes: [] })
  expect((await stored()).preference).toEqual({ unit: '84A', complex: null })
  const content = { units: { types: [{ id: '59A' }] }, overview: { facts: { complexes: [1] } } } as unknown as Parameters<typeof preferenceOptions>[0]
  expect(preferenceOptions(content)).toEqual({ units: [{ value: '59A', label: '59A' }], complexes: [] })
})

test('writes nothing on another’s registration, one in quarantine, or none', async () => {
  await expect(preference('84A', '', kim)).rejects.toThrow(NotFoundError)
  await expect(preference('84A', '', choi, 'none')).rejects.toThrow(NotFoundError)
  const audit = { at: MORNING, actor: null, address: null, action: 'registration.quarantine', subject: null, detail: null } as const
  await store.registrations.quarantine([id], 'surge', MORNING, audit)
  await expect(preference('84A')).rejects.toThrow(InvalidInputError)
})
