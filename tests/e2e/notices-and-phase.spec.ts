import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { siteCustomerPage } from '@/content/pages'
import { koreanIsoDay } from '@/lib/korean-time'
import type { Phase } from '@/lib/phases'
import { ADMIN } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'
import { kill, startSite } from '../support/own-site'
import { SITE_CUSTOMER_PATH } from '../support/press-site'

/* What the office announces, and the phase that it sets, as a visitor then reads the site. Uses its own store, because other tests read
   the site of content. */
let site: Awaited<ReturnType<typeof startSite>>
let directory: string
test.beforeAll(async ({ baseURL }) => {
  if (process.env.BASE_URL) return
  directory = mkdtempSync(join(tmpdir(), 'notices-'))
  site = await startSite(directory, baseURL ?? 'http://localhost:3000')
})
test.afterAll(async () => {
  if (process.env.BASE_URL) return
  await kill(site.process)
  rmSync(directory, { recursive: true })
})
test.skip(process.env.BASE_URL !== undefined, 'other tests read the site under test')

const PHONE = { width: 390, height: 844 }
const DAY_MS = 86_400_000
const read = async (path: string) => (await fetch(new URL(path, site.url))).text()
const signIn = (page: Page) => page.context().request.post(`${site.url}/api/auth/sign-in`, { data: ADMIN })
const status = (page: Page) => page.getByRole('status')

/** Fills the form of a fact and publishes it. */
async function publish(page: Page, path: string, values: Readonly<Record<string, string | true>>) {
  await page.goto(`${site.url}/admin/facts/edit?path=${path}`)
  await page.locator('form details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name="${name}"]`)
    if (value === true) await field.check()
    else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  await page.getByLabel(/변경 사유/).fill('단계 진행')
  await page.getByRole('button', { name: '게시', exact: true }).click()
}

/** Publishes a fact of one value by request; facts.spec.ts and the tests below use the form. */
async function publishValue(page: Page, path: string, value: string) {
  const { request } = page.context()
  const form = await (await request.get(`${site.url}/admin/facts/edit?path=${path}`)).text()
  const basedOn = /name="basedOn" value="(\d+)"/.exec(form)?.[1] ?? 'none'
  const answer = await request.post(`${site.url}/api/admin/facts`, {
    form: { action: 'publish', path, basedOn, value, reason: '단계 진행' },
    maxRedirects: 0,
  })
  expect([answer.status(), answer.headers().location], `${path}: ${value}`).toEqual([303, expect.stringContaining('done=published')])
}

test('on a phone, the office closes the day and visitors read it within a minute; a popup leaves the page in sight', async ({ page, browser }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await signIn(page)
  expect(await read('/')).not.toContain('aria-label="공지"')
  const today = koreanIsoDay(new Date())
  const begun = Date.now()
  await page.goto(`${site.url}/admin/hours`)
  await page.locator('#exception-day').fill(today)
  await page.getByLabel(/^사유/).fill('정기 점검')
  await page.getByRole('button', { name: '이 날짜 저장' }).click()
  await page
    .getByRole('button', { name: /휴관 공지 올리기/ })
    .first()
    .click()
  await expect(status(page)).toContainText('게시했습니다')
  for (const path of ['/', '/FloorPlan/84A', '/no-such-page']) expect(await read(path), path).toContain('모델하우스 오늘 휴관')
  expect(Date.now() - begun).toBeLessThan(60_000)
  expect(await read('/en')).toContain('Model house closed today')

  const ends = `${koreanIsoDay(new Date(Date.now() + DAY_MS))}T18:00`
  const wrong = { 'value.1.text': '<b>단수</b>', 'value.1.begins': ends, 'value.1.ends': `${today}T00:00` }
  await publish(page, 'notices', wrong)
  await expect(status(page)).toContainText('고칠 곳이 있어')
  await expect(page.locator('[name="value.1.text"]')).toHaveValue('<b>단수</b>')
  await expect(page.locator('[name="value.1.text"]')).toHaveAccessibleDescription(/꺾쇠/)
  await expect(page.locator('[name="value.1.ends"]')).toHaveAccessibleDescription(/끝이 시작보다 늦어야/)
  await publish(page, 'notices', {
    'value.1.text': '청약 설명회 안내',
    'value.1.detail': `${'모델하우스에서 설명회를 엽니다. '.repeat(30).trim()}`,
    'value.1.begins': `${today}T00:00`,
    'value.1.ends': ends,
    'value.1.place': 'popup',
  })
  await expect(status(page)).toContainText('게시했습니다')

  const visitor = await (await browser.newContext({ viewport: PHONE })).newPage()
  await visitor.goto(`${site.url}/Brand/intro`)
  const popup = visitor.getByRole('dialog', { name: '알려 드립니다' })
  await expect(popup).toBeVisible()
  await expect(popup).toContainText('청약 설명회 안내')
  expect((await popup.boundingBox())?.height).toBeLessThanOrEqual(PHONE.height * 0.6)
  expect(await accessibilityFindings(visitor)).toEqual([])
  await visitor.goBack()
  await expect(popup).toBeHidden()
  await expect(visitor).toHaveURL(/Brand\/intro$/)
  expect(await visitor.context().cookies()).toEqual([])
  await visitor.goto(`${site.url}/`)
  await expect(visitor.getByRole('region', { name: '공지' })).toContainText('청약 설명회 안내')
  await visitor.waitForLoadState('networkidle')
  await expect(popup).toBeHidden()
})

test('a caption of the office stands under the picture, and the English page keeps its own', async ({ page }) => {
  await signIn(page)
  // Two renderings of the same words may order their data and their head differently, and put the metadata behind an empty boundary or none.
  const english = async () => (await read('/en')).replace(/^[^]*?<\/head>|\/flight\/[\w.-]+|<!--\$--><!--\/\$-->/g, '')
  const before = await english()
  const caption = { 'value.0.picture': 'community-fitness', 'value.0.caption': '피트니스센터, 창가의 운동 기구' }
  await publish(page, 'site.captions', { ...caption, 'value.0.kind': 'photo' })
  await expect(page.getByRole('alert').filter({ hasText: '컴퓨터로 그린 그림' })).toBeVisible()
  await publish(page, 'site.captions', { ...caption, 'value.0.kind': 'illustration' })
  await expect(status(page)).toContainText('게시했습니다')
  await page.goto(`${site.url}/ComplexGuide/community`)
  await expect(page.locator('#fitness figcaption')).toContainText('피트니스센터, 창가의 운동 기구')
  await expect(page.locator('#reading-room figcaption')).toContainText('이미지컷')
  expect(await english()).toBe(before)
})

test.describe('without scripts, which none of its forms needs', () => {
  test.use({ javaScriptEnabled: false })

  test('from 계획 to 선착순 the site says and does what the phase allows, and no step lacks its legal facts', async ({ page }) => {
    test.slow()
    await signIn(page)
    const go = (phase: Phase) => publishValue(page, 'site.phase', phase)
    const home = () => read('/')
    const schedule = () => read('/BusinessGuide/plan')
    const customerPage = async () => (await read(SITE_CUSTOMER_PATH)).replaceAll('\u00A0', ' ')
    /** What the page promises while visits are booked; the site's name stands before. */
    const bookingWords = [siteCustomerPage.lead, siteCustomerPage.description.replace('{site} ', '')]
    const refused = async (phase: Phase, missing: string) => {
      await publish(page, 'site.phase', { value: phase })
      await expect(page.getByRole('alert').filter({ hasText: '없는 것' })).toContainText(missing)
    }
    await refused('first-come', '임대사업자 등록번호, 공급신고번호, 임대보증금 보증, 모집공고 (공고일)')
    expect(await read('/')).toContain('방문예약')
    for (const words of bookingWords) expect(await customerPage()).toContain(words)

    // No amount before the announcement states it.
    const source = { 'value.source.label': '임차인 모집공고', 'value.source.date': '2027-02-10' }
    const termsOf = (type: string, index: number) => ({
      [`value.types.${index}.type`]: type,
      [`value.types.${index}.deposit`]: '120000000',
      [`value.types.${index}.rent`]: '380000',
    })
    await publish(page, 'units.terms', { ...source, ...termsOf('59A', 0) })
    await expect(page.getByRole('alert').filter({ hasText: '금액을 적을 수 없습니다' })).toContainText("'모집공고'로 바꾼 뒤에")

    // What is decided leaves the page of what is not.
    await publish(page, 'undecided', { 'value.items.1!removed': true, 'value.items.2!removed': true })
    await expect(status(page)).toContainText('게시했습니다')
    await publishValue(page, 'site.legal.registration', '2027-한들-0012 (2027년 1월 5일)')
    await go('registered')
    expect(await schedule()).toMatch(/공급신고<span[^>]*>다음 단계/)
    await refused('reported', '공급신고번호, 임대보증금 보증')
    await publishValue(page, 'site.legal.report', '2027-한들-0034 (2027년 1월 20일)')
    await publishValue(page, 'site.legal.guarantee', '주택도시보증공사 2027-0056호')
    await go('reported')
    expect(await schedule()).toMatch(/임차인 모집공고<span[^>]*>다음 단계/)

    await refused('announced', '모집공고 (공고일)')
    await publish(page, 'announcement', { 'value.announced': '2027-02-10' })
    await expect(status(page)).toContainText('게시했습니다')
    await go('announced')
    const announced = await home()
    expect(announced).toContain('모집공고 보기')
    expect(announced).toContain('모집공고를 냈습니다')

    // The draft of the refused try has the first still; what belongs together is tested in unit-terms.test.ts.
    await publish(page, 'units.terms', { ...termsOf('59B', 1), ...termsOf('84A', 2), ...termsOf('84B', 3), ...termsOf('84C', 4) })
    await expect(page.getByRole('alert').filter({ hasText: '금액이 없습니다' })).toContainText('84D 타입의')
    await publish(page, 'units.terms', termsOf('84D', 5))
    await expect(status(page)).toContainText('게시했습니다')
    const plan = await read('/FloorPlan/59A')
    expect(plan).toContain('1억 2,000만 원')
    expect(plan).toContain('"@type":"Offer"')
    for (const path of ['/SalesInfo/SubscriptionGuide', '/FloorPlan/compare?type=59A&type=84A']) expect(await read(path), path).toContain('월 38만 원')
    expect(await read('/SalesInfo/undecided')).not.toContain('어떤 경로로도')

    await go('applying')
    expect(await home()).toContain('청약을 접수하고 있습니다')
    expect(await schedule()).toMatch(/청약 접수<span[^>]*>진행 중/)
    await go('drawn')
    expect(await home()).toContain('추첨 이후 일정')

    await go('contracting')
    expect(await home()).toContain('action="/api/registrations"')
    expect(await read('/visit')).toContain('지금은 방문예약을 받지 않습니다')
    for (const path of ['/api/visit-times', '/api/visit-part']) expect((await fetch(site.url + path)).status).toBe(403)
    // Nothing promises a visit, or a form of one.
    const customer = await customerPage()
    expect(customer).toContain('지금은 방문예약을 받지 않습니다')
    expect(customer).not.toMatch(/name="visitWanted"|href="\/visit"/)
    for (const words of bookingWords) expect(customer).not.toContain(words)

    await go('first-come')
    expect(await home()).toContain('남은 세대를 선착순으로 계약하고 있습니다')
    expect(await read('/visit')).not.toContain('지금은 방문예약을 받지 않습니다')
    expect(await read('/FloorPlan/Emodel')).toContain('EventScheduled')

    await go('closed')
    expect(await home()).not.toContain('action="/api/registrations"')
    expect(await read('/Promotion/Customer')).toContain('모집을 마감했습니다')
    expect(await read('/FloorPlan/Emodel')).not.toContain('EventScheduled')
  })
})
