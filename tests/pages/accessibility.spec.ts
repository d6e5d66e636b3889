import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { PUBLIC_PATHS } from './public-paths'

for (const [device, width] of [['phone', 390], ['desktop', 1440]] as const) {
  for (const path of PUBLIC_PATHS) {
    test(`${decodeURI(path)} on a ${device}: no findings, nothing wider than the screen, no error in the console`, async ({ page }) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
      expect(errors).toEqual([])
    })
  }
}
