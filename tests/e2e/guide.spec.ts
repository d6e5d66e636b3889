import { expect, test } from '@playwright/test'

test('undecided values read 추후 공개 in the overview', async ({ page }) => {
  await page.goto('/BusinessGuide/intro')
  await expect(page.getByRole('row', { name: /용적률/ })).toContainText('추후 공개')
  await expect(page.getByRole('row', { name: /세대수/ }).first()).toContainText('912세대')
})

test('the schedule marks one next step', async ({ page }) => {
  await page.goto('/BusinessGuide/plan')
  await expect(page.locator('[aria-current=step]')).toHaveCount(1)
})

test('a guide’s question opens in place, and closes the one that was open', async ({ page }) => {
  await page.goto('/SalesInfo/SubscriptionGuide')
  const answers = page.locator('#questions details')
  await answers.nth(0).locator('summary').click()
  await answers.nth(1).locator('summary').click()
  await expect(answers.nth(0)).not.toHaveAttribute('open', '')
  await expect(answers.nth(1)).toHaveAttribute('open', '')
})

test('the announcement warns of editing errors', async ({ page }) => {
  await page.goto('/SalesInfo/announcement')
  await expect(page.getByRole('list', { name: '유의사항' })).toContainText('반드시')
})

test('the brand’s text box is readable at once and settles after 500 ms', async ({ page }) => {
  await page.goto('/Brand/intro')
  const box = page.getByTestId('brand-text-box')
  await expect(box).toBeVisible()
  const timing = await box.evaluate((element) => {
    const { animationDelay, animationDuration, opacity } = getComputedStyle(element)
    return { animationDelay, animationDuration, opacity }
  })
  expect(timing).toEqual({ animationDelay: '0.5s', animationDuration: '0.5s', opacity: '1' })
})

test('unit types link to their neighbours, the first one only to the next', async ({ page }) => {
  await page.goto('/FloorPlan/59A')
  const ways = page.getByRole('navigation', { name: '다른 타입' })
  const neighbours = ways.getByRole('link').filter({ hasNotText: '비교' })
  await expect(neighbours).toHaveText([/59B/])
  await neighbours.click()
  await expect(page).toHaveURL(/\/FloorPlan\/59B$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('59B 타입')
})

test('84C and 84D live under the addresses 114A and 114B', async ({ page }) => {
  await page.goto('/FloorPlan/114A')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('84C 타입')
  await page.goto('/FloorPlan/114B')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('84D 타입')
})
