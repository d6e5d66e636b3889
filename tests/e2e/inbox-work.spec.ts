import { expect, test, type Page } from '@playwright/test'
import { haveAdminSession } from '../support/administrator'
import { joinOffice, SCRIPTS_IN_HALVES, searchInbox, withScripts } from '../support/staff'
import { validBody } from '../support/valid-body'
import { freshPhone } from '../support/people'

test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

/* Several registrations at once. Tests share the store: uses names and tags of this run only. */

const SYLLABLES = [...'가나다라마바사아자차카타파하']
const word = (length: number) => Array.from({ length }, () => SYLLABLES[Math.floor(Math.random() * SYLLABLES.length)]).join('')

async function register(page: Page, name: string): Promise<void> {
  const answer = await page.request.post('/api/registrations', { data: validBody({ name, phone: freshPhone(), _elapsed: 30_000 }) })
  expect(answer.status()).toBe(201)
}

for (const { first, second, tags } of SCRIPTS_IN_HALVES)
  test(
    `a leader tags several at once, undoes it, and finds them by a view of that name, ${first ? 'with' : 'without'} scripts, then ${second ? 'with' : 'without'}`,
    { tag: tags },
    async ({ browser, page: admin }) => {
      test.setTimeout(120_000)
      await haveAdminSession(admin)
      let leader = await (await browser.newContext({ javaScriptEnabled: first })).newPage()
      await joinOffice(admin, leader, '묶음팀장', 'team-leader')
      const half = `묶${word(3)}`
      for (const last of ['하나', '두리', '세찬']) await register(admin, half + last)

      const tag = word(6)
      const rows = () => leader.getByRole('row').filter({ hasText: half })
      const tagTwo = async () => {
        await searchInbox(leader, half)
        await expect(rows()).toHaveCount(3)
        for (const last of ['하나', '두리']) await leader.getByRole('checkbox', { name: `${half}${last} 님 고르기` }).check()
        await leader.getByText('고른 고객 일괄 처리').click()
        await leader.getByLabel('태그', { exact: true }).last().fill(tag)
        await leader.getByRole('button', { name: '태그 추가' }).click()
        await expect(leader.getByRole('status')).toContainText('2건')
      }
      await tagTwo()
      await leader.getByRole('button', { name: '되돌리기' }).click()
      await expect(leader.getByText('되돌렸습니다.')).toBeVisible()
      await searchInbox(leader, half)
      await expect(rows().filter({ hasText: `#${tag}` })).toHaveCount(0)

      leader = await withScripts(browser, leader, second)
      await searchInbox(leader, half)
      await leader.getByText('고른 고객 일괄 처리').click()
      await leader.getByRole('link', { name: '조건에 맞는 고객 모두 고르기' }).click()
      await expect(leader.getByText('조건에 맞는 고객 3명 모두 처리')).toBeVisible()
      await leader.getByLabel('결과', { exact: true }).selectOption('거절')
      await leader.getByRole('button', { name: '결과 남기기' }).click()
      await expect(leader.getByRole('status')).toContainText('3건: 거절.')
      await leader.getByRole('button', { name: '되돌리기' }).click()
      await expect(leader.getByText('되돌렸습니다.')).toBeVisible()
      await tagTwo()
      await leader.goto('/admin?status=new')
      if (second) await expect(leader.getByRole('button', { name: '태그 보기' })).toHaveCount(0)
      await leader.getByLabel('태그', { exact: true }).first().selectOption(tag)
      if (!second) await leader.getByRole('button', { name: '태그 보기' }).click()
      await expect(rows()).toHaveCount(2)
      await leader.getByLabel('보기 이름').fill(`보기 ${tag}`)
      await leader.getByRole('button', { name: '보기 저장' }).click()
      await expect(leader.getByText('보기를 저장했습니다.')).toBeVisible()

      await leader.goto('/admin')
      await leader
        .getByRole('navigation', { name: '저장한 보기' })
        .getByRole('link', { name: `보기 ${tag}` })
        .click()
      await expect(rows()).toHaveCount(2)
      await leader.getByRole('button', { name: `저장한 보기 보기 ${tag} 지우기` }).click()
      await expect(leader.getByText('저장한 보기를 지웠습니다.')).toBeVisible()
    },
  )

test('staff who enabled it get a notification of a new registration outside the page: a count without names', async ({ browser, page: admin }) => {
  test.setTimeout(90_000)
  await haveAdminSession(admin)
  const context = await browser.newContext({ permissions: ['notifications'] })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    window.Notification = class extends EventTarget {
      static readonly permission = 'granted'
      static readonly requestPermission = () => Promise.resolve('granted' as const)
      constructor(title: string) {
        super()
        told.push(title)
      }
    } as unknown as typeof Notification
  })
  await joinOffice(admin, page, '알림팀장', 'team-leader')
  await page.clock.install()
  await page.goto('/admin')
  const alerts = page.getByRole('switch', { name: '새 접수 알림과 소리' })
  await expect(alerts).not.toBeChecked()
  await alerts.check()
  await expect(alerts).toBeChecked()
  const name = `알${word(4)}`
  await register(admin, name)
  await expect(async () => {
    await page.clock.runFor(21_000)
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told.join())).toMatch(/^새 접수 \d+건/)
  }).toPass({ timeout: 30_000 })
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told.join())).not.toContain(name)
})

test('on a phone, without scripts, the list stands on the first screen under one line that tells and opens its filters', async ({ browser, page: admin }) => {
  await haveAdminSession(admin)
  const name = `접${word(3)}`
  await register(admin, name)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await context.addCookies(await admin.context().cookies())
  const page = await context.newPage()
  await page.goto('/admin?status=new')
  const statuses = page.getByRole('navigation', { name: '상태별 보기' })
  const fold = page.getByText('필터 1개: 신규')
  await expect(statuses).toBeHidden()
  const top = (await page.getByRole('table').getByRole('link').first().boundingBox())?.y ?? Infinity
  const below = top - ((await fold.boundingBox())?.y ?? 0)
  expect([top < 844, below < 400]).toEqual([true, true])
  await fold.click()
  await statuses.getByRole('link', { name: /부재중/ }).click()
  await expect(page.getByText('필터 1개: 부재중')).toBeVisible()
  await context.close()
})
