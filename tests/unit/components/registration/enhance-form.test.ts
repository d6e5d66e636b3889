/** @jest-environment jsdom */
import { startSentForms } from '@/components/behaviour/sent-forms'
import { enhanceForm } from '@/components/registration/enhance-form'
import { sendRegistration } from '@/components/registration/send-registration'

jest.mock('@/components/registration/send-registration')
const send = jest.mocked(sendRegistration).mockResolvedValue({ kind: 'registered' })

function mount(): { root: HTMLElement; form: HTMLFormElement; submit: () => boolean } {
  document.body.innerHTML =
    '<div><form><input type="hidden" name="site" value="s"><input name="name" id="name"><button type="submit">등록하기</button><p data-form-message></p></form><div data-form-result hidden></div></div>'
  const root = document.querySelector('div')
  const form = document.querySelector('form')
  if (!root || !form) throw new Error('nothing was mounted')
  return { root, form, submit: () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) }
}

beforeAll(() => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => 'key' })
  startSentForms()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('takes over what is sent', () => {
  const { root, submit } = mount()
  enhanceForm(root, { phone: '1533-8848', replaceOnSuccess: false })
  expect(submit()).toBe(false)
})

test('a form that is on its way by itself goes that way again: one post, not two of two kinds', () => {
  const { root, submit } = mount()
  expect(submit()).toBe(true)
  enhanceForm(root, { phone: '1533-8848', replaceOnSuccess: false })
  expect(submit()).toBe(true)
})

test('after a success nothing is sent until something is entered, then all of it', async () => {
  const { root, form, submit } = mount()
  enhanceForm(root, { phone: '1533-8848', replaceOnSuccess: false })
  const name = form.querySelector<HTMLInputElement>('[name=name]')
  for (const person of ['홍길동', '김영희']) {
    send.mockClear()
    if (name) name.value = person
    name?.dispatchEvent(new Event('input', { bubbles: true }))
    submit()
    await settled()
    submit()
    await settled()
    expect(send).toHaveBeenCalledTimes(1)
    expect(send.mock.calls[0]?.[0]).toMatchObject({ site: 's', name: person })
    expect(form.querySelector('[data-form-message]')?.textContent).toMatch(/등록이 완료되었습니다/)
  }
})

test('the fault of a field that a press leaves is shown after the press: what is pressed stays under the pointer', async () => {
  const { root, form } = mount()
  enhanceForm(root, { phone: '1533-8848', replaceOnSuccess: false })
  const [name, button] = [form.querySelector<HTMLInputElement>('[name=name]')!, form.querySelector('button')!]
  name.value = ' '
  name.dispatchEvent(new Event('input', { bubbles: true }))
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  name.dispatchEvent(new Event('blur'))
  await settled()
  expect(name.getAttribute('aria-invalid')).toBeNull()
  form.querySelector('p')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await settled()
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test('nor does a fault go while a press lasts, where only leaving the field says that it is mended', async () => {
  const { root, form } = mount()
  const [name, button] = [form.querySelector<HTMLInputElement>('[name=name]')!, form.querySelector('button')!]
  // Refused by the server, and mended before the form was enhanced.
  name.setAttribute('aria-invalid', 'true')
  name.value = '김하늘'
  enhanceForm(root, { phone: '1533-8848', replaceOnSuccess: false })
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  name.dispatchEvent(new Event('change', { bubbles: true }))
  name.dispatchEvent(new Event('blur'))
  await settled()
  expect(name.getAttribute('aria-invalid')).toBe('true')
  form.querySelector('p')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await settled()
  expect(name.getAttribute('aria-invalid')).toBeNull()
})

test('without a press the fault of a field is shown as it is left', async () => {
  const { root, form } = mount()
  enhanceForm(root, { phone: '1533-8848', replaceOnSuccess: false })
  const name = form.querySelector<HTMLInputElement>('[name=name]')!
  name.value = ' '
  name.dispatchEvent(new Event('blur'))
  await settled()
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test('what brought the visitor here is sent with the form', async () => {
  document.documentElement.dataset.firstTouch = 'utm_source=naver'
  const { root, form, submit } = mount()
  enhanceForm(root, { phone: '1533-8848', replaceOnSuccess: false })
  send.mockClear()
  const name = form.querySelector<HTMLInputElement>('[name=name]')!
  name.value = '홍길동'
  name.dispatchEvent(new Event('input', { bubbles: true }))
  submit()
  await settled()
  delete document.documentElement.dataset.firstTouch
  expect(send.mock.calls[0]?.[0]).toMatchObject({ firstTouch: 'utm_source=naver' })
})
