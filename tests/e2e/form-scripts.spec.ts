import { expect, test, type Locator, type Page } from '@playwright/test'
import { LOCAL_NETWORK_HOST } from '../run/chromium.mjs'
import { freshPhone } from '../support/people'
import { interestWay } from '../support/visit-form'

const DONE = '등록이 완료되었습니다. 전문 상담사가 곧 연락드리겠습니다.'

/** Each form sent by script, reached as visitors reach it; its first field has the focus. */
const FORMS: readonly (readonly [name: string, open: (page: Page) => Promise<Locator>])[] = [
  [
    'popup',
    async (page) => {
      await page.goto('/Brand/intro')
      await page.getByRole('button', { name: '방문예약' }).first().click()
      await interestWay(page.getByRole('dialog')).check()
      return page.getByRole('dialog').getByRole('form')
    },
  ],
  [
    'home',
    async (page) => {
      await page.goto('/')
      return page.getByRole('main').getByRole('form')
    },
  ],
  [
    'customer',
    async (page) => {
      await page.goto('/Promotion/Customer')
      return page.getByRole('main').getByRole('form')
    },
  ],
  [
    'English',
    async (page) => {
      await page.goto('/en/contact')
      return page.getByRole('main').getByRole('form')
    },
  ],
]

/** Waits until the form is enhanced; before that the browser would send it. */
async function enhanced(form: Locator): Promise<Locator> {
  await form.locator('input[name=name]').focus()
  await expect.poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true)
  return form
}

/** Fills fields without events, as a password manager or a script does. */
const fillSilently = (form: Locator, values: Readonly<Record<string, string | true>>) =>
  form.evaluate((element: HTMLFormElement, given) => {
    for (const [name, value] of Object.entries(given)) {
      const control = element.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (!control) throw new Error(`no ${name}`)
      if (value === true) control.checked = true
      else control.value = String(value)
    }
  }, values)

const sent = (page: Page) => page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/registrations'))
const submitOf = (form: Locator) => form.locator(':scope > button[type=submit]')

for (const [name, open] of FORMS) {
  test(`${name}: sends values filled in without events`, async ({ page }) => {
    const form = await enhanced(await open(page))
    const phone = freshPhone()
    await fillSilently(form, { name: '홍길동', phone, birthdate: '950527', privacyConsent: true })
    const request = sent(page)
    await submitOf(form).click()
    expect((await request).postDataJSON()).toMatchObject({ name: '홍길동', phone, birthdate: '950527' })
    expect((await (await request).response())?.status()).toBe(201)
  })
}

test('checks values replaced without events, also after a success', async ({ page }) => {
  await page.goto('/Promotion/Customer')
  const form = await enhanced(page.getByRole('main').getByRole('form'))
  await form.getByLabel('휴대전화').fill('02-123-4567')
  await submitOf(form).click()
  await expect(form.getByLabel('휴대전화')).toHaveAttribute('aria-invalid', 'true')
  for (const phone of [freshPhone(), freshPhone()]) {
    await fillSilently(form, { name: '김하늘', phone, birthdate: '900101', privacyConsent: true })
    const request = sent(page)
    await submitOf(form).click()
    expect((await request).postDataJSON()).toMatchObject({ name: '김하늘', phone })
    await expect(form.locator('[data-form-message]')).toHaveText(DONE)
  }
  // A field emptied without events counts as missing.
  await fillSilently(form, { name: '김하늘', phone: '', birthdate: '900101', privacyConsent: true })
  await submitOf(form).click()
  await expect(form.getByLabel('휴대전화')).toHaveAttribute('aria-invalid', 'true')
})

test('the browser judges the spelling of a phone number as the server does', async ({ page }) => {
  await page.goto('/Promotion/Customer')
  const form = await enhanced(page.getByRole('main').getByRole('form'))
  const phone = form.getByLabel('휴대전화')
  // Every spelling: tests/unit/registrations/phone.test.ts.
  for (const [spelling, invalid] of [
    ['010-1234-678', true],
    ['０１０－１２３４－６７８１', false],
  ] as const) {
    await phone.fill(spelling)
    await phone.blur()
    await expect.poll(async () => (await phone.getAttribute('aria-invalid')) === 'true').toBe(invalid)
  }
})

test.describe('on an address of the local network, which is no secure context', () => {
  test.use({ baseURL: async ({ baseURL }, use) => use(`http://${LOCAL_NETWORK_HOST}:${new URL(baseURL ?? '').port}`) })

  for (const [name, open] of FORMS) {
    test(`${name}: registers`, async ({ page }) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      const form = await enhanced(await open(page))
      expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
      await fillSilently(form, { name: '홍길동', phone: freshPhone(), birthdate: '950527', privacyConsent: true })
      const request = sent(page)
      await submitOf(form).click()
      expect((await (await request).response())?.status()).toBe(201)
      expect((await request).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
      expect(faults).toEqual([])
    })
  }
})

/** Functions that a form's script calls, each with its object. */
const BROKEN = [
  ['Crypto.prototype', 'getRandomValues'],
  ['performance', 'now'],
  ['String.prototype', 'normalize'],
  ['AbortSignal', 'timeout'],
  ['JSON', 'stringify'],
] as const
for (const [object, name] of BROKEN) {
  test(`a form whose script fails at ${name} is posted by the browser`, async ({ page }) => {
    await page.goto('/Promotion/Customer')
    const form = await enhanced(page.getByRole('main').getByRole('form'))
    await fillSilently(form, { name: '홍길동', phone: freshPhone(), birthdate: '950527', privacyConsent: true })
    await submitOf(form).hover()
    // Clicks by the page, because the test's own scripts need the broken function.
    await page.evaluate(
      `Object.defineProperty(${object}, '${name}', { value() { throw new Error('none') } }); document.querySelector('main form > button[type=submit]').click()`,
    )
    await expect(page).toHaveURL(/\/registration$/)
    await expect(page.getByText(DONE).first()).toBeVisible()
  })
}

test('a form whose enhancement fails at once is posted by the browser', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'AbortController', { value: undefined }))
  await page.goto('/Promotion/Customer')
  const form = page.getByRole('main').getByRole('form')
  const chunk = page.waitForResponse((response) => /enhance|chunks/.test(response.url()))
  await form.locator('input[name=name]').focus()
  await chunk
  await fillSilently(form, { name: '홍길동', phone: freshPhone(), birthdate: '950527', privacyConsent: true })
  await submitOf(form).click()
  await expect(page).toHaveURL(/\/registration$/)
  await expect(page.getByText(DONE).first()).toBeVisible()
})
