import { expect, test, type Page } from '@playwright/test'
import { accessibilityFindings } from '../support/axe'

const nextLinks = (page: Page) => page.getByRole('navigation', { name: '이어서 보기' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the last links of each page lead from a plan to its rooms, to the tour and to the days of a visit', async ({ page }) => {
  await page.goto('/FloorPlan/84A')
  await nextLinks(page).getByRole('link', { name: '인테리어 84A' }).click()
  await expect(heading(page)).toHaveText('84A 인테리어')
  await nextLinks(page).getByRole('link', { name: 'E모델하우스' }).click()
  await expect(page).toHaveURL('/FloorPlan/Emodel')
  expect(await accessibilityFindings(page)).toEqual([])
  await nextLinks(page).getByRole('link', { name: '방문예약' }).click()
  await expect(page).toHaveURL('/visit')
  await expect(heading(page)).toHaveText('방문예약')
})
