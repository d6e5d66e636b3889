import { expect, test, type Locator, type Page } from '@playwright/test'
import { signInAsAdmin } from '../support/administrator'
import { PRESS_SITE } from '../support/press-site'
import { freshPhone } from '../support/people'
import { ROUTE_DATA } from '@/lib/delivery/next/route-change'

const CUSTOMER = '/Promotion/Customer'
const CHANGED = '동의 내용이 바뀌었습니다. 바뀐 내용을 확인하신 뒤 다시 동의해 주세요.'
const SUCCESS = '등록이 완료되었습니다.'
/** A text that this site never showed, as sent by a very old tab. */
const LONG_AGO = '0'.repeat(64)
const BOXES = ['privacyConsent', 'marketingConsent', 'nightConsent']

const PRIVACY = '[필수] 개인정보'
/** First words of the current text. */
const PURPOSE = '방문예약과 관심고객 등록 접수'

interface Present {
  readonly consents: Readonly<Record<string, { readonly hash: string }>>
}

/** Serves the page with previous consent texts, in HTML and in the framework's data. */
async function openFormerPage(page: Page): Promise<void> {
  const refusal = await page.request.post('/api/registrations', {
    data: {
      name: '한가람',
      phone: freshPhone(),
      birthdate: '950527',
      _elapsed: 30_000,
      privacyConsent: LONG_AGO,
      marketingConsent: LONG_AGO,
      nightConsent: LONG_AGO,
    },
  })
  const { consents } = (await refusal.json()) as Present
  expect(Object.keys(consents)).toEqual(BOXES)
  await page.route(
    ({ pathname }) => pathname === CUSTOMER || pathname.endsWith(ROUTE_DATA),
    async (route) => {
      const response = await route.fetch()
      const former = Object.values(consents).reduce((text, { hash }) => text.replaceAll(hash, LONG_AGO), await response.text())
      await route.fulfill({ response, body: former.replaceAll(PURPOSE, '지난날의 목적') })
    },
  )
  await page.goto(CUSTOMER)
}

async function fill(form: Locator): Promise<string> {
  const phone = freshPhone()
  await form.getByLabel('이름').fill('한가람')
  await form.getByLabel('휴대전화').fill(phone)
  await form.getByLabel('생년월일').fill('950527')
  return phone
}

test('a tab with an old consent text shows the current one, keeps the input, and records what was ticked', async ({ page }) => {
  await openFormerPage(page)
  const form = page.getByRole('main').getByRole('form')
  const phone = await fill(form)
  await expect(form).toHaveJSProperty('noValidate', true)
  const box = form.getByLabel(PRIVACY)
  await expect(box).toHaveValue(LONG_AGO)
  await box.check()
  await form.getByRole('button', { name: '등록하기' }).click()
  await expect(box).toHaveAccessibleDescription(CHANGED)
  await expect(box).toBeFocused()
  await expect(box).not.toBeChecked()
  await expect(form.getByText(PURPOSE).first()).toBeVisible()
  await expect(form.getByText('지난날의 목적')).toHaveCount(0)
  await expect(form.getByLabel('이름')).toHaveValue('한가람')
  await box.check()
  await form.getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText(SUCCESS)).toBeVisible()

  await signInAsAdmin(page)
  await page.getByRole('searchbox', { name: '이름 또는 전화번호' }).fill(phone)
  await page.getByRole('button', { name: '찾기' }).click()
  await page.getByRole('row').getByRole('link', { name: '한가람' }).first().click()
  const consents = page.getByRole('region', { name: '동의' })
  await expect(consents).toContainText('등록할 때 사이트에 있던 문안과 같습니다.')
  await consents.getByText('동의한 문안 보기').click()
  await expect(consents).toContainText('수집 항목: 필수: 이름, 휴대전화 번호, 생년월일 / 선택')
})

test('the API accepts a client without a text, and answers an unknown text with the current ones, which every form sends', async ({ request }) => {
  const body = { source: 'home', name: '한가람', birthdate: '950527', _elapsed: 30_000 }
  expect((await request.post('/api/registrations', { data: { ...body, phone: freshPhone(), privacyConsent: true } })).status()).toBe(201)
  const refusal = await request.post('/api/registrations', { data: { ...body, phone: freshPhone(), privacyConsent: LONG_AGO } })
  expect(refusal.status()).toBe(422)
  const { errors, consents } = (await refusal.json()) as { errors: object; consents: Record<string, { hash: string; label: string }> }
  expect(errors).toEqual({ privacyConsent: CHANGED })
  expect(Object.keys(consents)).toEqual(BOXES)
  for (const path of ['/', '/Brand/intro', CUSTOMER, '/registration']) {
    const html = await (await request.get(path)).text()
    const forms = html.split('<form ').slice(1)
    expect(forms.length, path).toBeGreaterThan(0)
    for (const form of forms) for (const { hash } of Object.values(consents)) expect(form, path).toContain(`value="${hash}"`)
  }
  expect((await request.post('/api/registrations', { data: { ...body, phone: freshPhone(), privacyConsent: consents.privacyConsent!.hash } })).status()).toBe(
    201,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the result page shows the current texts unticked and opened, with the whole input', async ({ page, request }) => {
    const phone = freshPhone()
    const sent = {
      site: PRESS_SITE,
      source: 'customer',
      name: '한가람',
      phone,
      birthdate: '950527',
      message: '첫 줄\n둘째 줄',
      privacyConsent: LONG_AGO,
    }
    const answer = await request.post('/api/registrations', { form: sent, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    await page.context().addCookies((await request.storageState()).cookies)
    const response = await page.goto('/registration')
    expect(response?.status()).toBe(422)
    const form = page.getByRole('main').getByRole('form')
    await expect(form.getByLabel(PRIVACY)).toHaveAccessibleDescription(CHANGED)
    await expect(form.getByLabel(PRIVACY)).not.toBeChecked()
    await expect(form.getByText(PURPOSE).first()).toBeVisible()
    await expect(form.getByLabel('문의 내용')).toHaveValue('첫 줄\n둘째 줄')
    await form.getByLabel(PRIVACY).check()
    await form.getByRole('button', { name: '등록하기' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록 완료')
  })
})
