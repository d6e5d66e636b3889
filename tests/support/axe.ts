import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong, in the whole page or in parts of it.
 *
 * One run in the page, for violations alone: by default the builder sends what passed, too, through the test's process to
 * a second page that sums it up, which takes longer than the rules themselves. That is for frames of other origins, of
 * which these pages have none.
 * @param parts selectors; none for the whole page
 * @returns `rule: markup | markup`; empty where there is nothing to mend
 */
export async function accessibilityFindings(page: Page, ...parts: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await parts.reduce((axe, part) => axe.include(part), builder).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
