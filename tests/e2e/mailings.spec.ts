import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Role } from '@/lib/accounts/account'
import { freePort } from '../run/free-port.mjs'
import { signInByForm } from '../support/administrator'
import { kill, startSite } from '../support/own-site'
import { joinOffice } from '../support/staff'
import { validBody } from '../support/valid-body'

/* An advertisement to all who agreed, without JavaScript, on a site of its own: it would go to the registrations of other tests. */

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to start')
test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

let directory: string
let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'mailings-'))
  const port = await freePort()
  site = await startSite(directory, `http://localhost:${port}`, { PORT: `${port}` })
})
test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true, force: true })
})

test('one saves and asks, another administrator approves, without JavaScript', { tag: '@nightly' }, async ({ browser }) => {
  test.slow()
  const open = async () => (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage()
  const joins = async (name: string, role: Role) => {
    const page = await open()
    await joinOffice(admin, page, name, role)
    return page
  }
  const admin = await open()
  await signInByForm(admin)
  const writer = await joins('최팀장', 'team-leader')
  const answer = await fetch(`${site.url}/api/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(validBody({ _elapsed: 30_000, phone: '01055550001', marketingConsent: true })),
  })
  expect(answer.status).toBe(201)

  await writer.goto('/admin/mailings')
  await writer.getByLabel('본문').fill('이번 주말 관람을 안내합니다.')
  await writer.getByRole('button', { name: '저장하고 미리보기' }).click()
  await expect(writer.getByText(/^\(광고\)\[.+무료 수신거부/s)).toBeVisible()
  await expect(writer.getByText(/^1명 \(/)).toBeVisible()

  // Back loads another form: the second text is a draft of its own, and the first stays.
  await writer.goBack()
  await writer.getByLabel('본문').fill('이번 주말 모델하우스가 열려 있습니다.')
  await writer.getByRole('button', { name: '저장하고 미리보기' }).click()
  await expect(writer.getByText(/^\(광고\)\[.+모델하우스가 열려/s)).toBeVisible()
  const page = new URL(writer.url()).pathname
  await writer.getByRole('button', { name: '승인 요청' }).click()
  await expect(writer.getByRole('status')).toContainText('승인을 요청했습니다')
  await expect(writer.getByRole('button', { name: /^승인하고/ })).toHaveCount(0)

  await admin.goto(page)
  await admin.getByRole('button', { name: '승인하고 1명에게 보내기' }).click()
  await expect(admin.getByRole('status')).toContainText('승인했습니다')

  // The writer types into a page that was open all the while: the text is shown again, as a new one.
  await writer.getByLabel('본문').fill('늦은 글')
  await writer.getByRole('button', { name: '저장하고 미리보기' }).click()
  await expect(writer.getByRole('heading', { name: '새 광고 문자' })).toBeVisible()
  await expect(writer.getByLabel('본문')).toHaveValue('늦은 글')
})
