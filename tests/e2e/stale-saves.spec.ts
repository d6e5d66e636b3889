import { expect, test, type APIResponse } from '@playwright/test'
import { haveAdminSession, postArticle } from '../support/administrator'
import { validBody } from '../support/valid-body'

/* Two people edit the same thing, and both save: the second gets a notice and loses no input. */

const newTitle = () => `동시에 고친 글 ${Date.now()}`
const html = async (answer: APIResponse) => ({ status: answer.status(), text: await answer.text() })
const hiddenVersion = (text: string) => /name="version" value="([^"]+)"/.exec(text)?.[1] ?? ''

test("the second to save an article sees the first one's changes beside the form, and saves over them", async ({ page, context }) => {
  await haveAdminSession(page)
  const title = newTitle()
  const id = await postArticle(page.request, { title })
  await page.goto(`/admin/press/${id}`)
  const other = await context.newPage()
  await other.goto(`/admin/press/${id}`)

  await page.getByLabel('제목').fill(`${title} 첫째`)
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('status')).toHaveText('저장했습니다.')

  await other.getByLabel('본문').fill('둘째가 오래 쓴 본문')
  const answered = other.waitForResponse((response) => response.request().method() === 'PATCH')
  await other.getByRole('button', { name: '저장' }).click()
  expect((await answered).status()).toBe(409)
  const alert = other.getByRole('alert').filter({ hasText: '다른 사람이 이 기사를 수정했습니다' })
  await expect(alert).toContainText(`${title} 첫째`)
  await expect(alert.getByRole('link', { name: '지금 저장된 기사' })).toHaveAttribute('href', `/admin/press/${id}`)
  await expect(other.getByLabel('본문')).toHaveValue('둘째가 오래 쓴 본문')
  await other.getByRole('button', { name: '입력한 내용으로 저장' }).click()
  await expect(other.getByRole('status')).toHaveText('저장했습니다.')
  await page.goto(`/admin/press/${id}`)
  await expect(page.getByLabel('본문')).toHaveValue('둘째가 오래 쓴 본문')
})

test('without JavaScript the response contains the input, with a button that saves it', async ({ page, browser }) => {
  await haveAdminSession(page)
  const title = newTitle()
  const id = await postArticle(page.request, { title })
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const second = await plain.newPage()
  await second.goto(`/admin/press/${id}`)
  expect((await page.request.patch(`/api/press/${id}`, { data: { title: `${title} 첫째` } })).status()).toBe(200)

  await second.getByLabel('본문').fill('스크립트 없이 쓴 본문')
  const answer = second.waitForResponse((response) => response.request().method() === 'POST')
  await second.getByRole('button', { name: '저장' }).click()
  expect((await answer).status()).toBe(409)
  await expect(second.getByText(`${title} 첫째`)).toBeVisible()
  await expect(second.getByLabel('본문')).toHaveValue('스크립트 없이 쓴 본문')
  await second.getByRole('button', { name: '입력한 내용으로 저장' }).click()
  await expect(second.getByRole('status')).toHaveText('저장했습니다.')
  await second.goto(`/admin/press/${id}`)
  await expect(second.getByLabel('본문')).toHaveValue('스크립트 없이 쓴 본문')
  await plain.close()
})

test('unpublishing, publishing and deleting what somebody else has changed is refused by a page with the changes', async ({ page }) => {
  await haveAdminSession(page)
  const title = newTitle()
  const id = await postArticle(page.request, { title })
  const version = hiddenVersion(await (await page.request.get(`/admin/press/${id}`)).text())
  expect(version).not.toBe('')
  await page.request.patch(`/api/press/${id}`, { data: { summary: '그사이 고친 요약' } })
  for (const action of ['unpublished', 'published', 'delete']) {
    const { status, text } = await html(await page.request.post(`/api/admin/press/${id}`, { form: { action, version }, maxRedirects: 0 }))
    expect([action, status]).toEqual([action, 409])
    expect(text).toContain('그사이 고친 요약')
    expect(text).toContain(`/admin/press/${id}`)
  }
  // A client without a version, as before versions existed.
  expect((await page.request.post(`/api/admin/press/${id}`, { form: { action: 'delete' }, maxRedirects: 0 })).status()).toBe(303)
})

test('a client of the API may send the version, in a field or by If-Match', async ({ page }) => {
  await haveAdminSession(page)
  const id = await postArticle(page.request, { title: newTitle() })
  const first = await page.request.patch(`/api/press/${id}`, { data: { summary: '하나' } })
  expect(await first.json()).toEqual({ id })
  const etag = first.headers()['etag'] ?? ''
  const version = etag.replace(/^(?:W\/)?"|"$/g, '')
  const second = await page.request.patch(`/api/press/${id}`, { data: { summary: '둘', version } })
  expect(second.status()).toBe(200)
  const stale = await page.request.patch(`/api/press/${id}`, { data: { summary: '셋', version } })
  expect(stale.status()).toBe(409)
  expect(await stale.json()).toMatchObject({ changed: [{ part: 'summary', label: '요약', now: '둘' }], version: expect.any(String) })
  expect((await page.request.patch(`/api/press/${id}`, { data: { summary: '셋' }, headers: { 'if-match': etag } })).status()).toBe(412)
  expect((await page.request.delete(`/api/press/${id}`, { headers: { 'if-match': etag } })).status()).toBe(412)
  expect((await page.request.delete(`/api/press/${id}`, { headers: { 'if-match': '*' } })).status()).toBe(204)
})

test('a form with outdated values does not overwrite preference and channel of a registration', async ({ page }) => {
  await haveAdminSession(page)
  const phone = `0107${String(Date.now()).slice(-7)}`
  expect((await page.request.post('/api/registrations', { data: validBody({ phone, name: '동시에고친이' }) })).status()).toBe(201)
  const found = await (await page.request.post('/api/admin/search', { form: { search: phone } })).text()
  const id = /\/admin\/registrations\/([0-9a-f-]{36})/.exec(found)?.[1] ?? ''
  const post = (form: Record<string, string>) => page.request.post(`/api/admin/registrations/${id}`, { form, maxRedirects: 0 })
  for (const [first, second] of [
    [
      { action: 'result', result: 'save', unit: '84A', was: ' ' },
      { action: 'result', result: 'save', unit: '59A', was: ' ' },
    ],
    [
      { action: 'channel', channel: 'kakao', reason: '통화로 확인', was: 'direct' },
      { action: 'channel', channel: 'naver', reason: '통화로 확인', was: 'direct' },
    ],
  ] as const) {
    expect([first.action, (await post(first)).status()]).toEqual([first.action, 303])
    const { status, text } = await html(await post(second))
    expect([second.action, status]).toEqual([second.action, 409])
    expect(text).toContain('그동안 다른 사람이 바꿔 지금은')
    const { was: _was, ...unversioned } = second
    expect([second.action, (await post(unversioned)).status()]).toEqual([second.action, 303])
  }
})
