import { bulkTag, undoBulk } from '@/lib/registrations/office/bulk-actions'
import { columnsFor } from '@/lib/registrations/office/export/export-columns'
import { filterQuery, removeFilter, saveFilter } from '@/lib/registrations/office/saved-filters'
import { changeTag } from '@/lib/registrations/office/tag-actions'
import { timelineView } from '@/lib/registrations/office/timeline-view'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { cleanTag } from '@/lib/registrations/tag'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { actorOf, officeAccount } from '@/tests/support/office-accounts'
import { savedRegistration } from '@/tests/support/registration-events'
import { fixedClock, MORNING } from '@/tests/support/registrations'
import { readable } from '@/tests/support/readable'

const [kim, choi] = [officeAccount('kim', 'counsellor'), officeAccount('choi', 'team-leader')]

let store: Store
let clock: ReturnType<typeof fixedClock>
let id: string
beforeEach(async () => {
  store = await freshSqliteStore()
  clock = fixedClock()
  ;({ id } = await savedRegistration(store))
})
afterEach(() => store.close())

const services = () => ({ store, now: clock.now })
const tag = (typed: string, kind: 'tagged' | 'untagged' = 'tagged', who = choi, of = id) => changeTag(services(), actorOf(who), of, kind, typed)
const tags = async () => (await store.registrations.find(id))!.tags

test.each([
  ['84A 희망', '84A 희망'],
  ['  재방문   예정 ', '재방문 예정'],
  ['VIP', 'VIP'],
  ['59㎡', '59㎡'],
  ['a\u202eb', 'ab'],
])('%j is a tag', (typed, cleaned) => {
  expect(cleanTag(typed)).toBe(cleaned)
})

test.each(['', ' ', '01012345678', '홍길동 5678', '=1+1', '@SUM', '+84', '-84', '<b>', '가'.repeat(21), '가,나', 'x'.repeat(10_000)])(
  '%j is no tag',
  (typed) => {
    expect(() => cleanTag(typed)).toThrow(InvalidInputError)
  },
)

test('groups one person’s tags in a row into one line of the history, and starts another for the next person', async () => {
  await tag('VIP')
  await tag('단체')
  await tag('주차')
  const notes = [{ id: 'note', registrationId: id, at: new Date(MORNING.getTime() - 1), actor: 'choi@example.com', text: '메모' }]
  await store.registrations.assign(id, { to: 'kim', actor: null }, clock.now(), {
    at: MORNING,
    actor: null,
    address: null,
    action: 'registration.assign',
    subject: id,
    detail: null,
  })
  await tag('가족', 'tagged', kim)
  const timeline = await timelineView({ store }, choi, await store.registrations.events(id), notes)
  expect(timeline.map(({ label }) => label)).toEqual(['태그 추가: 가족', expect.stringContaining('배정'), '태그 추가: VIP, 단체, 주차', '메모'])
})

test('adds and removes a tag, each once, with an event and an audit entry', async () => {
  expect([await tag('VIP'), await tag('VIP'), await tag('단체')]).toEqual(['VIP', null, '단체'])
  expect(await tags()).toEqual(['VIP', '단체'])
  expect([await tag('VIP', 'untagged'), await tag('VIP', 'untagged')]).toEqual(['VIP', null])
  expect(await tags()).toEqual(['단체'])
  const timeline = await timelineView({ store }, choi, await store.registrations.events(id), [])
  expect(timeline.map(({ label }) => label)).toEqual(['태그 삭제: VIP', '태그 추가: VIP, 단체'])
  expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({
    actor: 'choi@example.com',
    action: 'registration.tag',
    subject: id,
    detail: '태그 삭제: VIP',
  })
})

test('refuses an eleventh tag, another’s registration, one in quarantine, and a made-up id', async () => {
  for (let count = 0; count < 10; count++) await tag(`태그 ${count}`)
  await expect(tag('하나 더')).rejects.toThrow(InvalidInputError)
  expect(await tags()).toHaveLength(10)
  await expect(tag('VIP', 'tagged', kim)).rejects.toThrow(NotFoundError)
  await expect(tag('VIP', 'tagged', choi, 'none')).rejects.toThrow(NotFoundError)
  const machine = (await savedRegistration(store, { phone: '01099998888' })).id
  const audit = { at: MORNING, actor: null, address: null, action: 'registration.quarantine', subject: null, detail: null } as const
  await store.registrations.quarantine([machine], 'surge', MORNING, audit)
  await expect(tag('VIP', 'tagged', choi, machine)).rejects.toThrow(InvalidInputError)
})

test('tags several at once, except those that have it; undo keeps it on those', async () => {
  const other = (await savedRegistration(store, { phone: '01099998888' })).id
  await tag('단체')
  const bulk = await bulkTag(services(), actorOf(choi), [id, other], '단체')
  expect([bulk.done, bulk.skipped]).toEqual([[{ id: other, tag: '단체' }], 1])
  expect((await store.registrations.list({ tag: '단체', limit: 9 })).length).toBe(2)
  expect(await undoBulk(services(), actorOf(choi), bulk)).toBe(1)
  expect((await store.registrations.list({ tag: '단체', limit: 9 })).map((one) => one.id)).toEqual([id])
})

test('a file has tags only if chosen', async () => {
  await tag('VIP')
  await tag('단체')
  const [one] = readable([(await store.registrations.find(id))!])
  const [column] = columnsFor(['tags']).filter((candidate) => candidate.id === 'tags')
  expect(column?.value(one!, {})).toBe('VIP, 단체')
  expect(columnsFor([]).some((candidate) => candidate.id === 'tags')).toBe(false)
})

test('a saved filter has a list’s filters, and no search text', () => {
  expect(filterQuery('status=new&search=SEALED&tag=VIP&cursor=x&done=note&assignee=lee&status=called')).toBe('status=new&tag=VIP&assignee=lee')
  expect(filterQuery(`tag=${'x'.repeat(61)}&__proto__=x`)).toBe('')
  expect(filterQuery(`${'x'.repeat(5000)}&status=new`)).toBe('')
})

test('saves up to twenty filters by name for an account', async () => {
  const save = (name: string, query = 'status=new', who = kim) => saveFilter(services(), who, { name, query })
  await save(' 오늘   볼 것 ')
  expect(await store.savedFilters.list('kim')).toEqual([{ name: '오늘 볼 것', query: 'status=new', createdAt: MORNING }])
  expect(await store.savedFilters.list('choi')).toEqual([])
  for (const [name, query] of [
    ['', 'status=new'],
    ['가'.repeat(31), 'status=new'],
    ['이름', 'search=SEALED'],
  ] as const)
    await expect(save(name, query)).rejects.toThrow(InvalidInputError)
  for (let count = 1; count < 20; count++) await save(`보기 ${count}`)
  await expect(save('하나 더')).rejects.toThrow(InvalidInputError)
  expect(await removeFilter(services(), choi, '오늘 볼 것')).toBe(false)
  expect(await removeFilter(services(), kim, '오늘 볼 것')).toBe(true)
})
