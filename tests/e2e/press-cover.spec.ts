import { expect, test, type Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { pictures } from '@/content/pictures'
import { seedArticles } from '@/content/press-articles'
import { haveAdminSession, postArticle, signInAsAdmin } from '../support/administrator'
import { PRESS_PATH } from '../support/press-site'
import { structuredData } from '../pages/sent-html'

const freshTitle = (about: string) => `${about} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`
const png = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
const REFUSED = 'JPEG, PNG, WebP, AVIF 사진만 올릴 수 있습니다.'

/** Waits until the form is hydrated: until then a click sends it as a plain form. */
async function openWriteForm(page: Page) {
  await signInAsAdmin(page, PRESS_PATH)
  const form = page.getByRole('form', { name: '기사 쓰기' })
  await expect(async () => {
    await form.getByRole('button', { name: '등록' }).click()
    await expect(form.getByRole('alert')).toHaveText('제목과 요약을 입력해 주세요!', { timeout: 500 })
  }).toPass()
  return form
}

test('a picture is posted with its description, shown, used in link previews, replaced and removed', async ({ page, browser }) => {
  const form = await openWriteForm(page)
  const title = freshTitle('사진')
  await form.getByLabel('제목').fill(title)
  await form.getByLabel('요약').fill('요약')
  await form.getByLabel('사진 파일').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await png('#806040') })
  await form.getByRole('button', { name: '등록' }).click()
  await expect(form.getByRole('alert')).toHaveText('사진을 볼 수 없는 사람을 위해 사진 설명을 입력해 주세요.')
  await expect(form.getByLabel('제목')).toHaveValue(title)
  await form.getByLabel('사진 설명').fill('공사 현장 전경')
  await form.getByRole('button', { name: '등록' }).click()
  // Not necessarily the first: another test may have posted in between.
  await expect(page.getByRole('table').getByRole('link', { name: title })).toBeVisible()
  await expect(form.getByLabel('사진 파일')).toHaveValue('')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(PRESS_PATH)
  await visitor.getByRole('table').getByRole('link', { name: title }).click()
  const cover = visitor.getByRole('img', { name: '공사 현장 전경' })
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  await expect(cover).toHaveAttribute('width', '900')
  await expect(cover).toHaveAttribute('height', '600')
  // Link previews read the page itself: a route change keeps the tags of the previous page for a moment.
  await visitor.reload()
  const [, id] = /press\/([0-9a-f]+)$/.exec(visitor.url()) ?? []

  const file = await visitor.request.get((await cover.getAttribute('src')) ?? '')
  expect(file.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const social = await visitor.locator('meta[property="og:image"]').getAttribute('content')
  const preview = await visitor.request.get(new URL(social ?? '').pathname)
  expect(await sharp(await preview.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const article = structuredData(parse(await visitor.content())).find((node) => node['@type'] === 'NewsArticle')
  expect(article?.image?.url).toBe(social)

  await page.goto(`/admin/press/${id}`)
  const edit = page.getByRole('form', { name: '기사 수정' })
  await edit.getByLabel('다른 사진 파일').setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: await png('#204060') })
  await edit.getByLabel('사진 설명').fill('모형 전경')
  await edit.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('status')).toHaveText('저장했습니다.')
  await visitor.reload()
  await expect(visitor.getByRole('img', { name: '모형 전경' })).toBeVisible()
  expect((await visitor.request.get(file.url())).status()).toBe(404)

  await page.goto(`/admin/press/${id}`)
  await edit.getByLabel('대표 사진 지우기').check()
  await edit.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('status')).toHaveText('저장했습니다.')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.getByRole('img', { name: '모형 전경' })).toHaveCount(0)
})

test('each seed article has its own picture: shown with its note, in the share card and in search results', async ({ request }) => {
  const shown = new Set<string>()
  for (const { id, picture } of seedArticles) {
    const document = parse(await (await request.get(`${PRESS_PATH}/${id}`)).text())
    const image = document.querySelector('figure img[src^="/media/"]')
    expect(image?.getAttribute('alt')).toBe(pictures[picture]?.alt)
    expect(document.querySelector('figure figcaption')?.text).toBe('이미지컷: 실제와 다를 수 있습니다')
    shown.add(image?.getAttribute('src') ?? '')

    const property = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    const social = property('og:image') ?? ''
    const { format, width, height } = await sharp(await (await request.get(new URL(social).pathname)).body()).metadata()
    expect([format, String(width), String(height)]).toEqual(['jpeg', property('og:image:width'), property('og:image:height')])
    expect(property('og:image:alt')).toBe(pictures[picture]?.alt)
    const article = structuredData(document).find((node) => node['@type'] === 'NewsArticle')
    expect(article?.image).toMatchObject({ url: social, width: { value: 1200 }, height: { value: 630 } })
    shown.add(social)
  }
  expect(shown.size).toBe(2 * seedArticles.length)
})

for (const [what, buffer] of [
  ['an SVG', SVG],
  ['a text', Buffer.from('사진이 아닙니다.')],
] as const) {
  test(`${what} named .png is refused without losing any input`, async ({ page }) => {
    const form = await openWriteForm(page)
    await form.getByLabel('제목').fill('제목')
    await form.getByLabel('요약').fill('요약')
    await form.getByLabel('본문').fill('길게 쓴 본문')
    await form.getByLabel('사진 설명').fill('설명')
    await form.getByLabel('사진 파일').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer })
    await form.getByRole('button', { name: '등록' }).click()
    await expect(form.getByRole('alert')).toHaveText(REFUSED)
    for (const [label, value] of [
      ['제목', '제목'],
      ['요약', '요약'],
      ['본문', '길게 쓴 본문'],
      ['사진 설명', '설명'],
    ] as const)
      await expect(form.getByLabel(label)).toHaveValue(value)
  })
}

test('over the limit of 8 MB it is refused with 413, as a page for a plain form', async ({ page }) => {
  await haveAdminSession(page)
  const id = await postArticle(page.request)
  const multipart = {
    action: 'save',
    title: '제목',
    summary: '요약',
    content: '',
    coverAlt: '설명',
    cover: { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.alloc(8 * 1024 * 1024 + 1) },
  }
  const asScript = await page.request.patch(`/api/press/${id}`, { multipart, headers: { accept: 'application/json' } })
  expect([asScript.status(), await asScript.json()]).toEqual([413, { message: '사진은 8MB까지 올릴 수 있습니다.' }])
  const asForm = await page.request.post(`/api/admin/press/${id}`, { multipart, maxRedirects: 0 })
  expect(asForm.status()).toBe(413)
  expect(await asForm.text()).toContain('<p>사진은 8MB까지 올릴 수 있습니다.</p>')
})

test('without JavaScript a plain form uploads the picture, and the edit form keeps it', async ({ page, browser, baseURL }) => {
  await haveAdminSession(page)
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState(), ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  await plain.goto(PRESS_PATH)
  const title = freshTitle('스크립트 없는 사진')
  await plain.getByLabel('제목').fill(title)
  await plain.getByLabel('요약').fill('요약')
  await plain.getByLabel('사진 설명').fill('전경')
  await plain.getByLabel('사진 파일').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await png('#808080') })
  await plain.getByRole('button', { name: '등록' }).click()
  await plain.getByRole('link', { name: title }).click()
  await expect(plain.getByRole('img', { name: '전경' })).toBeVisible()
  const id = plain.url().split('/').at(-1)

  await plain.goto(`/admin/press/${id}`)
  await plain.getByLabel('사진 설명').fill('북쪽에서 본 전경')
  await plain.getByRole('button', { name: '저장' }).click()
  await plain.goto(`${PRESS_PATH}/${id}`)
  await expect(plain.getByRole('img', { name: '북쪽에서 본 전경' })).toBeVisible()
  await context.close()
})

test('pictures in the text stand where their lines do, load late, and an earlier day is shown', async ({ page, browser }) => {
  const form = await openWriteForm(page)
  const title = freshTitle('본문 사진')
  await form.getByLabel('제목').fill(title)
  await form.getByLabel('요약').fill('요약')
  const text = form.getByLabel('본문')
  await text.fill('첫 문단\n\n둘째 문단')
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 2))
  await form.getByLabel('[사진 1] 파일').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await png('#806040') })
  await expect(text).toHaveValue('첫 문단\n\n[사진 1]\n\n둘째 문단')
  await form.getByLabel('게시일').fill('2026-01-05')
  await form.getByRole('button', { name: '등록' }).click()
  await expect(form.getByRole('alert')).toHaveText('[사진 1] 설명을 입력해 주세요. 사진을 볼 수 없는 사람에게 읽어 주는 글입니다.')
  await form.getByLabel('[사진 1] 설명').fill('공사 현장')
  const posted = page.waitForResponse((response) => response.url().endsWith('/api/press') && response.request().method() === 'POST')
  await form.getByRole('button', { name: '등록' }).click()
  const { id } = (await (await posted).json()) as { id: string }

  // A second one without scripts: its line is added at the end. An error keeps what was typed.
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const plain = await context.newPage()
  const address = new URL(page.url()).origin
  await plain.goto(`${address}/admin/press/${id}`)
  await expect(plain.getByLabel('게시일')).toHaveValue('2026-01-05')
  const second = { name: 'b.png', mimeType: 'image/png', buffer: await png('#204060') }
  await plain.getByLabel('[사진 2] 파일').setInputFiles(second)
  await plain.getByLabel('요약').fill('고친 요약')
  await plain.getByRole('button', { name: '저장' }).click()
  // The refusal has the form with what was typed; only a file must be chosen again.
  await expect(plain.getByRole('alert')).toHaveText('[사진 2] 설명을 입력해 주세요. 사진을 볼 수 없는 사람에게 읽어 주는 글입니다.')
  await expect(plain.getByLabel('요약')).toHaveValue('고친 요약')
  await plain.getByLabel('[사진 2] 파일').setInputFiles(second)
  await plain.getByLabel('[사진 2] 설명').fill('모형')
  await plain.getByRole('button', { name: '저장' }).click()
  await expect(plain.getByRole('status')).toHaveText('저장했습니다.')
  await context.close()

  const document = parse(await (await page.request.get(`${PRESS_PATH}/${id}`)).text())
  expect(document.querySelector('time[datetime^="2026-01-04T15:00"]')?.text).toBe('2026년 1월 5일')
  const images = document.querySelectorAll('img[loading="lazy"][src^="/media/"]')
  expect(images.map((image) => [image.getAttribute('alt'), image.getAttribute('width'), image.getAttribute('height')])).toEqual([
    ['공사 현장', '900', '600'],
    ['모형', '900', '600'],
  ])
  expect(images[0]?.getAttribute('srcset')).toMatch(/640w, .*900w$/)
  await page.goto(`${PRESS_PATH}/${id}`)
  const order = await page.locator('main figure, main p').evaluateAll((elements) => elements.map((one) => one.querySelector('img')?.alt ?? one.textContent))
  expect(order.join('|')).toContain('첫 문단|공사 현장|둘째 문단|모형')
})

test('an unknown name answers 404', async ({ request }) => {
  for (const name of ['0'.repeat(32) + '.webp', 'x.webp', '%2fstore.sqlite', '0'.repeat(32) + '.svg'])
    expect((await request.get(`/media/${name}`)).status()).toBe(404)
  expect((await request.get('/media/..%2fstore.sqlite')).status()).toBe(400)
})
