/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { koreanInstant } from '@/lib/korean-time'
import { seedArticles } from '@/lib/press/seed-articles'
import { editArticle, removeArticle } from '@/lib/press/write-article'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { fixedClock, SITE } from '@/tests/support/registrations'

const DATE = '2026-10-16T09:00'
const AT = koreanInstant(DATE)

let store: Store
let directory: string
let warn: jest.Mock
const clock = fixedClock()
const draw = async (name: string, width: number, height: number) => {
  const path = join(directory, name)
  await sharp({ create: { width, height, channels: 3, background: '#806040' } }).toFile(path)
  return path
}
/** Two articles with a picture each. */
const seeds = async (folder = directory) => {
  const files = [
    { path: await draw('hall-480.webp', 480, 270), width: 480 },
    { path: await draw('hall-960.webp', 960, 540), width: 960 },
  ].map(({ path, width }) => ({ path: path.replace(directory, folder), width }))
  const social = (await draw('hall.jpg', 1200, 630)).replace(directory, folder)
  return ['opening', 'plan'].map((id) => ({
    id,
    title: `제목 ${id}`,
    summary: '요약',
    content: '본문',
    date: DATE,
    picture: { alt: `${id}의 그림`, illustration: true, width: 960, height: 540, files, social },
  }))
}
const start = async (folder?: string) => seedArticles({ store, now: () => AT, log: { warn } }, [SITE, 'second-site'], await seeds(folder))
/** The store that a release without pictures left behind. */
const startOfOlderRelease = async () =>
  store.press.seedOnce(
    SITE,
    (await seeds()).map(({ id, title, summary, content }) => ({ id, title, summary, content, siteId: SITE, status: 'published', date: AT, updatedAt: AT })),
    AT,
  )
const coverOf = async (id: string) => (await store.press.find(id))?.cover

beforeEach(async () => {
  store = await freshSqliteStore()
  directory = mkdtempSync(join(tmpdir(), 'published-'))
  warn = jest.fn()
})
afterEach(async () => {
  await store.close()
  rmSync(directory, { recursive: true })
})

test('adds each article’s picture in a cover’s sizes to a new store, for every site', async () => {
  await start()
  for (const id of ['opening', 'plan', '2-opening', '2-plan']) {
    const cover = await coverOf(id)
    expect(cover).toMatchObject({ alt: `${id.replace('2-', '')}의 그림`, illustration: true, width: 960, height: 540, files: [{ width: 480 }, { width: 960 }] })
    for (const { file, width } of cover?.files ?? [])
      expect(await sharp((await store.media.find(file)) ?? undefined).metadata()).toMatchObject({ format: 'webp', width })
    const social = await store.media.find(cover?.social ?? '')
    expect(social?.byteLength).toBe(cover?.socialBytes)
    expect(await sharp(social ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('adds pictures to a store of an older release without marking articles as revised', async () => {
  await startOfOlderRelease()
  expect(await coverOf('opening')).toBeNull()
  await start()
  expect(await store.press.find('opening')).toMatchObject({ cover: { alt: 'opening의 그림' }, updatedAt: AT })
})

test('keeps what staff changed, removed or deleted at every later start', async () => {
  await startOfOlderRelease()
  await editArticle({ store, now: clock.now }, 'opening', { title: '새 제목' })
  await start()
  expect(await store.press.find('opening')).toMatchObject({ title: '새 제목', cover: null })

  await editArticle({ store, now: clock.now }, 'plan', {}, { cover: { file: null, alt: '', remove: true } })
  await removeArticle({ store }, '2-plan')
  await start()
  expect(await coverOf('plan')).toBeNull()
  expect(await store.press.find('2-plan')).toBeNull()
})

test('publishes an article without its picture if that is missing', async () => {
  await start('/nowhere')
  expect(await store.press.find('opening')).toMatchObject({ status: 'published', cover: null })
  expect(warn).toHaveBeenCalledTimes(4)
})
