/** @jest-environment jsdom */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import '@/components/registration/choose-visit'
import { enhanceForm } from '@/components/registration/enhance-form'
import { fetchVisitTimes } from '@/components/registration/fetch-visit-times'
import { sendRegistration } from '@/components/registration/send-registration'
import { VisitFields } from '@/components/registration/visit-fields'
import type { VisitChoice } from '@/lib/visits/visit-choice'

jest.mock('@/components/registration/send-registration')
jest.mock('@/components/registration/fetch-visit-times')
const send = jest.mocked(sendRegistration)
const times = jest.mocked(fetchVisitTimes)

const choice = (day: string): VisitChoice => ({
  days: [
    { day: '2026-11-28', label: '11월 28일(토) · 빈 시간 2개', freeTimes: 2 },
    { day: '2026-11-29', label: '11월 29일(일) · 휴관', freeTimes: 0 },
    { day: '2026-11-30', label: '11월 30일(월) · 빈 시간 2개', freeTimes: 2 },
  ],
  day,
  times: [
    { at: `${day}T10:00`, label: '10:00 · 10팀 남음', full: false },
    { at: `${day}T10:30`, label: '10:30 · 예약 마침', full: true },
    { at: `${day}T11:00`, label: '11:00 · 1팀 남음', full: false },
  ],
  peoplePerGroup: 6,
})

beforeAll(() => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => 'key' })
})
beforeEach(() => {
  times.mockReset().mockImplementation((day) => Promise.resolve(choice(day ?? '2026-11-28')))
  send.mockReset().mockResolvedValue({ kind: 'registered', message: '예약했습니다.' })
})
afterEach(() => {
  release?.()
})

let release: (() => void) | undefined

/** The module that came, the answer, what is shown of it, and the validation of it: each a turn or two of the event loop. */
async function settled(turns = 12) {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** A form as the server renders it. */
function mount() {
  document.body.innerHTML = `<div><form>
    <input type="hidden" name="site" value="s"><input name="name" id="popup-name" value="홍길동"><input name="phone" id="popup-phone" value="01012345678">
    <label><input name="visitWanted" type="checkbox"></label>
    <button type="submit">등록하기</button><p data-form-message></p></form><div data-form-result hidden></div></div>`
  const root = document.querySelector('div')!
  const form = document.querySelector('form')!
  release = enhanceForm(root, { phone: '1533-8848', replaceOnSuccess: false })
  const box = form.querySelector<HTMLInputElement>('[name=visitWanted]')!
  return {
    form,
    box,
    get part() {
      return form.querySelector<HTMLElement>('[data-visit-part]')!
    },
    button: form.querySelector<HTMLButtonElement>('form > button')!,
    control: <T extends HTMLElement = HTMLSelectElement>(name: string) => form.querySelector<T>(`#popup-${name}`)!,
    async tick() {
      box.click()
      await settled()
    },
    async choose(control: HTMLSelectElement | HTMLInputElement, value: string) {
      control.value = value
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
      await settled()
    },
    async submit() {
      const sent = form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      await settled()
      return sent
    },
  }
}
const sent = () => send.mock.calls.at(-1)?.[0]

test('nothing is asked for before the box is ticked; then days, the times of the first free one, and how many come', async () => {
  const mounted = mount()
  const { tick, control, button } = mounted
  expect(times).not.toHaveBeenCalled()
  await tick()
  expect(times).toHaveBeenCalledTimes(1)
  expect([...control('visitDay').options].map(({ value, disabled }) => [value, disabled])).toEqual([
    ['2026-11-28', false],
    ['2026-11-29', true],
    ['2026-11-30', false],
  ])
  expect([...control('visitAt').options].map(({ value, disabled }) => [value, disabled])).toEqual([
    ['', false],
    ['2026-11-28T10:00', false],
    ['2026-11-28T10:30', true],
    ['2026-11-28T11:00', false],
  ])
  expect(mounted.part.querySelector('[role=status]')?.textContent).toBe('11월 28일(토) · 빈 시간 2개. 시간을 골라 주세요.')
  expect(button.textContent).toBe('이 시간으로 예약하기')
})

test('the controls are those that the server renders', async () => {
  const mounted = mount()
  const { tick } = mounted
  await tick()
  const { times: offered, peoplePerGroup } = choice('2026-11-28')
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    createElement(VisitFields, { choice: { times: offered, peoplePerGroup }, id: (name) => `popup-${name}`, values: {}, errors: {} }),
  )
  const fieldOf = (root: HTMLElement, name: string) => {
    const field = root.querySelector(`[name=${name}]`)?.parentElement
    const attributes = [...(field?.querySelectorAll('*') ?? [])].map((element) => [
      element.tagName,
      element.textContent,
      ...[...element.attributes]
        .map(({ name: attribute, value }) => `${attribute}=${value}`)
        .filter((text) => text !== 'selected=')
        .toSorted(),
    ])
    return [field?.className, ...attributes]
  }
  for (const name of ['visitAt', 'visitPeople']) expect(fieldOf(mounted.part, name)).toEqual(fieldOf(page, name))
})

test('a time is asked for, and goes in the same post as what was typed', async () => {
  const { tick, submit, choose, control, form } = mount()
  await tick()
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(form.querySelector('#popup-visitAt-error')?.textContent).toBe('방문 시간을 골라 주세요.')
  await choose(control('visitAt'), '2026-11-28T11:00')
  await choose(control<HTMLInputElement>('visitPeople'), '3')
  await submit()
  expect(sent()).toMatchObject({ site: 's', name: '홍길동', visitAt: '2026-11-28T11:00', visitPeople: '3' })
  expect(form.querySelector('[data-form-message]')?.textContent).toBe('예약했습니다.')
})

test('another day takes the time of the one before, and keeps how many come', async () => {
  const { tick, submit, choose, control } = mount()
  await tick()
  await choose(control('visitAt'), '2026-11-28T11:00')
  await choose(control<HTMLInputElement>('visitPeople'), '4')
  control('visitDay').focus()
  await choose(control('visitDay'), '2026-11-30')
  expect(document.activeElement).toBe(control('visitDay'))
  expect(times).toHaveBeenLastCalledWith('2026-11-30')
  expect([control('visitAt').value, [...control('visitAt').options].at(-1)?.value]).toEqual(['', '2026-11-30T11:00'])
  await submit()
  expect(send).not.toHaveBeenCalled()
  await choose(control('visitAt'), '2026-11-30T10:00')
  await submit()
  expect(sent()).toMatchObject({ visitAt: '2026-11-30T10:00', visitPeople: '4' })
})

test('unticked, the form registers without a visit, and the button says so', async () => {
  const { box, form, tick, submit, choose, control, button } = mount()
  await tick()
  await choose(control('visitAt'), '2026-11-28T11:00')
  await tick()
  expect([box.checked, form.querySelectorAll('[data-visit-part]').length, button.textContent]).toEqual([false, 0, '등록하기'])
  await submit()
  expect(sent()).not.toHaveProperty('visitAt')
  expect(sent()).not.toHaveProperty('visitPeople')
})

test('a taken time: the free ones are offered beside it, and everything else stays', async () => {
  const { tick, submit, choose, control, form } = mount()
  await tick()
  await choose(control('visitAt'), '2026-11-28T11:00')
  await choose(control<HTMLInputElement>('visitPeople'), '3')
  const next = [{ at: '2026-12-01T10:00', label: '12월 1일(화) 10:00' }]
  send.mockResolvedValueOnce({ kind: 'refused', message: '방문예약을 마치지 못했습니다.', errors: { visitAt: '자리가 없습니다.' }, consents: {}, next })
  const taken = choice('2026-11-28')
  times.mockResolvedValueOnce({
    ...taken,
    times: taken.times.map((time) => (time.at.endsWith('11:00') ? { ...time, label: '11:00 · 예약 마침', full: true } : time)),
  })
  await submit()
  expect(form.querySelector('#popup-visitAt-error')?.textContent).toBe('자리가 없습니다.')
  expect([...control('visitAt').options].at(-1)?.text).toBe('12월 1일(화) 10:00')
  expect([control('visitAt').selectedOptions[0]?.text, control<HTMLInputElement>('visitPeople').value]).toEqual(['11:00 · 예약 마침', '3'])
  expect(times).toHaveBeenCalledTimes(2)
  await choose(control('visitAt'), '2026-12-01T10:00')
  await submit()
  expect(sent()).toMatchObject({ visitAt: '2026-12-01T10:00', visitPeople: '3', name: '홍길동' })
})

test('times that do not come: it says so, tries again, leads to the page, and registers without one', async () => {
  times.mockRejectedValueOnce(new Error('503'))
  const mounted = mount()
  const { tick, submit, button, control } = mounted
  await tick()
  expect(mounted.part.querySelector('[role=status]')?.textContent).toContain('불러오지 못했습니다')
  expect(mounted.part.querySelector('a')?.getAttribute('href')).toBe('/visit')
  expect(button.textContent).toBe('등록하기')
  await submit()
  expect(sent()).toMatchObject({ name: '홍길동' })
  expect(sent()).not.toHaveProperty('visitAt')
  await tick()
  times.mockRejectedValueOnce(new Error('503'))
  await tick()
  await tick()
  mounted.part.querySelector('button')?.click()
  await settled()
  expect(control('visitAt').options).toHaveLength(4)
})

test('the times of another day that do not come can be asked for again', async () => {
  const mounted = mount()
  const { tick, submit, choose, control } = mounted
  await tick()
  times.mockRejectedValueOnce(new Error('503'))
  await choose(control('visitDay'), '2026-11-30')
  expect(mounted.part.querySelector('[role=status]')?.textContent).toContain('불러오지 못했습니다')
  mounted.part.querySelector('button')?.click()
  await settled()
  await choose(control('visitAt'), '2026-11-30T10:00')
  await submit()
  expect(sent()).toMatchObject({ visitAt: '2026-11-30T10:00' })
})

test('while the times are on their way the form waits, and says for what', async () => {
  let answer = (_: VisitChoice) => {}
  times.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const { form, tick, submit } = mount()
  await tick()
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(form.querySelector('[data-form-message]')?.textContent).toBe('예약할 수 있는 시간을 불러오고 있습니다.')
  answer(choice('2026-11-28'))
  await settled()
  await submit()
  expect(form.querySelector('#popup-visitAt-error')?.textContent).toBe('방문 시간을 골라 주세요.')
})

test('where all is taken it says so, and the form registers without a visit', async () => {
  times.mockResolvedValueOnce({ days: [], day: null, times: [], peoplePerGroup: 6 })
  const mounted = mount()
  const { tick, submit } = mounted
  await tick()
  expect(mounted.part.querySelector('[role=status]')?.textContent).toContain('지금 온라인으로 예약할 수 있는 시간이 없습니다.')
  await submit()
  expect(send).toHaveBeenCalledTimes(1)
})

test('after a success the part is gone with what was typed', async () => {
  const { box, form, button, tick, submit, choose, control } = mount()
  await tick()
  await choose(control('visitAt'), '2026-11-28T11:00')
  await submit()
  expect([box.checked, form.querySelectorAll('[data-visit-part]').length, button.textContent]).toEqual([false, 0, '등록하기'])
})
