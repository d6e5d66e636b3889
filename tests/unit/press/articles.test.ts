import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { listArticles, PAGE_SIZE } from '@/lib/press/list-articles'
import { createViewCounter } from '@/lib/press/view-counter'
import { shownDay } from '@/lib/press/publication-date'
import { editArticle, createArticle, removeArticle } from '@/lib/press/write-article'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { fixedClock, MORNING, SITE } from '@/tests/support/registrations'

const MINUTE_MS = 60_000

let store: Store
let clock: ReturnType<typeof fixedClock>
const services = () => ({ store, now: clock.now })
const views = () => createViewCounter(store.press, () => undefined)
const publish = (changes: Readonly<Record<string, unknown>> = {}) =>
  createArticle(services(), [SITE], { site: SITE, title: '제목', summary: '요약', content: '본문', ...changes })
const titles = async (options: Parameters<typeof listArticles>[2] = {}) =>
  (await listArticles({ store, views: views() }, SITE, options)).items.map(({ title }) => title)

beforeEach(async () => {
  store = await freshSqliteStore()
  clock = fixedClock()
})
afterEach(() => store.close())

test('pages by cursor without gaps or repeats until the last page', async () => {
  for (let n = 0; n < 2 * PAGE_SIZE + 1; n += 1) {
    // Every two articles have the same date, so ids decide their order.
    if (n % 2 === 0) clock.advance(MINUTE_MS)
    await publish({ title: `글 ${n}` })
  }
  const seen: string[] = []
  const sizes: number[] = []
  for (let cursor: string | undefined; ;) {
    const page = await listArticles({ store, views: views() }, SITE, { cursor })
    sizes.push(page.items.length)
    seen.push(...page.items.map(({ title }) => title))
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  expect(sizes).toEqual([PAGE_SIZE, PAGE_SIZE, 1])
  expect(new Set(seen).size).toBe(2 * PAGE_SIZE + 1)
})

test('has no cursor when all articles fit on a page', async () => {
  for (let n = 0; n < PAGE_SIZE; n += 1) await publish()
  expect((await listArticles({ store, views: views() }, SITE)).nextCursor).toBeNull()
})

test('includes views that are not stored yet', async () => {
  const { id } = await publish()
  const counter = views()
  counter.count(id)
  counter.count(id)
  expect((await listArticles({ store, views: counter }, SITE)).items[0]?.views).toBe(2)
})

test('shows published articles to visitors, and all to staff', async () => {
  await publish({ title: '공개' })
  const draft = await publish({ title: '초안', status: 'draft' })
  expect(await titles()).toEqual(['공개'])
  expect((await titles({ status: null })).toSorted()).toEqual(['공개', '초안'])
  expect(await titles({ status: 'draft' })).toEqual(['초안'])
  await removeArticle(services(), draft.id)
  await expect(removeArticle(services(), draft.id)).rejects.toThrow(NotFoundError)
})

test('dates a draft when it is published; an article that was public keeps its date', async () => {
  const { id } = await publish({ status: 'draft' })
  clock.advance(MINUTE_MS)
  const published = await editArticle(services(), id, { status: 'published' })
  expect(published.date).toEqual(new Date(MORNING.getTime() + MINUTE_MS))
  clock.advance(MINUTE_MS)
  await editArticle(services(), id, { status: 'unpublished' })
  const again = await editArticle(services(), id, { status: 'published', title: '고친 제목' })
  expect(again).toMatchObject({ title: '고친 제목', summary: '요약', date: published.date, updatedAt: new Date(MORNING.getTime() + 2 * MINUTE_MS) })
})

test('takes a past day for the date, by which lists sort; a draft keeps a chosen day when it is published', async () => {
  await publish({ title: '오늘' })
  const { id } = await publish({ title: '지난주', date: '2026-11-17', status: 'draft' })
  clock.advance(MINUTE_MS)
  expect((await editArticle(services(), id, { status: 'published' })).date).toEqual(new Date('2026-11-17T00:00:00+09:00'))
  expect(await titles()).toEqual(['오늘', '지난주'])
  // Its own day, or none, changes nothing; today is now.
  for (const date of ['2026-11-17', '', undefined]) expect((await editArticle(services(), id, { date })).date).toEqual(new Date('2026-11-17T00:00:00+09:00'))
  expect((await editArticle(services(), id, { date: '2026-11-24' })).date).toEqual(clock.now())
  expect(await titles()).toEqual(['지난주', '오늘'])
})

test('a draft shows the day of its saving if it was typed, and keeps it, but on that day it is published as of now', async () => {
  const today = { status: 'draft', date: '2026-11-24' }
  const [one, other] = [await publish(today), await publish(today)]
  expect(shownDay((await store.press.find(one.id))!)).toBe('2026-11-24')
  clock.advance(MINUTE_MS)
  expect((await editArticle(services(), one.id, { status: 'published' })).date).toEqual(clock.now())
  clock.advance(24 * 60 * MINUTE_MS)
  expect((await editArticle(services(), other.id, { status: 'published' })).date).toEqual(new Date('2026-11-24T00:00:00+09:00'))
})

test('an emptied day of a draft is taken back: it is dated when it is published', async () => {
  const { id } = await publish({ status: 'draft', date: '2026-11-17' })
  expect(shownDay(await editArticle(services(), id, { date: '' }))).toBe('')
  clock.advance(24 * 60 * MINUTE_MS)
  expect((await editArticle(services(), id, { status: 'published' })).date).toEqual(clock.now())
})

test('takes no date, and the date that programs read, for no change', async () => {
  const { id } = await publish({ date: null })
  const { date } = (await store.press.find(id))!
  clock.advance(MINUTE_MS)
  for (const own of [null, date.toISOString()]) expect((await editArticle(services(), id, { date: own })).date).toEqual(date)
})

test.each([
  ['a future day', { date: '2026-11-25' }, 'date'],
  ['a day that no calendar has', { date: '2026-02-30' }, 'date'],
  ['no title', { title: ' ' }, 'title'],
  ['no summary', { summary: '' }, 'summary'],
  ['a site that does not exist', { site: 'elsewhere' }, 'site'],
])('refuses an article with %s in Korean beside its field, and stores nothing', async (_what, changes, field) => {
  const refusal: unknown = await publish(changes).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(InvalidInputError)
  expect(Object.keys((refusal as InvalidInputError).fields)).toEqual([field])
  expect((refusal as InvalidInputError).fields[field]).toMatch(/[가-힣]/)
  expect(await titles({ status: null })).toEqual([])
})

test('does not unpublish what was never public', async () => {
  const { id } = await publish({ status: 'draft' })
  await expect(editArticle(services(), id, { status: 'unpublished' })).rejects.toThrow(InvalidInputError)
  await expect(editArticle(services(), 'none', { title: '제목' })).rejects.toThrow(NotFoundError)
})
