import { expect, type Locator, type Page } from '@playwright/test'
import { freshPhone } from './people'

/* A visitor's actions in a form that also books a visit. */

export const CUSTOMER = '/Promotion/Customer'
export const BOX = '모델하우스 방문예약하기 (선택)'

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
/** The box beside it starts with the same words. */
export const dayIn = (form: Locator) => form.getByRole('combobox', { name: /^방문 날짜/ })

export async function choose(form: Locator, day: string, time: string): Promise<void> {
  await dayIn(form).selectOption(day)
  await expect(form.locator(`option[value="${day}T${time}"]`)).toBeAttached()
  await form.getByLabel('방문 시간').selectOption(`${day}T${time}`)
  await form.getByLabel('방문 인원').fill('3')
}
export const book = (form: Locator) => form.getByRole('button', { name: '이 시간으로 예약하기' })
