/** @jest-environment node */
import { setCurrentContent } from '@/lib/content/current-content'
import { crossCheck } from '@/lib/content/cross-check'
import { writtenContent } from '@/lib/content/load'
import { noticesAt } from '@/lib/content/notices-at'
import { noticesSchema, type NoticesInput } from '@/lib/content/schemas/notices'
import { announceClosedDay, closedDayNotice } from '@/lib/facts/office/closed-day'
import { publishFact, saveFactDraft } from '@/lib/facts/office/fact-actions'
import { countName } from '@/lib/facts/office/fact-fields'
import { readEditedFact } from '@/lib/facts/office/fact-views'
import { createStaleTags } from '@/lib/facts/stale-tags'
import { shownNotices } from '@/lib/facts/shown-notices'
import { valuesOf } from '@/lib/facts/shown-facts'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { MORNING } from '@/tests/support/registrations'
import { koreanIsoDay } from '@/lib/korean-time'

let store: Store
const services = () => ({ store, now: () => MORNING, env: { FACT_APPROVAL: [] } })
const actor = { account: { email: 'kim@example.com' }, address: '10.0.0.1' }
const TODAY = koreanIsoDay(MORNING)

beforeEach(async () => {
  store = await freshSqliteStore()
})
afterEach(async () => {
  setCurrentContent(undefined)
  await store.close()
})

const typed = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? ''
const VALID = { 'value.0.text': '단수 안내', 'value.0.begins': '2030-01-01T09:00', 'value.0.ends': '2030-01-01T18:00' }
const publish = (values: Readonly<Record<string, string>>, work = publishFact) =>
  work(services(), actor, typed({ path: 'notices', basedOn: '0', reason: '공지', [countName('value')]: '1', ...VALID, ...values }))
const faults = async () => (await readEditedFact(services(), 'notices', actor.account.email)).faults
const published = async () => valuesOf(await store.facts.listHeld(MORNING)).get('notices') as NoticesInput

test.each([
  ['an end before the beginning', { 'value.0.ends': '2030-01-01T08:59' }, 'value.0.ends', '끝이 시작보다 늦어야 합니다'],
  ['an end that is over', { 'value.0.begins': '2020-01-01T09:00', 'value.0.ends': '2020-01-02T09:00' }, 'value.0.ends', '이미 지나서'],
  ['no beginning', { 'value.0.begins': '' }, 'value.0.begins', '날짜와 시각을 분까지'],
  ['30 February', { 'value.0.begins': '2030-02-30T09:00' }, 'value.0.begins', '날짜와 시각을 분까지'],
  ['markup', { 'value.0.text': '<script>alert(1)</script>' }, 'value.0.text', '꺾쇠(<, >)를 빼고'],
  ['a line too long for a bar', { 'value.0.text': '가'.repeat(61) }, 'value.0.text', '60자까지'],
  ['a page without its address', { 'value.0.place': 'page' }, 'value.0.page', '그 페이지의 주소를'],
  ['a priority in words', { 'value.0.priority': '높음' }, 'value.0.priority', '1부터 9까지'],
])('refuses %s and says what to do', async (_what, values, field, words) => {
  expect(await publish(values)).toBe('faulty')
  expect((await faults()).fields[field]).toContain(words)
  expect(await store.facts.listVersions({ limit: 1 })).toEqual([])
})

test('refuses 100,000 characters in words, and a page that does not exist', async () => {
  expect(await publish({ 'value.0.text': '가'.repeat(100_000) })).toBe('faulty')
  expect((await faults()).others).toEqual([expect.stringContaining('너무 깁니다')])
  const notices = noticesSchema.parse([{ text: '한 페이지', begins: '2030-01-01T09:00', ends: '2030-01-01T18:00', place: 'page', page: '/nowhere' }])
  expect(crossCheck({ ...writtenContent, notices })).toEqual([expect.stringContaining("'/nowhere' 페이지가 없습니다")])
})

test('a notice that was shown and is over does not stand in the way of the next one', async () => {
  const over = { text: '지난 공지', begins: '2020-01-01T09:00', ends: '2020-01-02T09:00', place: 'bar', priority: 5 }
  const publication = {
    path: 'notices',
    json: JSON.stringify([over]),
    publishedAt: MORNING,
    effectiveAt: MORNING,
    actor: 'kim',
    author: null,
    reason: '',
    source: '',
  }
  const audit = { at: MORNING, actor: 'kim', address: '', action: 'fact.publish' as const, subject: 'notices', detail: '' }
  const version = await store.facts.publish(publication, 0, [], audit)
  const rows = {
    [countName('value')]: '2',
    ...Object.fromEntries(Object.entries(over).map(([key, value]) => [`value.1.${key}`, String(value)])),
  }
  expect(await publish({ basedOn: String(version?.number), ...rows })).toBe('published')
  expect((await published()).map(({ text }) => text)).toEqual(['단수 안내', '지난 공지'])
})

test('one press announces that today is closed, until midnight, and leaves what somebody was writing', async () => {
  await publish({}, saveFactDraft)
  expect(await announceClosedDay(services(), actor, typed({ day: TODAY, reason: '정기 점검' }), true)).toBe('published')
  expect(await announceClosedDay(services(), actor, typed({ day: TODAY, reason: '정기 점검' }), true)).toBe('published')
  const [notice, ...others] = await published()
  expect(others).toEqual([])
  expect(notice).toMatchObject({ text: '모델하우스 오늘 휴관', detail: '사유: 정기 점검', place: 'bar', english: 'Model house closed today' })
  expect(noticesAt(noticesSchema.parse(await published()), MORNING)).toHaveLength(1)
  expect(noticesAt(noticesSchema.parse(await published()), new Date(`${notice?.ends}:00+09:00`))).toEqual([])
  expect((await store.facts.listDrafts()).map(({ json }) => json)).toEqual([expect.stringContaining('단수 안내')])
})

test('a later day is announced by its date, also by somebody who may only write a draft', async () => {
  expect(closedDayNotice('2027-09-28', '<b>', MORNING)).toMatchObject({
    text: '모델하우스 9월 28일 휴관',
    english: 'Model house closed on 28 September',
    ends: '2027-09-29T00:00',
  })
  expect(await announceClosedDay(services(), actor, typed({ day: '2027-09-28' }), false)).toBe('saved')
  expect(await store.facts.listVersions({ limit: 1 })).toEqual([])
  await expect(announceClosedDay(services(), actor, typed({ day: '2027-02-30' }), true)).rejects.toThrow()
})

test('pages become stale when a notice begins and when it ends, in the order of importance', async () => {
  const [low, high] = noticesSchema.parse([
    { text: '나중', begins: '2026-12-24T09:00', ends: '2026-12-24T18:00' },
    { text: '먼저', begins: '2026-12-24T12:00', ends: '2026-12-24T13:00', priority: 1 },
  ])
  let now = new Date('2026-12-24T08:59:59+09:00')
  const check = createStaleTags([
    shownNotices(
      writtenContent.notices,
      () => [low!, high!],
      () => now,
    ),
  ])
  const at = async (time: string) => {
    now = new Date(`2026-12-24T${time}+09:00`)
    return (await check()).length
  }
  expect([await at('08:59:59'), await at('09:00:00'), await at('09:01:00'), await at('12:00:00'), await at('13:00:00'), await at('18:00:00')]).toEqual([
    0, 1, 0, 1, 1, 1,
  ])
  expect(noticesAt([low!, high!], new Date('2026-12-24T12:30:00+09:00')).map(({ text }) => text)).toEqual(['먼저', '나중'])
})

test('where another person has to approve it, a closed day becomes a draft beside what its author was writing', async () => {
  await publish({}, saveFactDraft)
  const dependencies = { ...services(), env: { FACT_APPROVAL: ['all' as const] } }
  expect(await announceClosedDay(dependencies, actor, typed({ day: TODAY, reason: '점검' }), true)).toBe('saved')
  expect(await store.facts.listVersions({ limit: 1 })).toEqual([])
  const [draft] = await store.facts.listDrafts()
  expect((JSON.parse(draft?.json ?? '[]') as NoticesInput).map(({ text }) => text)).toEqual(['모델하우스 오늘 휴관', '단수 안내'])
})
