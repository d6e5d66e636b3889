import { expect, test, type Page } from '@playwright/test'
import { holdFramework } from '../support/framework'
import { hydrated } from '../support/page-costs'

const PAGE = '/Brand/intro'
const popup = (page: Page) => page.getByRole('dialog', { name: /등록/ })
const opener = (page: Page) => page.getByRole('button', { name: /방문 ?예약/ }).first()
const hasPopupEntry = (page: Page) => page.evaluate(() => (history.state as { popup?: boolean } | null)?.popup ?? false)
const historyLength = (page: Page) => page.evaluate(() => history.length)

/** More than there are to Tab through. */
const STOPS = 45

for (const [framework, submit] of [
  // Without its script the form is sent for days and times.
  ['held back', /^날짜와 시간 고르기$/],
  ['there', /, 2명 예약하기$/],
] as const) {
  test.describe(`registration popup, framework ${framework}`, () => {
    test.beforeEach(async ({ page }) => {
      if (framework === 'held back') await page.route(/\/_next\/.*\.js/, (route) => route.abort())
      await page.goto(PAGE)
      if (framework === 'there') await hydrated(page)
    })

    test('opens as a modal dialog, locks the page and keeps Tab inside', async ({ page }) => {
      await opener(page).click()
      await expect(popup(page)).toBeVisible()
      await expect(popup(page).getByRole('button', { name: submit })).toBeAttached()
      if (framework === 'there') await expect(popup(page).getByRole('radiogroup', { name: '방문 시간' })).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
      for (const summary of await popup(page).getByText('내용 보기').all()) if (await summary.isVisible()) await summary.click()
      const focused = () =>
        page.evaluate(() =>
          document.activeElement?.closest('dialog')
            ? (document.activeElement.getAttribute('aria-label') ?? (document.activeElement as HTMLElement).innerText)
            : 'outside',
        )
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen: (string | null)[] = []
        for (let presses = 0; presses < STOPS; presses += 1) {
          await page.keyboard.press(key)
          seen.push(await focused())
        }
        expect(seen).not.toContain('outside')
        // Tabs around: the focus passes both ends.
        expect(seen).toContain('닫기')
        expect(seen).toContainEqual(expect.stringMatching(submit))
      }
    })

    test('a phone keeps Tab inside, too', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('[data-popup-open]:visible').last().click()
      await expect(popup(page)).toBeVisible()
      const first = popup(page).getByRole('button', { name: '닫기', exact: true })
      // The place of a visit follows its form.
      const last = framework === 'there' ? popup(page).getByRole('link', { name: '1533-8848' }) : popup(page).getByRole('button', { name: submit })
      for (const [key, from, to] of [
        ['Shift+Tab', first, last],
        ['Tab', last, first],
      ] as const) {
        await expect(last).toBeVisible()
        await from.focus()
        await page.keyboard.press(key)
        await expect(to).toBeFocused()
      }
    })

    test('closes by its button, Escape, a click beside it and Back: on the page, and without a history entry left for Back', async ({ page }) => {
      await page.evaluate(() => scrollTo(0, 300))
      const before = await historyLength(page)
      for (const [way, close] of [
        ['the X button', () => page.getByRole('button', { name: '닫기', exact: true }).click()],
        ['Escape', () => page.keyboard.press('Escape')],
        ['a press beside it', () => page.mouse.click(4, 4)],
        ['browser Back', () => page.goBack()],
      ] as const)
        await test.step(way, async () => {
          await opener(page).click()
          await expect(popup(page)).toBeVisible()
          await close()
          await expect(popup(page)).toBeHidden()
          await expect(page.locator('html'), 'the page scrolls again').not.toHaveCSS('overflow-y', 'hidden')
          await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
          await expect.poll(() => hasPopupEntry(page)).toBe(false)
          await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
          await expect(opener(page)).toBeFocused()
          // One entry is ahead (Forward opens the popup again), none behind.
          await expect.poll(() => historyLength(page)).toBe(before + 1)
        })
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    })

    test('Space clicks the opener, which is a link with a button’s role; after Back, Forward opens it again', async ({ page }) => {
      await opener(page).focus()
      await page.keyboard.press('Space')
      await expect(popup(page)).toBeVisible()
      await page.goBack()
      await expect(popup(page)).toBeHidden()
      await page.goForward()
      await expect(popup(page)).toBeVisible()
    })
  })
}

test('a popup opened before hydration keeps its input, closes after it, and Back still works', { tag: '@smoke' }, async ({ page }) => {
  const release = await holdFramework(page)
  await page.goto(PAGE, { waitUntil: 'commit' })
  await opener(page).click()
  await popup(page).getByLabel('이름').fill('홍길동')
  release()
  await hydrated(page)
  await expect(popup(page).getByLabel('이름')).toHaveValue('홍길동')
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()

  await page
    .getByRole('navigation', { name: /하위 메뉴/ })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/\/Brand\/video$/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('브랜드 소개')
  await expect(popup(page)).toBeHidden()
})

test('without JavaScript the opener links to the page that books a visit', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(PAGE)
  await opener(page).click()
  await expect(page).toHaveURL(/\/visit$/)
  await page.close()
})
