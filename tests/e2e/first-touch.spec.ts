import { readFile } from 'node:fs/promises'
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { haveAdminSession } from '../support/administrator'
import { auditRow } from '../support/audit-rows'
import { accessibilityFindings } from '../support/axe'
import { fillSlowly } from '../support/fill-slowly'
import { interestWay } from '../support/visit-form'

/* A visitor's first touch follows from page to page to the registration: without cookie or storage, with and without script.
   Every registration is checked as the office sees it. */

const AD = '/?utm_source=naver&utm_medium=cpc&utm_campaign=%EB%B4%84&NaPm=ct%3Dabc%7Cci%3D1'

test.beforeEach(({ page }) => fillSlowly(page))

async function fill(form: Locator): Promise<string> {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  await form.getByLabel('이름').fill('유입시험')
  await form.getByLabel('휴대전화').fill(`010${digits}`)
  await form.getByLabel('생년월일').fill('950527')
  await form.getByLabel('[필수] 개인정보').check()
  return digits
}
const form = (page: Page) => page.getByRole('main').getByRole('form')

/**
 * The office's page of the registration with these last eight digits of a phone, searched by request; admin.spec.ts tests the
 * search form.
 */
async function registrationOf(browser: Browser, digits: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await haveAdminSession(page)
  const found = await (await page.request.post('/api/admin/search', { form: { search: `010${digits}` } })).text()
  const paths = new Set([...found.matchAll(/href="(\/admin\/registrations\/[\w-]+)/g)].map(([, path = '']) => path))
  expect(paths.size).toBe(1)
  await page.goto([...paths].join(''))
  await expect(page.getByRole('heading', { name: '유입시험 님' })).toBeVisible()
  return page
}
const origin = (page: Page) => page.getByRole('region', { name: '유입 경로' })
const unfold = (shown: ReturnType<typeof origin>) => shown.getByText('광고와 처음 연 페이지').click()

async function expectAd(browser: Browser, digits: string): Promise<void> {
  const shown = origin(await registrationOf(browser, digits))
  await expect(shown).toContainText('네이버 광고')
  await unfold(shown)
  await expect(shown.getByRole('definition')).toHaveText(['naver', 'cpc', '봄', 'ct=abc|ci=1', '/'])
}

/** By a link of the page itself, as a visitor does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()
  await page.waitForURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const WAY = ['/BusinessGuide/intro', '/privacy', '/Promotion/Customer']

test('an advertisement, three pages, a registration', { tag: '@smoke' }, async ({ page, browser }) => {
  await page.goto(AD)
  for (const path of WAY) await follow(page, path)
  const digits = await fill(form(page))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Promotion\/Customer$/)
  // Before the button: a form sent before its script has loaded gets its result on a page of its own, by a cookie of five minutes.
  expect(await page.context().cookies()).toEqual([])
  await form(page).getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/naver|utm|ct=abc/)
  await expectAd(browser, digits)
})

test('the popup, after a reload in the middle of the visit', async ({ page, browser }) => {
  await page.goto(AD)
  await follow(page, '/BusinessGuide/intro')
  await page.reload()
  await page.getByRole('button', { name: '방문예약' }).first().click()
  const popup = page.getByRole('dialog').getByRole('form')
  await interestWay(popup).check()
  const digits = await fill(popup)
  await popup.getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible()
  await expectAd(browser, digits)
})

test('a later campaign does not replace the first', async ({ page, browser }) => {
  await page.goto(AD)
  // A link of the site itself with its own campaign, as an article may have.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/Promotion/Customer?utm_source=second&gclid=G' })
    document.body.append(link)
    link.click()
  })
  await page.waitForURL(/second/)
  const digits = await fill(form(page))
  await form(page).getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible()
  await expectAd(browser, digits)
})

test('a referral from another site without parameters', async ({ page, browser }) => {
  await page.goto('/Promotion/Customer', { referer: 'https://m.search.naver.com/search.naver?query=%ED%99%8D%EA%B8%B8%EB%8F%99' })
  const digits = await fill(form(page))
  await form(page).getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible()
  const shown = origin(await registrationOf(browser, digits))
  await unfold(shown)
  await expect(shown.getByRole('definition')).toHaveText(['m.search.naver.com', '/Promotion/Customer'])
})

test('links keep their addresses until a click, and without a first touch', async ({ page, request }) => {
  expect(await (await request.get(AD)).text()).toBe(await (await request.get('/')).text())
  await page.goto(AD)
  expect(await page.locator('a[href*="firstTouch"], a[href*="utm_"]').count()).toBe(0)
  await page.goto('/')
  await follow(page, '/BusinessGuide/intro')
  expect(new URL(page.url()).search).toBe('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an advertisement, three pages, a refused form, a registration', async ({ page, browser }) => {
    await page.goto(AD)
    for (const path of WAY) await follow(page, path)
    const digits = await fill(form(page))
    await form(page).getByLabel('생년월일').fill('999999')
    await form(page).getByRole('button', { name: '등록하기' }).click()
    await page.waitForURL(/\/registration$/)
    await form(page).getByLabel('생년월일').fill('950527')
    await form(page).getByLabel('[필수] 개인정보').check()
    await form(page).getByRole('button', { name: '등록하기' }).click()
    await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible()
    await expectAd(browser, digits)
  })

  test('a later campaign does not replace the first', async ({ page, browser, baseURL }) => {
    await page.goto(AD)
    await follow(page, '/BusinessGuide/intro')
    await page.goto('/Promotion/Customer?utm_source=second', { referer: page.url() })
    expect(page.url()).toContain('firstTouch=')
    expect(page.url()).toContain(String(baseURL))
    const digits = await fill(form(page))
    await form(page).getByRole('button', { name: '등록하기' }).click()
    await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible()
    await expectAd(browser, digits)
  })
})

test('the office corrects the source of a registration, filters by it, and sees the reason', async ({ page, browser }) => {
  await page.goto('/Promotion/Customer?utm_source=%3Cb%3Ecafe%3C%2Fb%3E')
  const digits = await fill(form(page))
  await form(page).getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible()
  const office = await registrationOf(browser, digits)
  await expect(origin(office)).toContainText('<b>cafe</b>')
  await office.getByText('유입 경로 수정').click()
  await office.getByLabel('바꿀 유입 경로').selectOption('카카오')
  await office.getByLabel('수정 사유').fill('통화로 확인')
  await office.getByRole('button', { name: '수정', exact: true }).click()
  await expect(origin(office)).toContainText('카카오 (처음 기록: <b>cafe</b>)')
  await expect(office.getByRole('region', { name: '기록' })).toContainText('<b>cafe</b> → 카카오, 사유: 통화로 확인')
  await office.goto('/admin')
  // With scripts the choice applies by itself.
  await expect(office.getByRole('button', { name: '유입 경로 보기' })).toHaveCount(0)
  await office.getByLabel('유입 경로').selectOption('카카오')
  await expect(office.getByRole('row').filter({ hasText: digits.slice(4) })).toContainText('· 카카오')
  await expect(await auditRow(office, '유입 경로 수정', '통화로 확인')).toBeVisible()
})

/** @returns the path of a new printed code, created by the office */
async function printedCode(office: Page, name: string): Promise<string> {
  await office.goto('/admin/qr-codes')
  await office.getByLabel('이름 (예: 역 앞 현수막)').fill(name)
  await office.getByLabel('매체').selectOption('중개사')
  await office.getByLabel('연결 페이지').selectOption('/Promotion/Customer')
  await office.getByRole('button', { name: '만들기', exact: true }).click()
  await expect(office.getByText('만들었습니다.')).toBeVisible()
  const [download] = await Promise.all([office.waitForEvent('download'), office.getByRole('button', { name: `${name} SVG` }).click()])
  const [, path] = /<title>https?:\/\/[^/]+(\/q\/\w+)<\/title>/.exec(await readFile(await download.path(), 'utf8')) ?? []
  return path ?? ''
}

test('a printed code redirects once to its page and is recorded with the registration, until it is closed', async ({ page: office, browser, request }) => {
  await haveAdminSession(office)
  const name = `시험 ${String(Date.now()).slice(-6)}`
  const path = await printedCode(office, name)
  expect(path).toMatch(/^\/q\/[2-9a-z]{10}$/)
  const [pdf] = await Promise.all([office.waitForEvent('download'), office.getByRole('button', { name: `${name} PDF` }).click()])
  expect((await readFile(await pdf.path(), 'latin1')).slice(0, 8)).toBe('%PDF-1.4')

  const answer = await request.get(path.toUpperCase().replace('/Q/', '/q/'), { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, `/Promotion/Customer?qr=${path.slice(3)}`])
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await fillSlowly(visitor)
    await visitor.goto(path)
    expect(await visitor.context().cookies()).toEqual([])
    await follow(visitor, '/privacy')
    await visitor.goBack()
    const digits = await fill(form(visitor))
    await form(visitor).getByRole('button', { name: '등록하기' }).click()
    await expect(visitor.getByText('등록이 완료되었습니다.')).toBeVisible()
    const shown = origin(await registrationOf(browser, digits))
    await expect(shown).toContainText(`QR ${name}`)
    await unfold(shown)
    await expect(shown.getByRole('definition')).toHaveText([path.slice(3), name, '/Promotion/Customer'])
  }
  const row = office.getByRole('row').filter({ hasText: name })
  await expect(async () => {
    await office.goto('/admin/qr-codes')
    await expect(row.locator('[data-label="접속"]')).toContainText(/[23]/, { timeout: 1000 })
  }).toPass()
  expect(await accessibilityFindings(office)).toEqual([])

  await row.getByText('사용 중지').first().click()
  await row.getByRole('button', { name: '사용 중지하기' }).click()
  await expect(office.getByText('사용을 중지했습니다.')).toBeVisible()
  for (const closed of [path, '/q/zzzzzzzzzz', '/q/none', '/q/%3Cscript%3E']) {
    const home = await request.get(closed, { maxRedirects: 0 })
    expect([home.status(), home.headers().location]).toEqual([302, '/'])
  }
})
