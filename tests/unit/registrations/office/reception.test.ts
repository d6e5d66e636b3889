import { visitsOfDay, walkInsOfDay } from '@/lib/visits/office/visit-view'
import { registerWalkIn, type TypedWalkIn } from '@/lib/registrations/office/walk-in'
import { readWeek } from '@/lib/visits/office/week-view'
import type { Account } from '@/lib/accounts/account'
import { originalChannel } from '@/lib/attribution/channel'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { MORNING, registerRequest, registerServices, validBody } from '@/tests/support/registrations'
import { temporaryStore } from '@/tests/support/sqlite-store'
import { openingHours, visitBooking } from '@/tests/support/visits'
import { readable } from '@/tests/support/readable'

const account: Account = { id: 'kim', email: 'kim@example.com', name: null, role: 'administrator', createdAt: MORNING, disabledAt: null }
const staff = { account, address: '203.0.113.7' }

let store: Store
let dispose: () => Promise<void>
beforeEach(() => {
  ;({ store, dispose } = temporaryStore())
})
afterEach(() => dispose())

const servicesOf = (changes: Parameters<typeof registerServices>[1] = {}) => ({ ...registerServices(store, changes).services, store })
const walkIn = (changes: Partial<TypedWalkIn> = {}): TypedWalkIn => ({ body: validBody(), consent: 'screen', people: '3', form: 'form-0001', ...changes })

async function book(visitAt: string, phone: string, name = '홍길동'): Promise<string> {
  const { services } = registerServices(store, { visits: visitBooking(store.visits) })
  const outcome = await registerVisitor(services, registerRequest({ body: validBody({ visitAt, phone, name, visitPeople: '2' }) }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  return outcome.id
}

describe('a walk-in', () => {
  test('is a registration with evidence and messages like any other, and has arrived', async () => {
    const outcome = await registerWalkIn(servicesOf(), staff, walkIn())
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    const [registration] = readable([(await store.registrations.find(outcome.id))!])
    expect(registration).toMatchObject({ source: 'desk', channel: 'walk-in', status: 'visited', result: 'visited', quarantine: null, suspicion: null })
    expect(registration && originalChannel(registration)).toBe('walk-in')
    expect(registration?.consent.answers.privacy.agreed).toBe(true)
    expect(registration?.consent.onPaper).toBeUndefined()
    expect((await store.outbox.list({ registrationId: outcome.id, limit: 9 })).map(({ kind }) => kind)).toEqual(['confirmation'])
    expect(await store.registrations.events(outcome.id)).toMatchObject([{ kind: 'visited', actor: 'kim@example.com', text: '현장접수, 3명' }])
    expect(await store.audit.list({ limit: 9 })).toMatchObject([{ action: 'registration.walk-in', actor: 'kim@example.com', subject: outcome.id }])
    expect((await walkInsOfDay({ store }, account, '2026-11-24')).walkIns).toMatchObject([{ id: outcome.id, time: '10:00', phone: '010-****-5678' }])
  })

  test('is stored once if sent twice', async () => {
    const outcomes = [await registerWalkIn(servicesOf(), staff, walkIn()), await registerWalkIn(servicesOf(), staff, walkIn())]
    expect(outcomes).toMatchObject([{ fresh: true }, { fresh: false }])
    expect(await store.registrations.list({ limit: 9 })).toHaveLength(1)
    expect(await store.registrations.events((outcomes[0] as { id: string }).id)).toHaveLength(1)
  })

  test('records a consent signed on paper', async () => {
    const outcome = await registerWalkIn(servicesOf(), staff, walkIn({ consent: 'paper' }))
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    expect((await store.registrations.find(outcome.id))?.consent?.onPaper).toBe(true)
    expect(await store.registrations.events(outcome.id)).toMatchObject([{ text: '현장접수, 3명, 서면 동의' }])
  })

  test('is never treated as a bot, however many come at once, and uses up no limit of the network', async () => {
    const services = servicesOf()
    for (let index = 0; index < 30; index += 1) {
      const body = validBody({ phone: `0107777${String(index).padStart(4, '0')}` })
      expect(await registerWalkIn(services, staff, walkIn({ body, form: `form-${String(index).padStart(4, '0')}` }))).toMatchObject({ kind: 'registered' })
    }
    expect(await store.registrations.list({ limit: 50 })).toHaveLength(30)
    expect((await store.registrations.count()).quarantined).toBe(0)
    expect(await registerVisitor(services, registerRequest({ body: validBody({ phone: '01088887777' }), client: staff.address }))).toMatchObject({
      kind: 'registered',
    })
  })

  test('is refused without consent, or with an invalid number of people, and not stored', async () => {
    const without = await registerWalkIn(servicesOf(), staff, walkIn({ body: validBody({ privacyConsent: undefined }) }))
    expect(without).toMatchObject({ kind: 'invalid', errors: { privacyConsent: expect.any(String) as string } })
    expect(await registerWalkIn(servicesOf(), staff, walkIn({ people: '0' }))).toMatchObject({
      kind: 'invalid',
      errors: { visitPeople: expect.any(String) as string },
    })
    expect(await store.registrations.list({ limit: 9 })).toEqual([])
  })

  test('of a number booked for today is that booking’s arrival, also after its time, and no second registration', async () => {
    const id = await book('2026-11-24T14:00', '01012345678')
    const late = { ...servicesOf({ visits: visitBooking(store.visits) }), now: () => new Date('2026-11-24T14:20:00+09:00') }
    const outcomes = [await registerWalkIn(late, staff, walkIn()), await registerWalkIn(late, staff, walkIn())]
    expect(outcomes).toEqual(Array(2).fill({ kind: 'registered', id, fresh: false }))
    expect(await store.registrations.list({ limit: 9 })).toHaveLength(1)
    expect(await store.registrations.events(id)).toMatchObject([{ kind: 'visited', text: '현장접수, 3명' }])
    expect((await visitsOfDay({ store }, account, '2026-11-24')).cards).toMatchObject([{ state: '내방' }])
  })

  test('of a number booked for another day is a walk-in', async () => {
    await book('2026-11-28T10:00', '01012345678')
    expect(await registerWalkIn(servicesOf({ visits: visitBooking(store.visits) }), staff, walkIn())).toMatchObject({ kind: 'registered', fresh: true })
    expect(await store.registrations.list({ limit: 9 })).toHaveLength(2)
  })

  test('cannot be claimed by a form of the site', async () => {
    expect(await registerVisitor(servicesOf(), registerRequest({ body: validBody({ source: 'desk' }) }))).toMatchObject({ kind: 'invalid' })
  })
})

test('finds arrivals by part of the name, by the last digits, or by both', async () => {
  await book('2026-11-28T10:00', '01011115678', '김하늘')
  await book('2026-11-28T11:00', '01022225678', '이바다')
  await book('2026-11-28T12:00', '01011119999', '김하늘')
  const find = async (typed: string) => (await visitsOfDay({ store }, account, '2026-11-28', typed)).cards.map(({ time }) => time)
  expect(await find('5678')).toEqual(['10:00', '11:00'])
  expect(await find('하늘')).toEqual(['10:00', '12:00'])
  expect(await find('김하늘 5678')).toEqual(['10:00'])
  expect(await find('010-1111-9999')).toEqual(['12:00'])
  // The digits in the middle do not count.
  expect(await find('1111')).toEqual([])
  expect(await find('0000')).toEqual([])
})

test('finds a name with a digit, with the last digits or without', async () => {
  await book('2026-11-28T10:00', '01011115678', '김철수2')
  await book('2026-11-28T11:00', '01022225672', '김철수')
  const find = async (typed: string) => (await visitsOfDay({ store }, account, '2026-11-28', typed)).cards.map(({ time }) => time)
  expect(await find('김철수2')).toEqual(['10:00', '11:00'])
  expect(await find('김철수2 5678')).toEqual(['10:00'])
  expect(await find('5678 김철수2')).toEqual(['10:00'])
  expect(await find('철수 2')).toEqual(['10:00', '11:00'])
  expect(await find('김철수 5678')).toEqual(['10:00'])
  expect(await find('김철수3')).toEqual([])
  expect(await find('김철수2 9999')).toEqual([])
})

test('counts a week by day and time, including times no longer in the hours', async () => {
  await book('2026-11-28T10:00', '01011112222')
  await book('2026-11-28T10:00', '01033334444')
  await book('2026-11-27T10:00', '01055556666')
  const closed: OpeningHours = { ...openingHours, exceptions: [{ day: '2026-11-27', hours: null, reason: '내부 공사' }] }
  const days = await readWeek({ store, visits: visitBooking(store.visits, closed) }, '2026-11-29')
  expect(days.map(({ day }) => day)).toEqual(['23', '24', '25', '26', '27', '28', '29'].map((date) => `2026-11-${date}`))
  expect(days[5]).toMatchObject({ label: '11월 28일(토)', reason: null, groups: 2, people: 4, capacity: 150 })
  expect(days[5]?.times.slice(0, 2)).toEqual([
    { time: '10:00', groups: 2, people: 4, capacity: 10, peopleMax: 40 },
    { time: '10:30', groups: 0, people: 0, capacity: 10, peopleMax: 40 },
  ])
  expect(days[4]).toMatchObject({ reason: '내부 공사', capacity: 0, times: [{ time: '10:00', groups: 1, people: 2, capacity: 0, peopleMax: 0 }] })
})
