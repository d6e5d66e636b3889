import { expect, test, type Page } from '@playwright/test'
import { BREAKPOINTS_PX } from '@/components/ui/breakpoints'
import { home as homeInput } from '@/content/home'
import { maps as mapContent } from '@/content/plans/maps'
import { units as unitContent } from '@/content/units'
import { homeSchema } from '@/lib/content/schemas/home'
import { undecidedWords } from '@/lib/messages/ko/openness'
import { resize } from '../support/resize'

const home = homeSchema.parse(homeInput)

/** Loads the document and its styles, and blocks every framework script. */
const withoutFramework = (page: Page) => page.route('**/_next/**/*.js*', (route) => route.abort())

const TYPES = unitContent.types.map(({ id }) => id)

test.describe('unit viewer', () => {
  test('before the framework loads, tabs and arrows work, arrows are disabled at the ends, and the heading switches among types, model house and guide', async ({
    page,
  }) => {
    await withoutFramework(page)
    await page.goto('/')
    const units = page.locator('#units')
    const [previous, next] = [units.getByRole('button', { name: '이전 세대 타입' }), units.getByRole('button', { name: '다음 세대 타입' })]
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()
    for (const type of TYPES.slice(1)) {
      await next.click()
      await expect(units.getByRole('tab', { name: type, exact: true })).toHaveAttribute('aria-selected', 'true')
      await expect(units.getByRole('tabpanel').getByRole('heading', { name: type })).toBeVisible()
    }
    await expect(next).toBeDisabled()
    await units.getByRole('tab', { name: '84A', exact: true }).click()
    await expect(previous).toBeEnabled()
    await expect(units.getByRole('tabpanel')).toContainText(/전용면적84\.\d{2}㎡/)
    await expect(units.getByRole('tabpanel')).toContainText(/약 25\.\d평/)

    await expect(units.getByRole('tab', { name: '59A', exact: true })).toBeVisible()
    await units.getByRole('heading', { name: '모델하우스' }).click()
    await expect(units.getByRole('tab', { name: '59A', exact: true })).toBeHidden()
    await expect(units.getByRole('tab', { name: '1·2단지' })).toBeVisible()
    await units.getByRole('heading', { name: '타입별 안내' }).click()
    await expect(units.getByRole('table')).toBeVisible()
    await expect(units.getByRole('tab', { name: '1·2단지' })).toBeHidden()
  })

  test('a change fades in over 500 ms; types 84C and 84D have their old addresses', async ({ page }) => {
    await page.goto('/')
    const units = page.locator('#units')
    await units.getByRole('tab', { name: '59B', exact: true }).click()
    const style = await units.getByRole('tabpanel').evaluate((panel) => getComputedStyle(panel).animationDuration)
    expect(style).toBe('0.5s')
    await units.getByRole('tab', { name: '84C', exact: true }).click()
    await expect(units.getByRole('link', { name: '84C 평면 자세히 보기' })).toHaveAttribute('href', '/FloorPlan/114A')
  })
})

// The processor renders the tour: a quarter of the pixels is enough.
test.describe('at half the resolution', () => {
  test.use({ deviceScaleFactor: 0.5 })

  test('a tour is fetched only after a click on its poster, fills the window while open, and stops rendering after', async ({ page }) => {
    const frames: string[] = []
    page.on('framenavigated', (frame) => frame.parentFrame() && frames.push(frame.url()))
    await page.goto('/')
    const units = page.locator('#units')
    await units.getByRole('heading', { name: '모델하우스' }).click()
    await expect(units.getByRole('tab', { name: '3·5단지' })).toBeVisible()
    expect(frames).toEqual([])
    const frame = units.locator('iframe[title="1·2단지 모델하우스 VR"]')
    const opener = units.locator('summary').filter({ hasText: '1·2단지 VR 보기' })
    // The window without its bar and a scrollbar; the same when opened again.
    for (const leave of [() => page.keyboard.press('Escape'), () => units.getByText('1·2단지 VR 닫기').click()]) {
      await opener.click()
      await expect.poll(() => frames.length).toBeGreaterThan(0)
      await expect
        .poll(
          async () => {
            const [shown, size] = [(await frame.boundingBox())!, page.viewportSize()!]
            return [size.width - shown.width < 20, size.height - shown.height < 60]
          },
          { timeout: 30_000 },
        )
        .toEqual([true, true])
      await leave()
      await expect(frame).toBeHidden()
      await expect(opener).toBeFocused()
      await expect.poll(() => page.frames().filter((each) => each.url().includes('/tour/')).length).toBe(0)
      frames.length = 0
    }
  })
})

test('in the wide layout one map stands beside the overview', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#business figure').filter({ visible: true })).toHaveCount(1)
})

test.describe('narrow layout', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const openPanels = (page: Page, section: string) => page.locator(`${section} details[name][open] > summary`)

  test('accordions open without the framework, one at a time across their sections', async ({ page }) => {
    await withoutFramework(page)
    await page.goto('/')
    const business = openPanels(page, ':is(#business, #living)')
    await expect(business).toHaveText(['개요'])
    await page.locator('#business summary', { hasText: '입지환경' }).click()
    await expect(business).toHaveText(['입지환경'])
    const maps = page.locator('#business figure').filter({ visible: true })
    await expect(maps).toHaveCount(2)
    for (const name of [mapContent.district.title, mapContent.region.title]) await expect(maps.getByRole('img', { name })).toBeVisible()
    await page.locator('summary', { hasText: home.premiumSlider.heading }).click()
    await expect(business).toHaveText([home.premiumSlider.heading])
    await expect(page.locator('[data-slider]')).toBeVisible()
    await page.locator('summary', { hasText: home.premiumSlider.heading }).click()
    await expect(business).toHaveCount(0)

    await page.locator('#complex summary').nth(2).click()
    await expect(openPanels(page, '#complex')).toHaveText(['커뮤니티'])
    await page.locator('#units summary', { hasText: '모델하우스' }).first().click()
    await expect(openPanels(page, '#units')).toHaveText(['모델하우스'])
  })

  test('the first screen answers: who may apply, what is next, what is open, where the model house is', async ({ page }) => {
    await page.goto('/')
    const bar = (await page.getByRole('navigation', { name: '빠른 상담' }).boundingBox())!
    for (const name of ['신청 방법', '공급일정 보기', undecidedWords.tellOf('임대보증금과 월 임대료'), '오시는 길과 관람 시간']) {
      const box = (await page.locator('#home').getByRole('link', { name }).boundingBox())!
      expect(box.y + box.height, name).toBeLessThanOrEqual(bar.y)
    }
  })

  test('closed panels show what is in them, open ones the thing itself; a room, a plan and the model house stand between the sections', async ({ page }) => {
    await page.goto('/')
    for (const summary of await page.locator('main > section details[name]:not([open]) > summary').all())
      await expect(summary.locator('picture img')).toBeVisible()
    for (const summary of await page.locator('main > section details[name][open] > summary').all()) await expect(summary.locator('picture img')).toBeHidden()
    await expect(page.locator('main > figure').getByRole('img')).toHaveCount(3)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('main > figure').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('summary picture').filter({ visible: true })).toHaveCount(0)
  })

  test('nothing is wider than the window, down to 320 px', async ({ page }) => {
    await page.goto('/')
    for (const width of [320, 390, 768, BREAKPOINTS_PX.phone]) {
      await resize(page, { width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a question of the first screen leads to its answer, and 알려 주세요 to the form with the wish', async ({ page }) => {
    await page.goto('/')
    await page.locator('#home').getByRole('link', { name: '관리비는 얼마인가요' }).click()
    await expect(page.getByRole('heading', { name: '관리비' })).toBeInViewport()
    await page.goto('/')
    await page
      .locator('#home')
      .getByRole('link', { name: undecidedWords.tellOf('임대보증금과 월 임대료') })
      .click()
    await expect(page.getByLabel('문의 내용')).toHaveValue(/임대보증금과 월 임대료/)
  })

  test('one h1, the four premium cards with their links, the form at its anchor; the wide layout shows what the narrow one folds', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const cards = page.locator('#premium li')
    await expect(cards).toHaveCount(4)
    const targets = await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(['/BusinessGuide/intro', '/LocationEnvironment/intro', '/LocationEnvironment/intro', '/LocationEnvironment/primium'])
    await expect(page.locator('#brand').getByRole('link')).toHaveAttribute('href', '/Brand/video')
    await expect(page.locator('#interest').locator('form[method=post]')).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('#business').getByText('시행·시공')).toBeVisible()
    await expect(page.locator('#business').getByRole('link', { name: '입지환경 보기' })).toBeVisible()
    await expect(page.locator('#complex').getByRole('link', { name: '커뮤니티 보기' })).toBeVisible()
    await expect(page.locator('#business summary').first()).toBeHidden()
  })
})

for (const path of ['/', '/en']) {
  test(`the text at the foot of the picture of ${path} appears at once: line by line it would move`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('</h1>')) }))
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('h1')).toBeHidden()
    await page.unrouteAll()
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
  })
}
