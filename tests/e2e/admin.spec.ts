import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { signInAsAdmin } from '../support/administrator'
import { auditRow } from '../support/audit-rows'
import { PRESS_SITE } from '../support/press-site'
import { freshName, freshPhone } from '../support/people'

const formattedPhone = (phone: string) => phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')
const maskedPhone = (phone: string) => formattedPhone(phone).replace(/-\d{4}-/, '-****-')

async function register(request: APIRequestContext, changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const answer = await request.post('/api/registrations', {
    data: { site: PRESS_SITE, source: 'home', name: '시험고객', phone: freshPhone(), birthdate: '950527', privacyConsent: true, _elapsed: 30_000, ...changes },
  })
  expect(answer.status()).toBe(201)
}

test('a registration is in the inbox, is found by its last digits, called, noted and finished', { tag: '@smoke' }, async ({ page, request }) => {
  const phone = freshPhone()
  await register(request, { name: '한가람', phone, message: '84A 문의' })
  await register(request, { name: '한가람', phone, source: 'popup' })
  await signInAsAdmin(page)
  await page.getByRole('searchbox', { name: '이름 또는 전화번호' }).fill(phone.slice(-4))
  await page.getByRole('button', { name: '찾기' }).click()
  expect(decodeURIComponent(page.url())).not.toContain(phone.slice(-4))
  const rows = page.getByRole('row').filter({ hasText: maskedPhone(phone) })
  await expect(rows).toHaveCount(2)
  expect(await page.content()).not.toContain(formattedPhone(phone))

  await rows.filter({ hasText: '문의: ' }).getByRole('link', { name: '한가람' }).click()
  await expect(page.getByText('84A 문의')).toBeVisible()
  await expect(page.getByRole('region', { name: '같은 번호의 등록' }).getByRole('link')).toHaveCount(1)
  // One click dials: the number is a link then.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: `전화 ${maskedPhone(phone)}` }).click()
  await expect(page.getByText('통화한 뒤 결과를 남겨 주세요.')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page.getByRole('link', { name: `전화 걸기 ${formattedPhone(phone)}` })).toHaveAttribute('href', `tel:${formattedPhone(phone)}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: '통화 결과를 남겨 주세요' })).toBeVisible()
  await page.getByRole('button', { name: '부재중 1차' }).click()
  await expect(page.getByRole('status')).toHaveText('부재중 결과를 남겼습니다.')
  await page.getByLabel('새 메모').fill('토요일 오전 방문\n두 명')
  await page.getByRole('button', { name: '메모·타입만 저장' }).click()
  await expect(page.getByRole('region', { name: '기록' }).getByText('토요일 오전 방문')).toBeVisible()

  await page.getByText('등록 정보 지우기').click()
  await page.getByLabel('지우는 사유').fill('본인 삭제 요청')
  await page.getByRole('button', { name: '지우기', exact: true }).click()
  await expect(page.getByText('등록 정보를 지웠습니다.')).toBeVisible()
  await expect(await auditRow(page, '등록 정보 삭제', '본인 삭제 요청')).toBeVisible()
})

test('a bot-like registration waits in quarantine and can be released', async ({ page, request }) => {
  const phone = freshPhone()
  await register(request, { name: '보류고객', phone, _gotcha: 'filled' })
  await signInAsAdmin(page, '/admin/quarantine')
  const row = page.getByRole('row').filter({ hasText: maskedPhone(phone) })
  await row.getByRole('button', { name: '정상 등록으로 옮기기' }).click()
  await expect(page.getByText('정상 등록으로 옮겼습니다.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto('/admin?status=new')
  await expect(page.getByRole('row').filter({ hasText: maskedPhone(phone) })).toHaveCount(1)
})

test('all registrations quarantined for one reason are released, or deleted with a reason, at once', async ({ page, request }) => {
  const [hasty, machine] = [freshName(), freshName()]
  for (let bot = 0; bot < 2; bot++) await register(request, { name: hasty, _elapsed: 20 })
  await signInAsAdmin(page, '/admin/quarantine')
  // Includes forms that other browser tests send within a second.
  await page.getByRole('link', { name: /^사람보다 빠른 입력 \d+$/ }).click()
  await expect(page.getByRole('row').filter({ hasText: hasty })).toHaveCount(2)
  await page.getByRole('button', { name: /^사람보다 빠른 입력 \d+건 모두 정상 등록으로 옮기기$/ }).click()
  await expect(page.getByRole('status')).toContainText('모두 정상 등록으로 옮겼습니다.')
  await page.goto('/admin')
  await expect(page.getByRole('row').filter({ hasText: hasty })).toHaveCount(2)

  await register(request, { name: machine, _elapsed: 20 })
  await page.goto('/admin/quarantine?reason=speed')
  await page.getByText(/\d+건 모두 지우기/).click()
  await page.getByLabel('지우는 사유').fill('자동 등록 공격')
  await page.getByRole('button', { name: '모두 지우기' }).click()
  await expect(page.getByRole('status')).toContainText('모두 지웠습니다.')
  await expect(page.getByText(machine)).toHaveCount(0)
})

test('an export demands a reason, contains the selection, and is recorded', async ({ page, request }) => {
  const phone = freshPhone()
  await register(request, { phone, residence: '=1+1' })
  await signInAsAdmin(page, '/admin/export')
  await page.getByLabel('형식').selectOption('csv')
  await page.getByRole('checkbox', { name: '거주지' }).check()
  await page.getByLabel(/내려받는 사유/).fill('브라우저 시험')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '내려받기' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const line = text.split('\r\n').find((candidate) => candidate.includes(formattedPhone(phone)))
  expect(line).toContain(`"'=1+1"`)
  expect(text).not.toContain('생년월일')
  await expect(await auditRow(page, '브라우저 시험', 'CSV')).toBeVisible()

  const refused = await page.request.post('/api/admin/export', { form: { format: 'csv', reason: ' ' } })
  expect(refused.status()).toBe(422)
})
