import { expect, test } from '@playwright/test'
import { haveAdminSession } from '../support/administrator'

test('the accessible name of the logo is its visible text', async ({ page }) => {
  await page.goto('/privacy')
  const logo = page.getByRole('banner').getByRole('link', { name: /홈으로$/ })
  const seen = await logo.evaluate((link) =>
    [...link.querySelectorAll('span')]
      .filter((span) => span.childElementCount === 0 && !span.classList.contains('visually-hidden'))
      .map((span) => span.textContent),
  )
  expect(seen.length).toBeGreaterThan(0)
  for (const words of seen) await expect(logo).toHaveAccessibleName(new RegExp(words))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a table with stacked rows keeps its roles, and reads each heading once', async ({ page }) => {
    await page.goto('/SalesInfo/guide')
    const table = page.getByRole('table', { name: '임대차 기준' })
    await expect(table.getByRole('columnheader')).toHaveText(['항목', '기준', '근거'])
    await expect(table.getByRole('rowheader')).toHaveCount(4)
    await expect(table.getByRole('cell')).toHaveCount(8)
    // Generated content names the column visually; screen readers do not read it.
    expect(await table.getByRole('cell').first().ariaSnapshot()).not.toContain('기준')
    expect(await table.locator('[role]').count()).toBe(0)
  })

  test('the table of unit types keeps its headings', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('heading', { name: '타입별 안내' }).click()
    const table = page.getByRole('table', { name: '타입별 면적과 구성' })
    await expect(table.getByRole('columnheader', { name: '전용면적' })).toHaveCount(1)
    await expect(table.getByRole('cell', { name: '84.95㎡ (25.7평)' })).toHaveCount(1)
  })
})

test('a focused film shows its focus ring inside its frame', async ({ page }) => {
  await page.goto('/Brand/video')
  const film = page.locator('video').first()
  const ring = () => film.evaluate((video) => getComputedStyle(video.parentElement as HTMLElement, '::after').boxShadow)
  expect(await ring()).toBe('none')
  // The focus ring shows only after keyboard input.
  await page.keyboard.press('Tab')
  await film.focus()
  expect(await ring()).toContain('inset')
})

test('links that open a window say so', async ({ page }) => {
  for (const path of ['/', '/Brand/intro', '/LocationEnvironment/intro']) {
    await page.goto(path)
    const silent = await page
      .locator('a[target=_blank]')
      .evaluateAll((links) =>
        links.filter((link) => !/새 창/.test(`${link.textContent} ${link.getAttribute('aria-label') ?? ''}`)).map((link) => link.outerHTML),
      )
    expect(silent).toEqual([])
  }
})

test('an unknown address of the administrator’s pages has a language, a text and a link back', async ({ page }) => {
  await haveAdminSession(page)
  for (const path of ['/admin/registrations/none', '/admin/press/none']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await expect(page.getByText('찾으시는 페이지가 없습니다.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '오늘 할 일' })).toHaveAttribute('href', '/admin')
  }
})
