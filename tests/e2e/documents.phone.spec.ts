import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { ADMIN } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'
import { kill, startSite } from '../support/own-site'

/* Uses its own store: other tests read the page without documents. */
let site: Awaited<ReturnType<typeof startSite>>
let directory: string
test.beforeAll(async ({ baseURL }) => {
  if (process.env.BASE_URL) return
  directory = mkdtempSync(join(tmpdir(), 'documents-'))
  site = await startSite(directory, baseURL ?? 'http://localhost:3000')
})
test.afterAll(async () => {
  if (process.env.BASE_URL) return
  await kill(site.process)
  rmSync(directory, { recursive: true })
})
test.skip(process.env.BASE_URL !== undefined, 'other tests read the page without documents')

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog /Title (${text}) >> endobj\n%%EOF\n`)
const upload = (buffer: Buffer) => ({ name: 'file.pdf', mimeType: 'application/pdf', buffer })

test('the office uploads a document from a phone; visitors read and download it without scripts, and its versions stay', async ({ page, browser }) => {
  test.slow()
  await page.context().request.post(`${site.url}/api/auth/sign-in`, { data: ADMIN })
  await page.goto(`${site.url}/admin/documents`)
  const form = page.getByRole('form', { name: '자료 올리기' })
  await form.getByLabel('파일').setInputFiles(upload(Buffer.from('%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF')))
  await form.getByLabel(/제목/).fill('임차인 모집공고문')
  await form.getByLabel('종류').selectOption('모집공고')
  await form.getByRole('button', { name: '올리기' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'PDF' })).toContainText('‘PDF로 인쇄’로 다시 저장하면 빠집니다')
  await expect(form.getByLabel(/제목/)).toHaveValue('임차인 모집공고문')
  await form.getByLabel('파일').setInputFiles(upload(pdf('first')))
  await form.getByRole('button', { name: '올리기' }).click()
  await expect(page.getByRole('status')).toContainText('올렸습니다')
  expect(await accessibilityFindings(page, 'main')).toEqual([])

  const visitor = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })).newPage()
  await visitor.goto(site.url + routes.businessDocuments)
  const link = visitor.getByRole('link', { name: /임차인 모집공고문 내려받기/ })
  const address = (await link.getAttribute('href')) ?? ''
  const file = await visitor.request.get(site.url + address)
  expect(await file.body()).toEqual(pdf('first'))
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment') as unknown as string,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  await visitor.getByText(/^SHA-256 [0-9a-f]{8}…$/).click()
  await expect(visitor.getByText(createHash('sha256').update(pdf('first')).digest('hex'))).toBeVisible()

  await page.getByText('새 판 올리기').first().click()
  const replace = page.locator('form').filter({ has: page.getByRole('button', { name: '새 판 올리기' }) })
  await replace.getByLabel('파일').setInputFiles(upload(pdf('second')))
  await replace.getByLabel(/바뀐 이유/).fill('전화번호 정정')
  await replace.getByRole('button', { name: '새 판 올리기' }).click()
  await expect(page.getByRole('status')).toContainText('새 판을 올렸습니다')
  expect(await (await visitor.request.get(site.url + address)).body()).toEqual(pdf('second'))
  expect(await (await visitor.request.get(`${site.url}${address}/1`)).body()).toEqual(pdf('first'))
  await visitor.reload()
  await expect(visitor.getByText('바뀐 이유: 전화번호 정정')).toBeVisible()

  await page.getByText('자료실에서 내리기').click()
  await page.getByLabel(/내리는 이유/).fill('잘못 올림')
  await page.getByRole('button', { name: '내리기', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('내렸습니다')
  expect((await visitor.request.get(site.url + address)).status()).toBe(404)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: '자료를 준비하고 있습니다' })).toBeVisible()
})
