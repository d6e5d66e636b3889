import { expect, test, type Page } from '@playwright/test'
import { ADMIN, haveAdminSession, postArticle, signInAsAdmin } from '../support/administrator'
import { missingArticlePath } from '@/lib/routes'
import { PRESS_PATH, PRESS_SITE } from '../support/press-site'
import { holdFramework } from '../support/framework'
import { hydrated } from '../support/page-costs'

/** Redirect target of a missing article. */
const MISSING = missingArticlePath(PRESS_SITE)

/** A title that no other test uses. */
const freshTitle = (about: string) => `${about} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`

test('the list shows number, title and date; author and views in the wide layout', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(PRESS_PATH)
  const header = page.getByRole('table').getByRole('columnheader')
  await expect(header).toHaveText(['번호', '제목', '작성자', '날짜', '조회'])
  await expect(page.getByRole('cell', { name: '관리자' }).first()).toBeVisible()
  await page.setViewportSize({ width: 900, height: 900 })
  await expect(page.getByRole('cell', { name: '관리자' }).first()).toBeHidden()
  await expect(page.getByRole('columnheader', { name: '조회' })).toBeHidden()
})

const signInHeading = (page: Page) => page.getByRole('heading', { name: '관리자 로그인' })
const signInForm = (page: Page) => page.getByRole('form', { name: '관리자 로그인' })

async function unfoldSignIn(page: Page) {
  await signInHeading(page).click()
  await expect(signInForm(page)).toBeVisible()
}

test('the closed parts of the sign-in form are not laid out, even when their positions are read', async ({ page }) => {
  await page.goto(PRESS_PATH)
  // As Chrome's password manager does before the first paint; laying out the texts would fetch their fonts.
  const boxes = (field: string) => page.locator(`label[for=${field}]`).evaluate((label) => label.getClientRects().length)
  expect(await boxes('sign-in-email')).toBe(0)
  await unfoldSignIn(page)
  expect(await boxes('sign-in-email')).toBe(1)
})

test('the sign-in form is folded below the list, with and without JavaScript', async ({ page, browser }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  for (const visitor of [page, plain]) {
    await visitor.goto(PRESS_PATH)
    await expect(signInHeading(visitor)).toBeVisible()
    await expect(signInForm(visitor)).toBeHidden()
    const [list, heading] = [await visitor.getByRole('table').boundingBox(), await signInHeading(visitor).boundingBox()]
    expect(heading!.y).toBeGreaterThan(list!.y + list!.height)
    await unfoldSignIn(visitor)
    await signInHeading(visitor).click()
    await expect(signInForm(visitor)).toBeHidden()
  }
  await plain.close()
})

/** Before it, links load documents and forms are sent as such: works as well, but otherwise. */

test('an article: title, author, Korean date and time, paragraphs, neighbours, and one step back', async ({ page }) => {
  await page.goto(`${PRESS_PATH}/model-house-opening`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('모델하우스, 10월 17일')
  await expect(main.getByText('2026년 10월 16일 오전 9:00')).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: '관리자' })).toBeVisible()
  await expect(main.getByText(/^1층에는 축척/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: '이전 글과 다음 글' }).getByRole('link').first()).toBeVisible()
  const types = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(types.some((json) => json.includes('"NewsArticle"'))).toBe(true)
  await main.getByRole('link', { name: '목록으로' }).click()
  await expect(page).toHaveURL(new RegExp(`${PRESS_PATH}$`))

  await hydrated(page)
  const first = page.getByRole('table').getByRole('link').first()
  const title = await first.textContent()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await hydrated(page)
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: '목록으로' }).click()
  await expect(page).toHaveURL(new RegExp(`${PRESS_PATH}$`))
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('an article opened before the framework has loaded goes back one step, too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.route(/\/_next\/.*\.js/, (route) => route.abort())
  await page.goto(PRESS_PATH)
  const link = page.getByRole('table').getByRole('link').last()
  await link.scrollIntoViewIfNeeded()
  const scroll = await page.evaluate(() => Math.round(scrollY))
  expect(scroll).toBeGreaterThan(0)
  await link.click()
  const back = page.getByRole('link', { name: '목록으로' })
  const steps = await page.evaluate(() => history.length)
  await back.click()
  await expect(page).toHaveURL(new RegExp(`${PRESS_PATH}$`))
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scroll)
  await page.goForward()
  await expect(back).toBeVisible()
})

test('from an article reached through its neighbour, the list is a step forward', async ({ page }) => {
  await page.goto(`${PRESS_PATH}/model-house-opening`)
  await page.getByRole('navigation', { name: '이전 글과 다음 글' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(/model-house-opening$/)
  await page.getByRole('link', { name: '목록으로' }).click()
  await expect(page).toHaveURL(new RegExp(`${PRESS_PATH}$`))
})

test('opening an article counts one view per visit', async ({ page, browser }) => {
  const admin = await (await browser.newContext()).newPage()
  await haveAdminSession(admin)
  const id = await postArticle(admin.request, { title: freshTitle('조회') })
  const views = page.getByRole('main').getByRole('definition').last()
  const counted = () => page.waitForResponse((response) => response.url().endsWith('/views'))
  let answered = counted()
  await page.goto(`${PRESS_PATH}/${id}`)
  await answered
  await expect(views).toHaveText('1')
  answered = counted()
  await page.reload()
  await answered
  await expect(views).toHaveText('1')
  const staff = admin.waitForResponse((response) => response.url().endsWith('/views'))
  await admin.goto(`${PRESS_PATH}/${id}`)
  expect(await (await staff).json()).toEqual({ views: 1 })
})

test.describe('signing in below the list', () => {
  test(
    'a wrong password says so and keeps the address; then the right one opens the press list for staff, and signing out closes it',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto(PRESS_PATH)
      const form = signInForm(page)
      await unfoldSignIn(page)
      await form.getByLabel('이메일').fill(ADMIN.email)
      await form.getByLabel('비밀번호').fill('not the password')
      await form.getByRole('button', { name: '로그인' }).click()
      await expect(form.getByRole('alert')).toHaveText('로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.')
      await expect(form.getByLabel('이메일')).toHaveValue(ADMIN.email)
      await expect(form.getByLabel('비밀번호')).toHaveValue('')
      expect(page.url()).not.toContain(ADMIN.email)

      await form.getByLabel('비밀번호').fill(ADMIN.password)
      await form.getByRole('button', { name: '로그인' }).click()
      await expect(page.getByText(`${ADMIN.email} 님, 환영합니다.`)).toBeVisible()
      await expect(page.getByRole('form', { name: '기사 쓰기' })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${PRESS_PATH}$`))

      await page.getByRole('button', { name: '로그아웃' }).click()
      await expect(signInHeading(page)).toBeVisible()
      await expect(page.getByRole('form', { name: '기사 쓰기' })).toBeHidden()
    },
  )

  test('works without JavaScript, writing included', async ({ browser }) => {
    test.skip(process.env.STORE === 'firestore', 'a password never passes this server there')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(PRESS_PATH)
    await unfoldSignIn(page)
    await page.getByLabel('이메일').fill(ADMIN.email)
    await page.getByLabel('비밀번호').fill('not the password')
    await page.getByRole('button', { name: '로그인' }).click()
    // Opened with the error, in view, and still open once the error has gone.
    await expect(signInForm(page).getByRole('alert')).toHaveText(/^로그인 실패: /)
    await expect(signInForm(page)).toBeInViewport()
    await context.clearCookies({ name: 'sign_in_notice' })
    await page.reload()
    await expect(signInForm(page)).toBeVisible()
    await page.getByLabel('이메일').fill(ADMIN.email)
    await page.getByLabel('비밀번호').fill(ADMIN.password)
    await page.getByRole('button', { name: '로그인' }).click()
    const title = freshTitle('스크립트 없이')
    await page.getByLabel('제목').fill(title)
    await page.getByLabel('요약').fill('요약')
    await page.getByRole('button', { name: '등록' }).click()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await context.close()
  })
})

test('posting: title and summary are required, then the form clears and the article appears in the list', { tag: '@smoke' }, async ({ page }) => {
  await signInAsAdmin(page, PRESS_PATH)
  const form = page.getByRole('form', { name: '기사 쓰기' })
  const title = freshTitle('게시')
  await form.getByLabel('본문').fill('본문만 썼습니다.')
  await expect(async () => {
    await form.getByRole('button', { name: '등록' }).click()
    await expect(form.getByRole('alert')).toHaveText('제목과 요약을 입력해 주세요!', { timeout: 500 })
    await expect(form.getByLabel('제목', { exact: true })).toHaveAccessibleDescription('제목을 입력해 주세요.')
    await expect(form.getByLabel('요약', { exact: true })).toHaveAccessibleDescription('요약을 입력해 주세요.')
    await expect(form.getByLabel('제목', { exact: true })).toBeFocused()
  }).toPass()
  await expect(form.getByLabel('본문')).toHaveValue('본문만 썼습니다.')

  await form.getByLabel('제목').fill(title)
  await form.getByRole('button', { name: '등록' }).click()
  await expect(form.getByLabel('요약', { exact: true })).toBeFocused()
  await expect(form.getByLabel('요약', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('제목', { exact: true })).not.toHaveAttribute('aria-invalid')
  await form.getByLabel('요약').fill('요약입니다.')
  await form.getByRole('button', { name: '등록' }).click()
  // Not necessarily the first: another test may have posted in between.
  await expect(page.getByRole('table').getByRole('link', { name: title })).toBeVisible()
  for (const label of ['제목', '요약', '본문']) await expect(form.getByLabel(label)).toHaveValue('')
})

for (const path of [PRESS_PATH, '/admin/press/new']) {
  test(`${path === PRESS_PATH ? 'below the list' : 'in /admin'}: what the server refuses is said, loses nothing, and a form that is posted before the framework is there is saved`, async ({
    page,
  }) => {
    await signInAsAdmin(page, path)
    await hydrated(page)
    const form = page.getByRole('form', { name: '기사 쓰기' })
    const title = freshTitle('거절')
    const answers = [
      { status: 500, body: '', said: '저장하지 못했습니다' },
      { status: 503, body: JSON.stringify({ message: '지금은 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.' }), said: '지금은 저장할 수 없습니다' },
      { status: 422, body: JSON.stringify({ errors: { title: '제목이 너무 깁니다.' } }), said: '제목이 너무 깁니다.' },
    ]
    await page.route('**/api/press', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ contentType: 'application/json', ...answers[0] }) : route.continue(),
    )
    for (const label of ['제목', '요약', '본문']) await form.getByLabel(label).fill(label === '제목' ? title : label)
    while (answers[0]) {
      await form.getByRole('button', { name: '등록', exact: true }).click()
      await expect(form.getByRole('alert')).toContainText(answers[0].said)
      await expect(form.getByLabel('제목')).toHaveValue(title)
      await expect(form.getByLabel('본문')).toHaveValue('본문')
      answers.shift()
    }
    await page.unroute('**/api/press')

    const release = await holdFramework(page)
    await page.reload({ waitUntil: 'commit' })
    await form.getByLabel('제목').fill(title)
    await form.getByLabel('요약').fill('요약')
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/press'))
    await form.getByRole('button', { name: '등록', exact: true }).click()
    expect((await answered).status()).toBe(303)
    release()
    await expect(page.getByRole('table').getByRole('link', { name: title })).toHaveCount(1)
    if (path === PRESS_PATH) await expect(form.getByLabel('제목')).toHaveValue('')
  })
}

test('a failed post loses no input', async ({ page }) => {
  await signInAsAdmin(page, PRESS_PATH)
  await page.route('**/api/press', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await hydrated(page)
  const form = page.getByRole('form', { name: '기사 쓰기' })
  await form.getByLabel('제목').fill('제목')
  await form.getByLabel('요약').fill('요약')
  await form.getByRole('button', { name: '등록' }).click()
  await expect(form.getByRole('alert')).toContainText('저장하지 못했습니다')
  await expect(form.getByLabel('제목')).toHaveValue('제목')
})

test('load more: ten at a time by cursor, hidden at the end; a link without JavaScript', async ({ page, browser }) => {
  await haveAdminSession(page)
  for (let index = 0; index < 12; index += 1) await postArticle(page.request, { title: freshTitle(`더보기 ${index}`) })
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(PRESS_PATH)
  const rows = visitor.getByRole('table').getByRole('rowheader')
  const more = visitor.getByRole('button', { name: '더보기' })
  await expect(rows).toHaveCount(10)
  // Before, it is the plain link to the next page.
  await hydrated(visitor)
  await expect(async () => {
    await more.click()
    await expect(rows).not.toHaveCount(10, { timeout: 2_000 })
    await expect(visitor).toHaveURL(new RegExp(`${PRESS_PATH}$`))
  }).toPass()
  // By address: other tests post articles with the same title.
  const addresses = await rows.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(addresses.length)
  while (await more.isVisible()) {
    const before = await rows.count()
    // A link with the role of a button: Space clicks it as well.
    await more.press(' ')
    await expect.poll(() => rows.count()).toBeGreaterThan(before)
  }
  expect(await rows.count()).toBeGreaterThanOrEqual(18)

  // After an article, Back restores the list as it was.
  const all = await rows.count()
  await hydrated(visitor)
  const last = rows.last().getByRole('link')
  await last.click()
  await expect(visitor.getByRole('link', { name: '목록으로' })).toBeVisible()
  await visitor.getByRole('link', { name: '목록으로' }).click()
  await expect(rows).toHaveCount(all)
  await expect(last).toBeInViewport()

  // A click before the framework has loaded: the framework handles it, or the browser follows the link.
  const early = await (await browser.newContext()).newPage()
  await holdFramework(early)
  await early.goto(PRESS_PATH, { waitUntil: 'commit' })
  await early.getByRole('button', { name: '더보기' }).click()
  await expect(early).toHaveURL(/\?cursor=/)

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(PRESS_PATH)
  const first = await plain.getByRole('rowheader').first().textContent()
  await plain.getByRole('button', { name: '더보기' }).click()
  await expect(plain).toHaveURL(/\?cursor=/)
  await expect(plain.getByRole('rowheader').first()).not.toHaveText(first ?? '')
  await plain.getByRole('link', { name: '첫 목록으로' }).click()
  await expect(plain.getByRole('rowheader', { name: first ?? '', exact: true })).toBeVisible()
  await expect(plain).not.toHaveURL(/cursor=/)
})

test('a truncated link to older articles leads to the newest', async ({ request }) => {
  const answer = await request.get(`${PRESS_PATH}?cursor=cut`, { maxRedirects: 0 })
  expect(answer.status()).toBe(307)
  expect(answer.headers()['location']).toBe(PRESS_PATH)
})

test('the administrator edits, unpublishes, republishes and deletes; visitors see it at once', async ({ page, browser }) => {
  await haveAdminSession(page)
  const title = freshTitle('고칠 글')
  const id = await postArticle(page.request, { title })
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${PRESS_PATH}/${id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.goto(`/admin/press/${id}`)
  await page.getByLabel('제목').fill(`${title} 수정`)
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('status')).toHaveText('저장했습니다.')
  await visitor.goto(`${PRESS_PATH}/${id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} 수정`)

  await page.goto(`/admin/press/${id}`)
  await page.getByRole('button', { name: '게시 내리기' }).click()
  await visitor.goto(`${PRESS_PATH}/${id}`)
  await expect(visitor).toHaveURL(MISSING)
  await page.goto(`/admin/press/${id}/preview`)
  await expect(page.getByText('둘째 문단')).toBeVisible()

  await page.goto(`/admin/press/${id}`)
  await page.getByRole('button', { name: '게시하기' }).click()
  await visitor.goto(`${PRESS_PATH}/${id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} 수정`)

  await page.goto(`/admin/press/${id}`)
  await page.getByText('기사 지우기').click()
  await page.getByRole('button', { name: '지우기', exact: true }).click()
  await expect(page.getByText('기사를 지웠습니다.')).toBeVisible()
  await visitor.goto(`${PRESS_PATH}/${id}`)
  await expect(visitor).toHaveURL(MISSING)
})

test('the feed contains the articles', { tag: '@smoke' }, async ({ request }) => {
  const feed = await request.get('/feed.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  expect(await feed.text()).toContain('<rss version="2.0"')
})
