import { expect, test, type Locator, type Page } from '@playwright/test'
import { SITE_CUSTOMER_PATH } from '../support/press-site'
import { freshPhone } from '../support/people'
import { interestWay } from '../support/visit-form'

const CUSTOMER = '/Promotion/Customer'
const SUCCESS = '등록이 완료되었습니다. 전문 상담사가 곧 연락드리겠습니다.'

/** A number that no other test uses, so that no limit per phone is reached. */

async function fill(form: Locator, values: { name?: string; phone?: string; birthdate?: string; message?: string } = {}) {
  await form.getByLabel('이름').fill(values.name ?? '홍길동')
  await form.getByLabel('휴대전화').fill(values.phone ?? freshPhone())
  await form.getByLabel('생년월일').fill(values.birthdate ?? '950527')
  if (values.message !== undefined) await form.getByLabel('문의 내용').fill(values.message)
  await form.getByLabel('[필수] 개인정보').check()
}

const customerForm = (page: Page) => page.getByRole('main').getByRole('form')
const submit = (form: Locator) => form.getByRole('button', { name: '등록하기' })
/** Focus enhances the form; `noValidate` shows that it happened. */
const enhanced = async (form: Locator) => {
  await form.getByLabel('이름').focus()
  await expect(form).toHaveJSProperty('noValidate', true)
}
/** Statuses of the API's responses, in order. */
function answers(page: Page): number[] {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/registrations')) statuses.push(response.status())
  })
  return statuses
}

test('popup: the result replaces the form, and the next opening shows the form again', { tag: '@smoke' }, async ({ page }) => {
  const seen = answers(page)
  await page.goto('/Brand/intro')
  await page.getByRole('button', { name: '방문예약' }).first().click()
  const form = page.getByRole('dialog').getByRole('form')
  await enhanced(form)
  await interestWay(form).check()
  await fill(form)
  await submit(form).click()
  await expect(page.getByRole('dialog').getByText(SUCCESS)).toBeFocused()
  await expect(form).toBeHidden()
  expect(seen).toEqual([201])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '방문예약' }).first().click()
  await expect(form.getByLabel('이름')).toHaveValue('')
})

test('errors appear beside their fields, the first has the focus, and they disappear once corrected', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(CUSTOMER)
  const form = customerForm(page)
  await enhanced(form)
  await form.getByLabel('휴대전화').fill('02-123-4567')
  await form.getByLabel('생년월일').fill('950231')
  // The error appears after blur and moves the button, which a test's click would miss.
  await expect(form.getByLabel('휴대전화')).toHaveAccessibleDescription(/01로 시작하는/)
  await submit(form).click()
  await expect(form.getByLabel('이름')).toBeFocused()
  await expect(form.getByLabel('이름')).toHaveAccessibleDescription('이름을 입력해 주세요.')
  await expect(form.getByLabel('휴대전화')).toHaveAccessibleDescription(/01로 시작하는/)
  await expect(form.getByLabel('생년월일')).toHaveAccessibleDescription(/달력에 없는 날짜/)
  await expect(form.getByLabel('[필수] 개인정보')).toHaveAccessibleDescription(/동의하셔야/)
  await form.getByLabel('휴대전화').fill('010-1234-5678')
  await expect(form.getByLabel('휴대전화')).not.toHaveAttribute('aria-invalid')
  await expect(form.getByLabel('생년월일')).toHaveValue('950231')
})

test('a click on the button counts although the error of the blurred field appears meanwhile', async ({ page }) => {
  await page.goto(CUSTOMER)
  const form = customerForm(page)
  await enhanced(form)
  await form.getByLabel('생년월일').fill('950231')
  // Near the edge from which the layout shift moves the button.
  await submit(form).hover({ position: { x: 20, y: 4 } })
  await page.mouse.down()
  // As long as a finger rests on a button: layout and paint happen meanwhile.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.mouse.up()
  await expect(form.getByLabel('이름')).toBeFocused()
  await expect(form.getByLabel('생년월일')).toHaveAccessibleDescription(/달력에 없는 날짜/)
})

test('a name refused only by the server has its error beside it, and the input is kept', async ({ page }) => {
  await page.goto(CUSTOMER)
  const form = customerForm(page)
  await enhanced(form)
  await fill(form, { name: '=HYPERLINK("http://x")', message: '문의' })
  await submit(form).click()
  await expect(form.getByLabel('이름')).toHaveAccessibleDescription('이름을 글자로 입력해 주세요. 숫자만 쓰거나 @, /, # 같은 기호를 쓸 수는 없습니다.')
  await expect(form.getByLabel('문의 내용')).toHaveValue('문의')
})

test('a lost connection keeps the input, and the next click sends the same registration', { tag: '@smoke' }, async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.goto(CUSTOMER)
  const form = customerForm(page)
  await enhanced(form)
  await page.route('**/api/registrations', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) await route.abort()
    else await route.continue()
  })
  await fill(form, { message: '문의' })
  await submit(form).click()
  await expect(form.getByText('오류가 발생했습니다. 잠시 후 다시 시도해 주세요.')).toBeVisible()
  await expect(form.getByLabel('문의 내용')).toHaveValue('문의')
  await submit(form).click()
  await expect(form.getByText(SUCCESS)).toBeVisible()
  expect(keys[0]).toMatch(/^[\w-]{16,}$/)
  expect(keys[1]).toBe(keys[0])
})

test('while sending, the button is disabled and labelled so; a refusal says what to do', async ({ page }) => {
  await page.goto(CUSTOMER)
  const form = customerForm(page)
  await enhanced(form)
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/registrations', async (route) => {
    await held
    await route.fulfill({
      status: 503,
      json: { message: '지금은 등록을 저장할 수 없습니다. 1533-8848로 전화해 주시면 바로 안내해 드리겠습니다.', phone: '1533-8848' },
    })
  })
  await fill(form)
  await submit(form).click()
  await expect(form.getByRole('button', { name: '등록 중...' })).toBeDisabled()
  answer()
  await expect(form.getByText('등록에 실패했습니다. 다시 시도해 주세요.')).toContainText('1533-8848')
  await expect(submit(form)).toBeEnabled()
})

test('a double click is one registration', async ({ page }) => {
  const seen = answers(page)
  await page.goto(CUSTOMER)
  const form = customerForm(page)
  await enhanced(form)
  await fill(form)
  await submit(form).dblclick()
  await expect(form.getByText(SUCCESS)).toBeVisible()
  expect(seen).toEqual([201])
})

/** Presses there again, as the second half of a slow double click does, and Enter where the focus is. */
async function clickAgain(page: Page, button: Locator, first: () => Promise<void>) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not there')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await first()
  await page.mouse.click(x, y)
  await page.keyboard.press('Enter')
}

for (const [title, path] of [
  ['customer page', CUSTOMER],
  ['site customer page', SITE_CUSTOMER_PATH],
  ['home', '/'],
  ['popup', '/Brand/intro'],
] as const) {
  test(`${title}: success clears the fields, a click after the response keeps it visible, and a second person registers in the same form`, async ({ page }) => {
    const seen = answers(page)
    await page.goto(path)
    const popup = path === '/Brand/intro'
    const form = popup ? page.getByRole('dialog').getByRole('form') : customerForm(page)
    const answer = popup ? page.getByRole('dialog').getByText(SUCCESS) : form.getByText(SUCCESS)
    for (const person of [1, 2]) {
      if (popup) await page.getByRole('button', { name: '방문예약' }).first().click()
      await enhanced(form)
      if (popup || path === SITE_CUSTOMER_PATH) await interestWay(form).check()
      await fill(form, popup ? {} : { message: '84㎡ 문의\n오전에 전화 주세요' })
      await clickAgain(page, submit(form), () => expect(answer).toBeVisible())
      await expect(answer).toBeVisible()
      if (popup) await page.keyboard.press('Escape')
      else {
        await expect(form.getByLabel('이름')).toHaveValue('')
        await expect(form.getByLabel('문의 내용')).toHaveValue('')
        await expect(form.getByLabel('[필수] 개인정보')).not.toBeChecked()
      }
      expect(seen).toHaveLength(person)
    }
    expect(seen).toEqual([201, 201])
  })
}

for (const [title, path] of [
  ['customer page', CUSTOMER],
  ['home', '/'],
  ['popup', '/Brand/intro'],
] as const) {
  test(`${title}: a double click before the script has loaded ends on the result page`, async ({ page }) => {
    await page.route(/\/_next\/.*\.js/, (route) => route.abort())
    await page.goto(path)
    const popup = path === '/Brand/intro'
    if (popup) await page.getByRole('button', { name: '방문예약' }).first().click()
    const form = popup ? page.getByRole('dialog').getByRole('form') : customerForm(page)
    if (popup) await interestWay(form).check()
    await fill(form)
    await submit(form).dblclick({ noWaitAfter: true })
    await expect(page.getByText(SUCCESS)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록 완료')
  })
}

test('a success after a form refused without script shows no error any more', async ({ page }) => {
  await page.route(/\/_next\/.*\.js/, (route) => route.abort())
  await page.goto(CUSTOMER)
  await fill(customerForm(page), { birthdate: '950231' })
  await submit(customerForm(page)).click({ noWaitAfter: true })
  const main = page.getByRole('main')
  const fault = main.getByRole('link', { name: /달력에 없는 날짜/ })
  await expect(fault).toBeVisible()

  await page.unroute(/\/_next\/.*\.js/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록을 마치지 못했습니다')
  await expect(main.getByRole('alert')).toBeVisible()
  const seen = answers(page)
  const form = customerForm(page)
  await enhanced(form)
  await form.getByLabel('생년월일').fill('950228')
  await submit(form).click()
  await expect(main.getByText(SUCCESS)).toBeFocused()
  await expect(main.getByText('등록한 번호로 모델하우스 주소와 관람 시간을 문자로 보냅니다.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록 완료')
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(fault).toHaveCount(0)
  await expect(form).toHaveCount(0)
  expect(seen).toEqual([201])
})

test('the consent text is readable in place, no box is ticked in advance, and the night box appears with the marketing box', async ({ page }) => {
  await page.goto(CUSTOMER)
  const form = customerForm(page)
  await expect(form.getByRole('group', { name: '동의', exact: true }).locator('input[type=checkbox]')).toHaveCount(3)
  for (const box of await form.locator('input[type=checkbox]').all()) await expect(box).not.toBeChecked()
  await expect(form.getByLabel('[선택] 야간')).toBeHidden()
  await form.getByLabel('[선택] 광고성').check()
  await expect(form.getByLabel('[선택] 야간')).toBeVisible()
  await form.getByText('내용 보기').first().click()
  await expect(form.getByText('보유·이용 기간').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [title, path] of [
    ['customer page', CUSTOMER],
    ['site customer page', SITE_CUSTOMER_PATH],
    ['home', '/'],
  ] as const) {
    test(`${title}: the form ends on a result page with no personal data in its address`, async ({ page }) => {
      await page.goto(path)
      const form = customerForm(page)
      if (path === SITE_CUSTOMER_PATH) await interestWay(form).check()
      await fill(form)
      await submit(form).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록 완료')
      await expect(page.getByText(SUCCESS)).toBeVisible()
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/registration')
    })
  }

  test('a refusal shows the form again with the whole input, and it can be sent from there', { tag: '@smoke' }, async ({ page }) => {
    await page.goto(CUSTOMER)
    const form = customerForm(page)
    await fill(form, { name: '김영희', birthdate: '950231', message: '첫 줄\n둘째 줄' })
    await form.getByLabel('[선택] 광고성').check()
    const [refusal] = await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname === '/registration'), submit(form).click()])
    expect(refusal.status()).toBe(422)
    const again = customerForm(page)
    await expect(again.getByLabel('생년월일')).toHaveAccessibleDescription(/달력에 없는 날짜/)
    await expect(again.getByLabel('이름')).toHaveValue('김영희')
    await expect(again.getByLabel('문의 내용')).toHaveValue('첫 줄\n둘째 줄')
    await expect(again.getByLabel('[필수] 개인정보')).toBeChecked()
    await expect(again.getByLabel('[선택] 광고성')).toBeChecked()
    await again.getByLabel('생년월일').fill('950228')
    const [success] = await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname === '/registration'), submit(again).click()])
    expect(success.status()).toBe(200)
    await expect(page.getByText(SUCCESS)).toBeVisible()
  })

  test('the result page without a cookie, or with a changed one, offers the form and is not indexed', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'registration-result', value: 'forged', url: `${baseURL}/registration` }])
    await page.goto('/registration')
    await expect(customerForm(page)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
})
