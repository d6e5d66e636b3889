import { ArticleConflictError } from '@/lib/press/article-conflict'
import { articleVersion, partsChangedSince } from '@/lib/press/article-version'
import { conflictForm } from '@/lib/requests/article-conflict-response'
import { refusedArticleForm } from '@/lib/requests/article-form-document'
import { InvalidInputError } from '@/lib/errors'
import { getArticle } from '@/lib/press/read-article'
import { createArticle, editArticle, removeArticle } from '@/lib/press/write-article'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { fixedClock, SITE } from '@/tests/support/registrations'

let store: Store
const clock = fixedClock()
const services = () => ({ store, now: clock.now })
let id: string
const version = async () => articleVersion(await getArticle({ store }, id))

beforeEach(async () => {
  store = await freshSqliteStore()
  ;({ id } = await createArticle(services(), [SITE], { site: SITE, title: '제목', summary: '요약', content: '본문' }))
})
afterEach(() => store.close())

/** @returns the error that the second of two editors of an article gets */
async function conflictOf(second: () => Promise<unknown>): Promise<ArticleConflictError> {
  const error = await second().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ArticleConflictError)
  return error as ArticleConflictError
}

test('shows the second of two editors what the first changed, and lets a save replace it', async () => {
  const seen = await version()
  await editArticle(services(), id, { title: '첫째의 제목' }, undefined, seen)
  const conflict = await conflictOf(() => editArticle(services(), id, { title: '제목', content: '둘째의 본문' }, undefined, seen))
  expect(conflict.changed).toEqual([{ part: 'title', label: '제목', now: '첫째의 제목' }])
  expect(await getArticle({ store }, id)).toMatchObject({ title: '첫째의 제목', content: '본문' })
  expect(await editArticle(services(), id, { content: '둘째의 본문' }, undefined, conflict.version)).toMatchObject({ content: '둘째의 본문' })
})

test('compares the shown version when publishing, unpublishing and deleting, too', async () => {
  const seen = await version()
  await editArticle(services(), id, { content: '고친 본문' })
  for (const second of [() => editArticle(services(), id, { status: 'unpublished' }, undefined, seen), () => removeArticle(services(), id, seen)])
    expect((await conflictOf(second)).changed).toEqual([{ part: 'content', label: '본문', now: '고친 본문' }])
  expect(await getArticle({ store }, id)).toMatchObject({ status: 'published', content: '고친 본문' })
})

test('changes any version if none is sent', async () => {
  await editArticle(services(), id, { title: '첫째' })
  expect(await editArticle(services(), id, { title: '둘째' })).toMatchObject({ title: '둘째' })
  expect(await removeArticle(services(), id)).toMatchObject({ title: '둘째' })
})

test('treats an invalid version as another one', async () => {
  for (const typed of ['x', 'a.b', '....', '__proto__', 'x'.repeat(10_000)]) {
    await conflictOf(() => editArticle(services(), id, { title: '둘째' }, undefined, typed))
    expect(partsChangedSince(typed, await getArticle({ store }, id))).toHaveLength(7)
  }
})

test('compares the first five parts of a version from a form of the release before dates and pictures', async () => {
  const earlier = async () => (await version()).split('.').slice(0, 5).join('.')
  const seen = await earlier()
  expect(await editArticle(services(), id, { title: '둘째' }, undefined, seen)).toMatchObject({ title: '둘째' })
  const conflict = await conflictOf(() => editArticle(services(), id, { title: '셋째' }, undefined, seen))
  expect(conflict.changed.map(({ part }) => part)).toEqual(['title'])
  expect(await removeArticle(services(), id, await earlier())).toMatchObject({ title: '둘째' })
})

test('returns the typed texts in a form that saves them without JavaScript', async () => {
  const seen = await version()
  await editArticle(services(), id, { title: '첫째 <b>' })
  const conflict = await conflictOf(() => editArticle(services(), id, { title: '둘째' }, undefined, seen))
  const answer = conflictForm(
    conflict,
    '/api/admin/press/x',
    { title: '둘째 "제목"', summary: '요약', content: '\n첫 줄\n</textarea>', coverAlt: '', freePictures: '1 2 3', picture1Alt: '' },
    '/admin/press/x',
  )
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('첫째 &#60;b&#62;')
  expect(page).toContain('둘째 &#34;제목&#34;</textarea>')
  expect(page).toContain('첫 줄\n&#60;/textarea&#62;</textarea>')
  expect(page).toContain(`name="version" value="${conflict.version}"`)
  expect(page).toContain('name="freePictures" value="1 2 3"')
  expect(page).toContain('href="/admin/press/x"')
})

test('a refused form comes back with the reason and all that was typed, also of the pictures', async () => {
  const typed = {
    site: SITE,
    status: 'draft',
    title: '둘째 "제목"',
    summary: '',
    content: '첫 줄',
    date: '2026-11-30',
    coverAlt: '전경',
    freePictures: '2 3 4',
    picture1Alt: '현장 <b>',
    picture2Alt: '',
  }
  const answer = refusedArticleForm(new InvalidInputError({ summary: '요약을 입력해 주세요.' }), '/api/press', typed)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('<div role="alert"><p>요약을 입력해 주세요.</p></div>')
  for (const kept of [
    '둘째 &#34;제목&#34;</textarea>',
    '첫 줄</textarea>',
    'value="2026-11-30"',
    'value="전경"',
    'value="현장 &#60;b&#62;"',
    `name="site" value="${SITE}"`,
  ])
    expect(page).toContain(kept)
  expect(page).toContain('name="status" value="draft"')
  // A free place has no picture to remove.
  expect([page.includes('name="picture1Remove"'), page.includes('name="picture2"'), page.includes('name="picture2Remove"')]).toEqual([true, true, false])
  expect(page).not.toContain('image/*')
  expect(page).toContain('<button type="submit">초안으로 저장</button>')
})
