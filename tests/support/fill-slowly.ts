import type { Page } from '@playwright/test'

/**
 * Makes forms of pages opened from now on appear as filled within human time: a form filled within a few seconds counts as a
 * bot's and is quarantined.
 */
export const fillSlowly = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 30_000
  })
