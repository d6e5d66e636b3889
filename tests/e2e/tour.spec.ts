import { expect, test } from '@playwright/test'

test('two groups of complexes as tabs, each with pictures of its rooms', async ({ page }) => {
  await page.goto('/FloorPlan/Emodel')
  await expect(page.getByRole('tab')).toHaveText([/1·2단지/, /3·5단지/])
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: /1·2단지.*사진/ }).getByRole('img')).toHaveCount(4)
  await page.getByRole('tab', { name: /3·5단지/ }).click()
  await expect(page.getByRole('region', { name: /3·5단지.*사진/ }).getByRole('img')).toHaveCount(4)
})

test('the real model house is named with address and hours', async ({ page }) => {
  await page.goto('/FloorPlan/Emodel')
  const visit = page.getByRole('region', { name: '현장 모델하우스' })
  await expect(visit).toContainText('관람 시간')
  await expect(visit.getByRole('link')).toHaveAttribute('href', /^tel:/)
})
