import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { haveAdminSession } from '../support/administrator'
import { auditRow } from '../support/audit-rows'
import { joinOffice, SCRIPTS_IN_HALVES, searchInbox, withScripts } from '../support/staff'
import { validBody } from '../support/valid-body'
import { freshName, freshPhone } from '../support/people'

test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

/* Merges registrations of one visitor. Tests share the store: uses names and numbers of this run only. */

const SYLLABLES = [...'가나다라마바사아자차카타파하']
const word = (length: number) => Array.from({ length }, () => SYLLABLES[Math.floor(Math.random() * SYLLABLES.length)]).join('')

async function register(request: APIRequestContext, name: string, phone: string): Promise<void> {
  const answer = await request.post('/api/registrations', { data: validBody({ name, phone, _elapsed: 30_000 }) })
  expect(answer.status()).toBe(201)
}

const rows = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const open = async (page: Page, name: string) => {
  await searchInbox(page, name)
  await rows(page, name).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: `${name} 님` })).toBeVisible()
}

for (const { first, second, tags } of SCRIPTS_IN_HALVES)
  test(
    `two registrations of a number, and one of another, are one customer until they are separated, ${first ? 'with' : 'without'} scripts, then ${second ? 'with' : 'without'}`,
    { tag: tags },
    async ({ browser, page: admin }) => {
      test.setTimeout(90_000)
      await haveAdminSession(admin)
      let leader = await (await browser.newContext({ javaScriptEnabled: first })).newPage()
      await joinOffice(admin, leader, '합치는팀장', 'team-leader')
      const [husband, again, wife, phone] = [`남${word(4)}`, `다${word(4)}`, `아${word(4)}`, freshPhone()]
      await register(admin.request, husband, phone)
      await register(admin.request, again, phone)
      await register(admin.request, wife, freshPhone())

      await open(leader, again)
      await leader.getByRole('button', { name: `${husband} 등록과 합치기` }).click()
      await expect(leader.getByText(/^합쳤습니다\./)).toBeVisible()
      // The first registration is the primary one.
      await expect(leader.getByRole('heading', { name: `${husband} 님` })).toBeVisible()
      await expect(leader.getByRole('heading', { name: '합친 등록' })).toBeVisible()

      leader = await withScripts(browser, leader, second)
      await leader.getByText('다른 번호의 등록과 합치기').click()
      const form = leader.getByRole('search', { name: '합칠 등록' })
      await form.getByRole('textbox').fill(wife)
      await form.getByRole('button', { name: '찾기' }).click()
      await expect(leader).toHaveURL(/search=[\w-]+#together$/)
      expect(decodeURIComponent(leader.url())).not.toContain(wife)
      await leader.getByRole('button', { name: `${wife} 등록과 합치기` }).focus()
      await leader.keyboard.press('Enter')
      await expect(leader.getByText(/^합쳤습니다\./)).toBeVisible()
      for (const name of [again, wife]) await expect(leader.getByRole('button', { name: `${name} 등록 분리하기` })).toBeVisible()

      // One row of the list, found by any of the three names.
      for (const name of [husband, again, wife]) {
        await searchInbox(leader, name)
        await expect(rows(leader, husband)).toHaveCount(1)
        if (name !== husband) await expect(rows(leader, name)).toHaveCount(0)
      }
      await rows(leader, husband).getByRole('link').first().click()
      await leader.getByRole('listitem').filter({ hasText: wife }).getByRole('link').first().click()
      await expect(leader.getByRole('heading', { name: `${wife} 님` })).toBeVisible()
      await expect(leader.getByText('에 합쳐져 있습니다.')).toBeVisible()
      await expect(leader.getByRole('button', { name: '메모·타입만 저장' })).toHaveCount(0)
      await leader.getByRole('button', { name: `${wife} 등록 분리하기` }).click()
      await expect(leader.getByText('분리했습니다.')).toBeVisible()
      await searchInbox(leader, wife)
      await expect(rows(leader, wife)).toHaveCount(1)
      for (const label of ['등록 합치기', '합친 등록 분리']) await expect(await auditRow(admin, label)).toBeVisible()
    },
  )

test('a counsellor merges only own registrations; others get the same response as missing ones', async ({ browser, page: admin }) => {
  test.setTimeout(90_000)
  await haveAdminSession(admin)
  const counsellor = await (await browser.newContext()).newPage()
  const counsellorName = freshName()
  await joinOffice(admin, counsellor, counsellorName, 'counsellor')
  const [own, another, phone] = [`내${word(4)}`, `남${word(4)}`, freshPhone()]
  await register(admin.request, own, phone)
  await register(admin.request, another, phone)
  const idOf = async (name: string) => {
    await open(admin, name)
    return new URL(admin.url()).pathname.split('/').at(-1)!
  }
  const [ownId, anotherId] = [await idOf(own), await idOf(another)]
  await admin.goto(`/admin/registrations/${ownId}`)
  await admin.getByText('배정하기').first().click()
  await admin.getByLabel('담당자').selectOption({ label: counsellorName })
  await admin.getByLabel('사유 (필수, 접근 기록에 남습니다)').fill('시험 배정')
  await admin.getByRole('button', { name: '배정하기' }).click()

  await counsellor.goto(`/admin/registrations/${ownId}`)
  await expect(counsellor.getByRole('heading', { name: `${own} 님` })).toBeVisible()
  await expect(counsellor.getByText(another)).toHaveCount(0)
  const post = (id: string, data: object) =>
    counsellor.request.post(`/api/admin/registrations/${id}`, { data, headers: { origin: new URL(counsellor.url()).origin }, maxRedirects: 0 })
  const answers = []
  for (const [id, data] of [
    [ownId, { action: 'merge', other: anotherId }],
    [ownId, { action: 'merge', other: 'forged' }],
    [anotherId, { action: 'merge', other: ownId }],
    [anotherId, { action: 'separate' }],
  ] as const)
    answers.push(await post(id, data))
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404, 404])
  const [forbidden, unknown] = [await answers[0]!.text(), await answers[1]!.text()]
  expect(forbidden).toBe(unknown)
  const self = await post(ownId, { action: 'merge', other: ownId })
  expect([self.status(), await self.text()]).toEqual([422, expect.stringContaining('합칠 다른 등록을 골라 주세요.')])
})
