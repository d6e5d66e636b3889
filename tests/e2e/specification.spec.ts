import { expect, test } from '@playwright/test'
import { overview } from '@/content/overview'
import { site } from '@/content/site'

// Numbers, facts and links of the specification that no other test covers.

const HIGHLIGHTS = 6

test.describe('wide layout', () => {
  test('the header links to the consultation, and every reservation button opens the popup', async ({ page }) => {
    await page.goto('/Brand/intro')
    await expect(page.getByRole('banner').getByRole('link', { name: '온라인 상담' })).toHaveAttribute('href', '/Promotion/Customer')
    for (const opener of [
      page.getByRole('banner').getByRole('button', { name: site.phone }),
      page.getByRole('contentinfo').getByRole('button', { name: '방문예약' }),
    ]) {
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test('the popup asks for name, phone and birth date, the home form also for a message of five lines', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: site.phone }).click()
    const popup = page.getByRole('dialog')
    await expect(popup.getByRole('textbox')).toHaveCount(3)
    await expect(popup.getByLabel('휴대전화')).toHaveAttribute('type', 'tel')
    await expect(popup.getByLabel('생년월일')).toHaveAccessibleDescription(/950527/)
    await page.keyboard.press('Escape')
    const form = page.locator('#interest').getByRole('form')
    await expect(form.getByRole('textbox')).toHaveCount(4)
    await expect(form.getByLabel('휴대전화')).toHaveAccessibleDescription(/01012345678.*010-1234-5678/)
    await expect(form.getByLabel('문의 내용')).toHaveAttribute('rows', '5')
    await expect(form.locator('[name=_gotcha]')).toHaveValue('')
    await expect(form.locator('[name=_gotcha]')).not.toBeInViewport()
  })

  test('the footer names builder, hours and year and notes that pictures and plans may change', async ({ page }) => {
    await page.goto('/privacy')
    const footer = page.getByRole('contentinfo')
    for (const words of [
      site.builder.name,
      site.phoneHours,
      site.phone,
      `© ${site.copyrightYear}`,
      '실제와 다를 수 있습니다',
      '변경, 지연되거나 취소될 수 있습니다',
    ])
      await expect(footer).toContainText(words)
  })

  test('the overview states the scale, the households and the year', async ({ page }) => {
    await page.goto('/BusinessGuide/intro')
    const main = page.getByRole('main')
    const { basementFloors, floors, buildings, rentalHouseholds, totalHouseholds, occupancyYear } = overview.facts
    const households = (count: number) => `${count.toLocaleString('ko-KR')}세대`
    for (const fact of [
      `지하 ${basementFloors}층~지상 ${floors}층`,
      `${buildings}개 동`,
      households(rentalHouseholds),
      households(totalHouseholds),
      `${occupancyYear}년`,
    ])
      await expect(main).toContainText(fact)
  })

  test('the home page links to the film and to type 84A', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#brand').getByRole('link')).toHaveAttribute('href', '/Brand/video')
    await page.locator('#units').getByRole('heading', { name: '타입별 안내' }).click()
    await expect(page.locator('#units a[href="/FloorPlan/84A"]').last()).toBeVisible()
  })

  test('the location page has six highlights', async ({ page }) => {
    await page.goto('/LocationEnvironment/intro')
    await expect(page.locator('#highlights h3')).toHaveCount(HIGHLIGHTS)
  })

  test('the documents are announced as not published', async ({ page }) => {
    await page.goto('/BusinessGuide/documents')
    await expect(page.getByRole('main')).toContainText('준비하고 있습니다')
  })
})

test('on a phone the bottom bar’s reservation opens the popup', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Brand/intro')
  await page.getByRole('navigation', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
