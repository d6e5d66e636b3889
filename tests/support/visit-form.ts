import { expect, type Locator, type Page } from '@playwright/test'
import { freshPhone } from './people'

/* A visitor's actions in a form that also books a visit. */

export const CUSTOMER = '/Promotion/Customer'

export const pageForm = (page: Page) => page.getByRole('main').getByRole('form')
export async function openPage(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await pageForm(page).getByLabel('이름').focus()
  await expect(pageForm(page)).toHaveJSProperty('noValidate', true)
  return pageForm(page)
}
export async function type(form: Locator, phone = freshPhone()): Promise<void> {
  await form.getByLabel('이름').fill('홍길동')
  await form.getByLabel('휴대전화').fill(phone)
  await form.getByLabel('생년월일').fill('950527')
  await form.getByLabel('[필수] 개인정보').check()
}

/** The two ways of a form. */
export const visitWay = (form: Locator) => form.getByRole('radio', { name: '방문예약' })
export const interestWay = (form: Locator) => form.getByRole('radio', { name: '관심고객 등록' })

export const dayIn = (form: Locator, day: string) => form.locator(`input[name=visitDay][value="${day}"]`)
export const timeIn = (form: Locator, at: string) => form.locator(`input[name=visitAt][value="${at}"]`)
export const peopleIn = (form: Locator, count: number) => form.locator(`input[name=visitPeople][value="${count}"]`)

/** Shows the month of the day first, where another one is shown. */
export async function chooseDay(form: Locator, day: string): Promise<void> {
  const month = form.getByRole('radio', { name: new RegExp(`(^|·)${Number(day.slice(5, 7))}월(·|$)`) })
  await form.locator('input[name=visitDay]').first().waitFor({ state: 'attached' })
  if ((await month.count()) > 0) await month.check({ force: true })
  await dayIn(form, day).check()
}
/** With three people, by the stepper. */
export async function choose(form: Locator, day: string, time: string): Promise<void> {
  await chooseDay(form, day)
  await timeIn(form, `${day}T${time}`).check()
  await form.getByRole('button', { name: '한 명 늘리기' }).click()
}
/** Its name says what it books, as far as that is known. */
export const book = (form: Locator) => form.getByRole('button', { name: /예약하기$/ })
