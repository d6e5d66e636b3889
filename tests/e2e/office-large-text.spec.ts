import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { OFFICE } from '../support/filled-office'
import { closeOffice, openOffice, type Office } from '../support/open-office'
import { crushedColumns } from '../support/screen-faults'
import { signIn } from '../support/staff'

/* The office with text of twice the size from a style sheet, which media queries do not notice; by night office-screens.spec.ts
   doubles the browser's own. `SHOTS=DIR` saves a screenshot of each. */

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to start')
// A trace of such pages takes longer than the test.
test.use({ trace: 'off' })
test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

const PHONE = 390
const WIDTHS = [PHONE, 768, 1440] as const
/** Twice the text in the same width takes up to four times the height where lines are full. */
const HEIGHT_FACTOR_MAX = 3
/** Of all alarms on a phone: one line as high as a touch target, and its padding. */
const ALARMS_REM_MAX = 3.5

let office: Office
test.beforeAll(async () => {
  test.setTimeout(120_000)
  office = await openOffice('full')
})
test.afterAll(() => closeOffice(office))

async function shoot(page: Page, name: string) {
  if (!process.env.SHOTS) return
  mkdirSync(process.env.SHOTS, { recursive: true })
  await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), fullPage: true })
}

test('twice the text crushes no column of the office, and lengthens no screen beyond three times its height', async ({ browser }) => {
  test.setTimeout(180_000)
  const { site, found } = office
  const open = async () => (await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })).newPage()
  const page = await open()
  await signIn(page, OFFICE.administrator.email, { password: OFFICE.password })
  const menu = page.getByRole('navigation', { name: '관리자 메뉴' }).getByRole('link')
  await expect(menu.first()).toBeVisible()
  const paths = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').filter((path) => path.startsWith('/admin')))
  paths.push('/admin?status=called', '/admin/visits/week', '/admin/reports/day', '/admin/facts/edit?path=site.phone')
  paths.push(`/admin/registrations/${found.worked}`, `/admin/visits/${found.visit}`, `/admin/press/${found.article}`)

  const faults: string[] = []
  const look = async (where: string, path: string, [usual, height]: readonly [number, number]) => {
    faults.push(...(await crushedColumns(page)).map((fault) => `${path} ${where}: ${fault}`))
    const alarms = (await page.getByRole('alert').first().boundingBox())?.height ?? 0
    if (where === `${PHONE} px` && alarms > 2 * 16 * ALARMS_REM_MAX) faults.push(`${path} ${where}: alarms of ${alarms} px`)
    if (height > HEIGHT_FACTOR_MAX * usual) faults.push(`${path} ${where}: ${height} px high, ${usual} px with usual text`)
    await shoot(page, `${path}-${where}`.replaceAll(/[^\w]+/g, '-'))
  }
  for (const path of paths) {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const both = await page.evaluate(() => {
        const { style } = document.documentElement
        const heightAt = (size: string) => {
          style.setProperty('font-size', size, 'important')
          return document.documentElement.scrollHeight
        }
        return [heightAt('100%'), heightAt('200%')] as const
      })
      await look(`${width} px`, path, both)
    }
  }
  expect(faults).toEqual([])
})
