import { expect, test, type Page } from '@playwright/test'
import { signInAsAdmin } from '../support/administrator'
import { bookVisit, dayAhead } from '../support/bookings'
import { arrowTo, focusIsSeen, tabTo } from '../support/keyboard'
import { visitLinkOf } from '../support/visit-link'
import { freshName } from '../support/people'

/* Moving and cancelling a visit with Tab, the arrow keys and Enter: the visitor on the page of the SMS, and the office. The
   visitor on a phone, the office on a desktop; the other way round nightly. */

test.skip(process.env.BASE_URL !== undefined, 'the key of the site under test is not ours')

/** Menus and the page's own links: after a choice the focus must not start before them again. */
const NEAR = 6

/** Tabs to a control and checks that it is visible with the focus. @returns number of Tab presses */
async function goTo(page: Page, target: ReturnType<Page['locator']>): Promise<number> {
  const presses = await tabTo(page, target)
  await expect.poll(() => focusIsSeen(page), `${await target.innerText()} is seen`).toBe(true)
  return presses
}

for (const [index, viewport] of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
].entries())
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a visitor moves the visit to another day and time, and cancels it', { tag: index === 0 ? [] : ['@nightly'] }, async ({ page }) => {
      const [day, other] = [dayAhead(18 + index), dayAhead(20 + index)]
      await page.goto(visitLinkOf(await bookVisit(page, `${day}T10:30`, 2)))
      const heading = page.locator('summary', { hasText: '시간 바꾸기' })
      await goTo(page, heading)
      await page.keyboard.press('Enter')

      const days = page.getByLabel('날짜')
      await goTo(page, days)
      await arrowTo(page, days, other)
      await expect(days).toHaveValue(other)
      await goTo(page, page.getByRole('button', { name: '시간 보기' }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`day=${other}`))

      const times = page.getByLabel(/\) 시간/)
      expect(await goTo(page, times)).toBeLessThanOrEqual(NEAR)
      await arrowTo(page, times, `${other}T14:00`)
      await expect(times).toHaveValue(`${other}T14:00`)
      await goTo(page, page.getByRole('button', { name: '이 시간으로 바꾸기' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status')).toContainText('방문 시간을 바꿨습니다.')
      await expect(page.getByRole('status')).toBeInViewport()
      await expect(page.getByRole('definition').first()).toHaveText(/14:00$/)

      await goTo(page, page.locator('summary', { hasText: '예약 취소' }))
      await page.keyboard.press('Enter')
      await goTo(page, page.getByRole('button', { name: '예약 취소하기' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status')).toContainText('방문예약을 취소했습니다.')
      await expect(page.getByRole('status')).toBeInViewport()
    })

    test('the office moves a visit from the list of its day, and returns to it', { tag: index === 1 ? [] : ['@nightly'] }, async ({ page }) => {
      const [day, other] = [dayAhead(22 + index), dayAhead(24 + index)]
      const name = freshName()
      await bookVisit(page, `${day}T11:00`, 2, { name })
      await signInAsAdmin(page, `/admin/visits?day=${day}`)
      await goTo(page, page.getByRole('link', { name: `${name} 님 시간 바꾸기` }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: '방문예약', exact: true })).toBeVisible()

      const days = page.getByLabel('날짜', { exact: true })
      await goTo(page, days)
      await arrowTo(page, days, other)
      await goTo(page, page.getByRole('button', { name: '시간 보기' }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`day=${other}`))
      const times = page.getByLabel(/\) 시간$/)
      expect(await goTo(page, times)).toBeLessThanOrEqual(NEAR)
      await arrowTo(page, times, `${other}T15:00`)
      await goTo(page, page.getByLabel('사유'))
      await page.keyboard.type('전화로 요청')
      await goTo(page, page.getByRole('button', { name: '예약 바꾸기' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').first()).toContainText('예약을 바꿨습니다.')
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('15:00')
    })
  })
