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

describe('a form that offers times of visits', () => {
  const choose = (select: HTMLSelectElement, value: string) => {
    select.value = value
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  }
  function mountWithTimes() {
    const mounted = mount()
    mounted.form.insertAdjacentHTML(
      'afterbegin',
      '<div><select name="visitAt" id="visitAt"><option value="">?</option><option value="2026-11-28T17:00">17:00</option></select></div>',
    )
    enhanceForm(mounted.root, { phone: '1533-8848', replaceOnSuccess: false })
    const name = mounted.form.querySelector<HTMLInputElement>('[name=name]')!
    name.value = '홍길동'
    name.dispatchEvent(new Event('input', { bubbles: true }))
    return { ...mounted, name, select: mounted.form.querySelector('select')! }
  }

  test('is not sent before a time is chosen', async () => {
    const { form, select, submit } = mountWithTimes()
    send.mockClear()
    submit()
    await settled()
    expect(send).not.toHaveBeenCalled()
    expect(form.querySelector('#visitAt-error')?.textContent).toBe('방문 시간을 골라 주세요.')
    choose(select, '2026-11-28T17:00')
    submit()
    await settled()
    expect(send.mock.calls[0]?.[0]).toMatchObject({ visitAt: '2026-11-28T17:00', name: '홍길동' })
  })

  test('whose time was taken offers the free ones, keeps what was typed, and says what was booked in the end', async () => {
    const { form, name, select, submit } = mountWithTimes()
    const next = [{ at: '2026-11-29T10:00', label: '11월 29일(일) 10:00' }]
    send.mockResolvedValueOnce({ kind: 'refused', message: '방문예약을 마치지 못했습니다.', errors: { visitAt: '자리가 없습니다.' }, consents: {}, next })
    send.mockResolvedValueOnce({ kind: 'registered', message: '11월 29일(일) 10:00 방문을 예약했습니다.' })
    choose(select, '2026-11-28T17:00')
    submit()
    await settled()
    expect([form.querySelector('#visitAt-error')?.textContent, select.getAttribute('aria-invalid'), name.value]).toEqual(['자리가 없습니다.', 'true', '홍길동'])
    expect([...select.options].map(({ value }) => value)).toEqual(['', '2026-11-28T17:00', '2026-11-29T10:00'])
    choose(select, '2026-11-29T10:00')
    send.mockClear()
    submit()
    await settled()
    expect(send.mock.calls[0]?.[0]).toMatchObject({ visitAt: '2026-11-29T10:00', name: '홍길동' })
    expect(form.querySelector('[data-form-message]')?.textContent).toBe('11월 29일(일) 10:00 방문을 예약했습니다.')
  })
})
