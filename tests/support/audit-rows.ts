import { expect, type Locator, type Page } from '@playwright/test'

/**
 * The newest row of the audit trail with all of these texts. Tests that run beside this one may have moved it to an older page.
 * @param admin a page whose account may read the audit trail; it is left at the row's page
 */
export async function auditRow(admin: Page, ...texts: readonly string[]): Promise<Locator> {
  const row = texts.reduce((rows, hasText) => rows.filter({ hasText }), admin.getByRole('row')).first()
  const older = admin.getByRole('link', { name: '이전 기록' })
  await admin.goto('/admin/audit')
  await expect(admin.getByRole('heading', { level: 1, name: '접근 기록' })).toBeVisible()
  while (!(await row.isVisible()) && (await older.isVisible())) await admin.goto((await older.getAttribute('href')) ?? '')
  return row
}
