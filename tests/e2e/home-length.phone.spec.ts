import { expect, test } from '@playwright/test'

test('the page has about its final length before the sections below are laid out', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const lengths = await page.evaluate(() => {
    const length = () => document.documentElement.scrollHeight
    const awaited = length()
    for (const section of document.querySelectorAll<HTMLElement>('main > section')) section.style.contentVisibility = 'visible'
    return { awaited, whole: length() }
  })
  expect(lengths.awaited).not.toBe(lengths.whole)
  expect(Math.abs(lengths.awaited / lengths.whole - 1)).toBeLessThan(0.05)
})
