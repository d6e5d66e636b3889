import { expect, test } from '@playwright/test'
import { signInAsAdmin } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'

test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

for (const javaScriptEnabled of [true, false])
  test(`on a phone the whole menu opens over the page and closes again, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({ browser }) => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
    const page = await (await browser.newContext({ ...phone, javaScriptEnabled })).newPage()
    await signInAsAdmin(page)
    const menu = page.getByRole('navigation', { name: '관리자 메뉴' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: '메뉴', exact: true }).tap()
    await expect(menu.getByRole('link', { name: '내 계정' })).toBeInViewport()
    if (javaScriptEnabled) expect(await accessibilityFindings(page, 'nav')).toEqual([])
    await menu.getByRole('button', { name: '메뉴 닫기' }).tap()
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: '메뉴', exact: true }).tap()
    await menu.getByRole('link', { name: '일일보고' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('일일보고')
    await expect(menu).toBeHidden()
  })
