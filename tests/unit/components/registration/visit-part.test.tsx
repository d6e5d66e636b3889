/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import '@/components/registration/choose-visit'
import { enhanceForm } from '@/components/registration/enhance-form'
import { fetchVisitPart } from '@/components/registration/fetch-visit-part'
import { sendRegistration } from '@/components/registration/send-registration'
import { AppointmentFields } from '@/components/visits/appointment-fields'
import { AppointmentTimes } from '@/components/visits/appointment-times'
import { BesideAppointment } from '@/components/visits/visit-place'
import type { VisitChoice } from '@/lib/visits/visit-choice'

jest.mock('@/components/registration/send-registration')
jest.mock('@/components/registration/fetch-visit-part')
jest.mock('@/components/registration/report-popup-opened')
const send = jest.mocked(sendRegistration)
const parts = jest.mocked(fetchVisitPart)

const FIRST = '2026-11-28'
/** jsdom has no layout, so neither of these. */
const intoSight = jest.fn()
/** Its address and its text. */
const PHONE_IN_ONE_LINK = 2
const place = { address: '주소', parking: '주차', phone: '1533-8848', maps: [], cancelHours: 2 }
const visit = { when: '11월 28일(토) 11:00', people: '3명', calendar: '/api/visit-calendar?at=2026-11-28T11:00&id=1' }

const choice = (day: string, taken = '10:30'): VisitChoice => ({
  days: [
    { day: '2026-11-28', label: '11월 28일(토) · 예약 가능', freeTimes: 2, why: null, mark: null },
    { day: '2026-11-29', label: '11월 29일(일) · 휴관', freeTimes: 0, why: '휴관', mark: '휴관' },
    { day: '2026-11-30', label: '11월 30일(월) · 예약 가능', freeTimes: 2, why: null, mark: null },
    { day: '2026-12-01', label: '12월 1일(화) · 예약 가능', freeTimes: 2, why: null, mark: null },
  ],
  day,
  times: ['10:00', '10:30', '11:00', '14:00'].map((time) => ({
    at: `${day}T${time}`,
    label: taken === time ? `${time} · 마감` : time === '14:00' ? `${time} · 1팀 남음` : time,
    full: taken === time,
  })),
  peoplePerGroup: 6,
})

/** As the server renders it. */
const rendered = ({ day, only, form }: Parameters<typeof fetchVisitPart>[0], taken?: string) => {
  const asked = choice(day ?? FIRST, taken)
  if (only) return renderToStaticMarkup(<AppointmentTimes times={asked.times} day={asked.day} idPrefix={form} chosen={undefined} error={undefined} />)
  return renderToStaticMarkup(
    <>
      <AppointmentFields choice={asked} idPrefix={form} values={{}} errors={{}} />
      <BesideAppointment {...place} />
    </>,
  )
}

beforeAll(() => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => 'key' })
  // jsdom has no CSS.escape (https://drafts.csswg.org/cssom/#the-css.escape()-method).
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
  Element.prototype.scrollIntoView = intoSight
})
beforeEach(() => {
  parts.mockReset().mockImplementation((asked) => Promise.resolve(rendered(asked)))
  send.mockReset().mockResolvedValue({ kind: 'registered', message: '예약했습니다.', visit })
})
let release: (() => void) | undefined
afterEach(() => release?.())

/** The module that came, the answer, what is shown of it, and the validation of it: each a turn or two of the event loop. */
async function settled(turns = 12) {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** The ways of a form, and what its button says of them. */
const WAYS = `<input type="radio" name="visitWanted" value="yes" checked><input type="radio" name="visitWanted" value="">`
const WAY_BUTTON = '<button type="submit"><span data-way="visit">날짜와 시간 고르기</span><span data-way="interest">등록하기</span></button>'

/** A form as the server renders it, with the first way chosen. */
async function mount(html = '', { ways = WAYS, submit = WAY_BUTTON, within = 'main' } = {}) {
  document.body.innerHTML = `<${within}><div data-registration><form>
    <input type="hidden" name="site" value="s">
    ${ways}
    <div data-visit-part>${html}</div>
    <input name="name" id="popup-name" value="홍길동"><input name="phone" id="popup-phone" value="01012345678">
    ${submit}<p data-form-message></p></form><div data-form-result hidden></div></div></${within}>`
  const root = document.querySelector('div')!
  const form = document.querySelector('form')!
  release = enhanceForm(root, { phone: '1533-8848', replaceOnSuccess: false })
  await settled()
  const radio = (name: string, value: string) => form.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`)
  return {
    form,
    radio,
    part: form.querySelector<HTMLElement>('[data-visit-part]')!,
    button: form.querySelector<HTMLButtonElement>('form > button')!,
    times: () => [...form.querySelectorAll<HTMLInputElement>('[name=visitAt]')].map(({ value, disabled }) => [value.slice(5), disabled]),
    async choose(name: string, value: string) {
      radio(name, value)?.click()
      await settled()
    },
    async press(label: string) {
      form.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
      await settled()
    },
    async submit() {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      await settled()
    },
  }
}
const sent = () => send.mock.calls.at(-1)?.[0]
const errorOfTime = () => document.querySelector('#popup-visitAt-error')?.textContent

test('a month and the times of the first free day come at once; what cannot be booked says so and cannot be chosen', async () => {
  const { radio, times, button, part } = await mount()
  expect(parts.mock.calls).toEqual([[{ day: null, form: 'popup' }]])
  expect(radio('visitDay', FIRST)?.checked).toBe(true)
  expect(radio('visitDay', FIRST)?.ariaLabel).toBe('11월 28일 토요일, 예약 가능')
  expect([radio('visitDay', '2026-11-29')?.ariaLabel, radio('visitDay', '2026-11-29')?.disabled]).toEqual(['11월 29일 일요일, 휴관', true])
  expect(times()).toEqual([
    ['11-28T10:00', false],
    ['11-28T10:30', true],
    ['11-28T11:00', false],
    ['11-28T14:00', false],
  ])
  expect([...part.querySelectorAll('[data-visit-times] [role=group]')].map((group) => group.getAttribute('aria-label'))).toEqual(['오전', '오후'])
  expect(button.textContent).toBe('11월 28일(토), 2명 예약하기')
})

test('the button names the day, the time and the people that it books, also of an offered time on another day', async () => {
  const { button, choose, press, submit, part } = await mount()
  expect(part.querySelector('[data-visit-times] legend')?.textContent).toBe('11월 28일(토) 방문 시간')
  await choose('visitAt', `${FIRST}T11:00`)
  expect(button.textContent).toBe('11월 28일(토) 11:00, 2명 예약하기')
  await press('한 명 늘리기')
  expect(button.textContent).toBe('11월 28일(토) 11:00, 3명 예약하기')
  // The times of the day before are gone, and so is the one that was chosen.
  await choose('visitDay', '2026-11-30')
  expect(button.textContent).toBe('11월 30일(월), 3명 예약하기')
  expect(part.querySelector('[data-visit-times] legend')?.textContent).toBe('11월 30일(월) 방문 시간')
  await choose('visitAt', '2026-11-30T10:00')
  const next = [{ at: '2026-12-01T10:00', label: '12월 1일(화) 10:00' }]
  send.mockResolvedValueOnce({ kind: 'refused', message: '', errors: { visitAt: '자리가 없습니다.' }, consents: {}, next })
  await submit()
  await choose('visitAt', '2026-12-01T10:00')
  expect(button.textContent).toBe('12월 1일(화) 10:00, 3명 예약하기')
})

test('a time is asked for, and goes in the same post as what was typed, with the people of the stepper', async () => {
  const { submit, choose, press, part, radio } = await mount()
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(errorOfTime()).toBe('방문 시간을 골라 주세요.')
  // The first in the order of the page, although it came last.
  expect(document.activeElement).toBe(radio('visitAt', `${FIRST}T10:00`))
  await choose('visitAt', `${FIRST}T11:00`)
  expect(errorOfTime()).toBeUndefined()
  await press('한 명 늘리기')
  expect(part.querySelector('output')?.textContent).toBe('3명')
  await submit()
  expect(sent()).toMatchObject({ site: 's', name: '홍길동', visitAt: `${FIRST}T11:00`, visitPeople: '3' })
})

test('the stepper stops at one and at the size of a group', async () => {
  const { press, part } = await mount()
  for (let presses = 0; presses < 8; presses += 1) await press('한 명 늘리기')
  expect([part.querySelector('output')?.textContent, part.querySelector('[data-step="1"]')?.ariaDisabled]).toEqual(['6명', 'true'])
  for (let presses = 0; presses < 8; presses += 1) await press('한 명 줄이기')
  expect([part.querySelector('output')?.textContent, part.querySelector('[data-step="-1"]')?.ariaDisabled]).toEqual(['1명', 'true'])
})

test('another day fetches its times alone, drops the time of the one before, and keeps the focus and how many come', async () => {
  const { submit, choose, press, radio, form } = await mount()
  await choose('visitAt', `${FIRST}T11:00`)
  await press('한 명 늘리기')
  radio('visitDay', '2026-11-30')?.focus()
  await choose('visitDay', '2026-11-30')
  expect(document.activeElement).toBe(radio('visitDay', '2026-11-30'))
  expect([radio('visitDay', '2026-11-30')?.checked, radio('visitPeople', '3')?.checked]).toEqual([true, true])
  expect(parts).toHaveBeenLastCalledWith({ day: '2026-11-30', form: 'popup', only: 'times' })
  expect(form.querySelector<HTMLInputElement>('[name=visitDayShown]')?.value).toBe('2026-11-30')
  await submit()
  expect(send).not.toHaveBeenCalled()
  await choose('visitAt', '2026-11-30T10:00')
  await submit()
  expect(sent()).toMatchObject({ visitAt: '2026-11-30T10:00', visitPeople: '3' })
})

/** With a first month of more than a week, so that the second is on a sheet of its own. */
const twoSheets = () => {
  const asked = choice(FIRST)
  const days = Array.from({ length: 8 }, (_, index) => ({ day: `2026-11-${20 + index}`, label: '', freeTimes: 0, why: '휴관', mark: '휴관' }))
  return renderToStaticMarkup(<AppointmentFields choice={{ ...asked, days: [...days, ...asked.days] }} idPrefix="popup" values={{}} errors={{}} />)
}

test('another month chooses its first free day, to which Tab leads; back in the first one likewise', async () => {
  const { choose, radio, times, form } = await mount(twoSheets())
  // Speech control presses what is read.
  expect([radio('popup-month', '2026-12')?.labels?.[0]?.textContent, radio('popup-month', '2026-12')?.ariaLabel]).toEqual(['12월', null])
  await choose('popup-month', '2026-12')
  expect(radio('visitDay', '2026-12-01')?.checked).toBe(true)
  expect(times()[0]).toEqual(['12-01T10:00', false])
  expect(form.querySelector<HTMLInputElement>('[name=visitDayShown]')?.value).toBe('2026-12-01')
  await choose('popup-month', '2026-11')
  expect(radio('visitDay', FIRST)?.checked).toBe(true)
})

test('arrow keys pass from the last day of a month to the first of the next, and back, with the focus', async () => {
  const { choose, radio, times } = await mount(twoSheets())
  const shownMonth = () => document.querySelector<HTMLInputElement>('[name=popup-month]:checked')?.value
  const arrow = async (key: string, modifiers: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    await settled()
    return event.defaultPrevented
  }
  radio('visitDay', '2026-11-30')?.focus()
  await choose('visitDay', '2026-11-30')
  // Back in the history, or the next word of a screen reader.
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) expect(await arrow('ArrowRight', { [modifier]: true })).toBe(false)
  expect(await arrow('ArrowRight')).toBe(true)
  expect([document.activeElement, shownMonth(), times()[0]]).toEqual([radio('visitDay', '2026-12-01'), '2026-12', ['12-01T10:00', false]])
  expect(await arrow('ArrowLeft')).toBe(true)
  expect([document.activeElement, radio('visitDay', '2026-11-30')?.checked, shownMonth()]).toEqual([radio('visitDay', '2026-11-30'), true, '2026-11'])
  // Within a month the browser moves.
  expect(await arrow('ArrowLeft')).toBe(false)
})

test('what is left of a month, if less than a week, is shown with the next month', async () => {
  const { part } = await mount()
  expect([...part.querySelectorAll('[data-months]')].map((sheet) => sheet.getAttribute('data-months'))).toEqual(['2026-11 2026-12'])
  expect([...part.querySelectorAll('[data-months] > [role=group]')].map(({ ariaLabel }) => ariaLabel)).toEqual(['2026년 11월', '2026년 12월'])
  expect(part.querySelector<HTMLInputElement>('[name=popup-month]')?.hidden).toBe(true)
})

test('the other way registers without a visit, and the button says so', async () => {
  const { part, submit, choose, button } = await mount()
  await choose('visitAt', `${FIRST}T11:00`)
  await choose('visitWanted', '')
  expect([part.hidden, button.textContent]).toEqual([true, '등록하기'])
  await submit()
  expect(sent()).not.toHaveProperty('visitAt')
  expect(sent()).not.toHaveProperty('visitPeople')
})

test('the other way touched by mistake loses no choice, and times that come meanwhile wait for the way back', async () => {
  const { part, submit, choose, press, button, radio } = await mount()
  await choose('visitDay', '2026-11-30')
  await choose('visitAt', '2026-11-30T11:00')
  await press('한 명 늘리기')
  await choose('visitWanted', '')
  await choose('visitWanted', 'yes')
  expect([part.hidden, button.textContent, radio('visitAt', '2026-11-30T11:00')?.checked]).toEqual([false, '11월 30일(월) 11:00, 3명 예약하기', true])
  await submit()
  expect(sent()).toMatchObject({ visitAt: '2026-11-30T11:00', visitPeople: '3' })

  let answer = (_: string) => {}
  parts.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const again = await mount()
  await again.choose('visitWanted', '')
  answer(rendered({ day: null, form: 'popup' }))
  await settled()
  expect([again.part.hidden, again.button.textContent]).toEqual([true, '등록하기'])
  await again.choose('visitWanted', 'yes')
  expect([again.times().length, again.button.textContent]).toEqual([4, '11월 28일(토), 2명 예약하기'])
})

test('a taken time: the free ones are offered beside it, and everything else stays', async () => {
  const { submit, choose, times, radio, button } = await mount()
  await choose('visitAt', `${FIRST}T11:00`)
  const next = [{ at: '2026-12-01T10:00', label: '12월 1일(화) 10:00' }]
  send.mockResolvedValueOnce({ kind: 'refused', message: '방문예약을 마치지 못했습니다.', errors: { visitAt: '자리가 없습니다.' }, consents: {}, next })
  let answer = (_: string) => {}
  parts.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  await submit()
  answer(rendered({ day: FIRST, form: 'popup', only: 'times' }, '11:00'))
  await settled()
  expect(errorOfTime()).toBe('자리가 없습니다.')
  expect(button.textContent).toBe('11월 28일(토), 2명 예약하기')
  expect(times().slice(2)).toEqual([
    ['11-28T11:00', true],
    ['11-28T14:00', false],
    ['12-01T10:00', false],
  ])
  expect(radio('visitPeople', '2')?.checked).toBe(true)
  await choose('visitAt', '2026-12-01T10:00')
  await submit()
  expect(sent()).toMatchObject({ visitAt: '2026-12-01T10:00', name: '홍길동' })
})

test('times that do not come: it says so, tries again, leads to the page, and registers without one', async () => {
  parts.mockRejectedValueOnce(new Error('503'))
  const { part, submit, button, times } = await mount()
  expect(part.querySelector('[role=status]')?.textContent).toContain('불러오지 못했습니다')
  expect(part.querySelector('a')?.getAttribute('href')).toBe('/visit')
  expect(button.textContent).toBe('등록하기')
  part.querySelector('button')?.click()
  await settled()
  expect(times()).toHaveLength(4)
  parts.mockRejectedValueOnce(new Error('503'))
  const again = await mount()
  await again.submit()
  expect(sent()).toMatchObject({ name: '홍길동' })
  expect(sent()).not.toHaveProperty('visitAt')
  await submit()
})

test('the times of another day that do not come can be asked for again', async () => {
  const { part, submit, choose } = await mount()
  parts.mockRejectedValueOnce(new Error('503'))
  await choose('visitDay', '2026-11-30')
  expect(part.querySelector('[role=status]')?.textContent).toContain('불러오지 못했습니다')
  ;[...part.querySelectorAll('button')].find(({ textContent }) => textContent === '다시 불러오기')?.click()
  await settled()
  await choose('visitAt', '2026-11-30T10:00')
  await submit()
  expect(sent()).toMatchObject({ visitAt: '2026-11-30T10:00' })
})

test('a refusal for another reason brings no times back that did not come: the button goes on to promise none', async () => {
  parts.mockRejectedValue(new Error('503'))
  const { submit, button } = await mount()
  send.mockResolvedValueOnce({ kind: 'refused', message: '잠시 뒤에', errors: {}, consents: {}, next: [] })
  await submit()
  expect(button.textContent).toBe('등록하기')
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
})

test('another day’s times that did not come do not keep the form from being sent again', async () => {
  const { choose, submit, times } = await mount()
  parts.mockRejectedValue(new Error('503'))
  await choose('visitDay', '2026-11-30')
  send.mockResolvedValueOnce({ kind: 'refused', message: '잠시 뒤에', errors: {}, consents: {}, next: [] })
  await submit()
  expect(times().every(([, disabled]) => disabled)).toBe(true)
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
})

test('where booking is the only way, the button does not promise a time that could not be chosen', async () => {
  const one = {
    ways: '<input type="hidden" name="visitWanted" value="yes">',
    submit: '<button type="submit" data-interest="관심고객 등록하기">이 시간으로 예약하기</button>',
  }
  const { button, choose } = await mount(rendered({ day: null, form: 'popup' }), one)
  expect(button.textContent).toBe('11월 28일(토), 2명 예약하기')
  parts.mockRejectedValueOnce(new Error('503'))
  await choose('visitDay', '2026-11-30')
  expect(button.textContent).toBe('관심고객 등록하기')
})

test('asking again keeps the focus while the times are on their way, and then leads to the day', async () => {
  parts.mockRejectedValueOnce(new Error('503'))
  const { part, radio } = await mount()
  const again = [...part.querySelectorAll('button')].find(({ textContent }) => textContent === '다시 불러오기')!
  let answer = (_: string) => {}
  parts.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  again.focus()
  again.click()
  await settled()
  again.click()
  expect([document.activeElement, again.ariaDisabled, parts.mock.calls.length]).toEqual([again, 'true', 2])
  answer(rendered({ day: null, form: 'popup' }))
  await settled()
  expect(document.activeElement).toBe(radio('visitDay', FIRST))
})

test('an error of the number of people leads to the stepper, which stands for the hidden radio buttons', async () => {
  const { choose, submit, part } = await mount()
  await choose('visitAt', `${FIRST}T11:00`)
  send.mockResolvedValueOnce({ kind: 'refused', message: '확인해 주세요.', errors: { visitPeople: '6명까지' }, consents: {}, next: [] })
  await submit()
  expect(document.activeElement).toBe(part.querySelector('[data-step="-1"]'))
})

test('while the times are on their way the form waits, and says for what, in sight', async () => {
  intoSight.mockClear()
  let answer = (_: string) => {}
  parts.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const { form, submit } = await mount()
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(form.querySelector('[data-form-message]')?.textContent).toBe('예약할 수 있는 시간을 불러오고 있습니다.')
  expect(intoSight.mock.contexts).toEqual([form.querySelector('[data-form-message]')])
  answer(rendered({ day: null, form: 'popup' }))
  await settled()
  await submit()
  expect(errorOfTime()).toBe('방문 시간을 골라 주세요.')
})

test('where all is taken it says so, and the form registers without a visit', async () => {
  parts.mockResolvedValueOnce('')
  const { part, submit } = await mount()
  expect(part.querySelector('[role=status]')?.textContent).toContain('지금 온라인으로 예약할 수 있는 시간이 없습니다.')
  await submit()
  expect(send).toHaveBeenCalledTimes(1)
})

test('controls that the page brought are used as they are', async () => {
  const { choose, submit, times } = await mount(rendered({ day: null, form: 'popup' }))
  expect(parts).not.toHaveBeenCalled()
  expect(times()).toHaveLength(4)
  await choose('visitAt', `${FIRST}T14:00`)
  await submit()
  expect(sent()).toMatchObject({ visitAt: `${FIRST}T14:00` })
})

test('the end is a pass with what, when, whom to call and a calendar file; the part is gone with what was typed', async () => {
  const { form, submit, choose } = await mount()
  await choose('visitAt', `${FIRST}T11:00`)
  await submit()
  const result = document.querySelector<HTMLElement>('[data-form-result]')!
  expect([form.hidden, result.hidden]).toEqual([true, false])
  expect(result.textContent).toMatch(/^예약했습니다\..*11월 28일\(토\) 11:00.*3명.*1533-8848/)
  expect(result.querySelector<HTMLElement>('[data-visit-pass]')?.hidden).toBe(false)
  expect(result.querySelector('[data-pass=calendar]')?.getAttribute('href')).toBe(visit.calendar)
  expect(form.querySelectorAll('[name=visitAt]')).toHaveLength(0)
})

test('the facts of the place are sent once: beside the form, and at the end in the pass', async () => {
  expect(rendered({ day: null, form: 'popup' }).split('1533-8848')).toHaveLength(1 + PHONE_IN_ONE_LINK)
  const { submit, choose } = await mount()
  await choose('visitAt', `${FIRST}T11:00`)
  await submit()
  expect(document.body.textContent?.split('1533-8848')).toHaveLength(2)
})

test.each(['dialog', 'div'])('in a %s the place stands below the button, and does not part the visit from who comes', async (within) => {
  const { form } = await mount('', { within })
  expect([...form.querySelectorAll('[data-visit-place], form > button')].map(({ localName }) => localName)).toEqual(['button', 'section'])
})

test.each(['dialog', 'div'])('in a %s the place goes with the visit: the other way hides it, and brings it back once', async (within) => {
  const { form, choose } = await mount('', { within })
  const shown = () => [...form.querySelectorAll<HTMLElement>('[data-visit-place]')].map(({ hidden }) => !hidden)
  await choose('visitWanted', '')
  expect(shown()).toEqual([false])
  await choose('visitWanted', 'yes')
  expect(shown()).toEqual([true])
})
