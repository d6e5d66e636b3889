import { limits } from '@/lib/limits'
import { createAbuseDetector } from '@/lib/registrations/abuse-detector'
import { registerVisitor, type RegisterServices } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { fixedClock, MORNING, registerRequest, registerServices, trusting, validBody } from '@/tests/support/registrations'
import { linkToken, openingHours, visitBooking } from '@/tests/support/visits'
import { readable } from '../../support/readable'

const at = (local: string) => new Date(`${local}:00+09:00`)
const HOURS = { ...openingHours, groupsPerSlot: 1 }

let store: Store
beforeEach(async () => {
  store = await freshSqliteStore()
})
afterEach(() => store.close())

const servicesWith = (changes: Partial<RegisterServices> = {}) => registerServices(store, { visits: visitBooking(store.visits, HOURS), ...changes }).services
let numbers = 0
const body = (visitAt: string, changes: object = {}) => validBody({ phone: `0108${String(numbers++).padStart(7, '0')}`, visitAt, visitPeople: '2', ...changes })
const book = (visitAt: string, changes: object = {}, services = servicesWith()) => registerVisitor(services, registerRequest({ body: body(visitAt, changes) }))

test('books a visit with the registration, and the SMS says when', async () => {
  const outcome = await book('2026-11-28T10:30')
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  expect(outcome.visit).toEqual({ at: at('2026-11-28T10:30'), people: 2 })
  expect(await store.visits.find(outcome.id)).toMatchObject({ registrationId: outcome.id, at: at('2026-11-28T10:30'), people: 2, version: 1 })
  expect((await store.registrations.find(outcome.id))?.visitDate).toBe('2026-11-28')
  const messages = readable(await store.outbox.list({ registrationId: outcome.id, limit: 5 })).toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
  expect(messages[0]?.body.split('\n').slice(-2)).toEqual([
    '방문예약: 11월 28일(토) 10:30, 2명',
    `확인·변경·취소: https://example.com/v/${linkToken(outcome.id)}`,
  ])
  expect(messages.map(({ kind, dueAt, visitVersion }) => [kind, dueAt, visitVersion])).toEqual([
    ['confirmation', MORNING, 1],
    ['visitReminderDay', at('2026-11-27T10:00'), 1],
    ['visitReminderHours', at('2026-11-28T08:30'), 1],
  ])
})

test('a requested date without a time still works, and takes no place', async () => {
  const outcome = await registerVisitor(servicesWith(), registerRequest({ body: validBody({ visitDate: '2026-12-01' }) }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  expect([outcome.visit, await store.visits.find(outcome.id)]).toEqual([undefined, null])
  expect((await store.registrations.find(outcome.id))?.visitDate).toBe('2026-12-01')
})

test('offers the next free times to whoever comes second, stores nothing, and allows a new try at once', async () => {
  await book('2026-11-28T10:30')
  const services = servicesWith()
  const taken: string[] = []
  const limits = { attempt: async () => 0, register: async () => (taken.push('taken'), 0), refund: async () => void taken.push('given back') }
  expect(await book('2026-11-28T10:30', {}, { ...services, limits })).toEqual({
    kind: 'not-booked',
    reason: 'full',
    requested: { at: at('2026-11-28T10:30'), people: 2 },
    next: [at('2026-11-28T11:00'), at('2026-11-28T11:30'), at('2026-11-28T12:00')],
  })
  expect(taken).toEqual(['taken', 'given back'])
  expect(await store.registrations.list({ limit: 9 })).toHaveLength(1)
})

test.each([
  ['between two visits', '2026-11-28T10:45', {}, { reason: 'not-offered' }],
  ['too late today', '2026-11-24T10:30', {}, { reason: 'not-offered' }],
  ['after the last day', '2027-01-30T10:30', {}, { reason: 'not-offered' }],
  ['with more than a group', '2026-11-28T10:30', { visitPeople: 7 }, { reason: 'too-many', peoplePerGroup: 6 }],
])('books nothing %s', async (_title, visitAt, changes, expected) => {
  expect(await book(visitAt, changes)).toMatchObject({ kind: 'not-booked', ...expected })
  expect(await store.registrations.list({ limit: 9 })).toEqual([])
})

test.each([
  [{ visitAt: '2026-11-28' }, 'visitAt'],
  [{ visitAt: '2026-02-30T10:30' }, 'visitAt'],
  [{ visitAt: ['2026-11-28T10:30'] }, 'visitAt'],
  [{ visitPeople: '0' }, 'visitPeople'],
  [{ visitPeople: '1.5' }, 'visitPeople'],
  [{ visitPeople: 'two' }, 'visitPeople'],
  [{ visitPeople: { many: 1 } }, 'visitPeople'],
])('%j is refused beside its field', async (changes, field) => {
  const outcome = await book('2026-11-28T10:30', changes)
  expect(outcome.kind === 'invalid' && Object.keys(outcome.errors)).toEqual([field])
})

test('the response does not reveal that a number has a visit; the SMS has the link to it, once a day', async () => {
  const first = await book('2026-11-28T10:30', { phone: '010-7777-0000' })
  const second = await book('2026-11-28T11:30', { phone: '01077770000' })
  const third = await book('2026-11-28T12:30', { phone: '01077770000' })
  const stranger = await book('2026-11-28T13:30')
  if (first.kind !== 'registered' || second.kind !== 'registered' || third.kind !== 'registered' || stranger.kind !== 'registered') throw new Error('refused')
  expect(Object.keys(second)).toEqual(Object.keys(stranger))
  expect(second).toMatchObject({ fresh: true, visit: { at: at('2026-11-28T11:30'), people: 2 } })
  expect((await store.visits.listBookings(MORNING, at('2026-11-29T10:00'))).map(({ registrationId }) => registrationId)).toEqual([first.id, stranger.id])
  const [link] = await store.outbox.list({ registrationId: second.id, limit: 5 })
  expect(link).toMatchObject({ kind: 'visitLink', to: '01077770000', state: 'pending' })
  expect(link?.body).toContain('방문예약: 11월 28일(토) 10:30, 2명')
  expect(link?.body).toContain(`https://example.com/v/${linkToken(first.id)}`)
  expect(await store.outbox.list({ registrationId: third.id, limit: 5 })).toMatchObject([{ kind: 'visitLink', state: 'cancelled', lastError: 'already-sent' }])
  // Nor does the response for a full time.
  expect(await book('2026-11-28T13:30', { phone: '01077770000' })).toEqual(await book('2026-11-28T13:30'))
})

test('a repeated request gets the first response, even if its time is full by now', async () => {
  const request = registerRequest({ body: body('2026-11-28T10:30'), idempotencyKey: 'key' })
  const first = await registerVisitor(servicesWith(), request)
  expect(await registerVisitor(servicesWith(), request)).toEqual({ ...first, fresh: false })
  expect(await store.visits.listBookings(at('2026-11-28T10:00'), at('2026-11-29T10:00'))).toHaveLength(1)
})

test('a bot gets a visitor’s response and no place; a bot found later loses its place', async () => {
  const bot = await registerVisitor(
    servicesWith(),
    registerRequest({ body: body('2026-11-28T10:30'), signals: { honeypot: 'filled', elapsedMs: 20_000, agent: '' } }),
  )
  expect(bot).toMatchObject({ kind: 'registered', visit: { people: 2 } })
  const earlier = await book('2026-11-28T10:30')
  if (earlier.kind !== 'registered') throw new Error(earlier.kind)
  const abuseDetector = {
    ...trusting,
    evaluate: (...[candidate, now]: Parameters<typeof trusting.evaluate>) => ({
      ...trusting.evaluate(candidate, now),
      quarantine: 'copies' as const,
      earlier: [earlier.id],
    }),
  }
  await book('2026-11-28T11:30', {}, servicesWith({ abuseDetector }))
  expect(await store.visits.listBookings(MORNING, at('2026-11-29T10:00'))).toEqual([])
})

test('the history of a registration quarantined at once or later has time and party for the office', async () => {
  const signals = { honeypot: '', elapsedMs: 100, agent: '' }
  const fast = await registerVisitor(servicesWith(), registerRequest({ body: body('2026-11-28T10:30', { visitPeople: '5' }), signals }))
  if (fast.kind !== 'registered') throw new Error(fast.kind)
  expect(await store.registrations.find(fast.id)).toMatchObject({ quarantine: 'speed' })
  const withheld = { kind: 'visit-withheld', actor: null, dueAt: at('2026-11-28T10:30') }
  expect(await store.registrations.events(fast.id)).toMatchObject([{ ...withheld, subject: '5' }])
  const earlier = await book('2026-11-28T10:30', { visitPeople: '3' })
  if (earlier.kind !== 'registered') throw new Error(earlier.kind)
  const evaluate = (...[candidate, now]: Parameters<typeof trusting.evaluate>) => ({
    ...trusting.evaluate(candidate, now),
    quarantine: 'copies' as const,
    earlier: [earlier.id],
  })
  await book('2026-11-28T11:30', {}, servicesWith({ abuseDetector: { ...trusting, evaluate } }))
  expect(await store.registrations.events(earlier.id)).toMatchObject([{ ...withheld, subject: '3' }])
})

test('flags someone who books places with many numbers, and staff cancel them in one action', async () => {
  const [client, perMinute, posts] = ['223.38.22.10', 5, 300]
  const clock = fixedClock(MORNING)
  const services = servicesWith({
    now: clock.now,
    abuseDetector: createAbuseDetector(),
    visits: visitBooking(store.visits, { ...openingHours, groupsPerSlot: 100, peoplePerSlot: 1000 }),
  })
  // A bot that keeps to every limit: only so many a minute, each with its own name, birth date and number.
  for (let index = 0; index < posts; index += 1) {
    clock.set(new Date(MORNING.getTime() + (index / perMinute) * 60_000))
    const unlike = {
      name: `김${String.fromCharCode(0xac00 + index)}`,
      phone: `010${20_000_000 + index * 7_919}`,
      birthdate: `${50 + (index % 40)}0${1 + (index % 9)}1${index % 10}`,
    }
    const outcome = await registerVisitor(services, registerRequest({ client, body: body(`2026-11-28T${10 + Math.floor(index / 100)}:30`, unlike) }))
    expect(outcome.kind).toBe('registered')
  }
  // (The limit by the minute reads the clock itself: tests/unit/registrations/limits.test.ts.)
  const held = async () => (await store.visits.listBookings(MORNING, at('2026-11-29T10:00'))).length
  const marked = await store.registrations.list({ suspicions: ['network'], limit: 1000 })
  expect((await held()) - marked.length).toBe(limits.suspicion.visits.points)
  const audit = { at: MORNING, actor: 'kim@example.com', address: null, action: 'registration.quarantine' as const, subject: null, detail: null }
  await store.registrations.quarantine(
    marked.map(({ id }) => id),
    'network',
    clock.now(),
    audit,
  )
  expect(await held()).toBe(limits.suspicion.visits.points)
})

test('holds the last places of a time until the visitor follows the link in the SMS: the office sees it, and no reminder is sent before', async () => {
  const services = servicesWith({ visits: visitBooking(store.visits, { ...openingHours, groupsPerSlot: 2 }) })
  const [first, second] = [await book('2026-11-28T10:30', {}, services), await book('2026-11-28T10:30', {}, services)]
  if (first.kind !== 'registered' || second.kind !== 'registered') throw new Error('refused')
  // A stranger who types a number learns nothing from the response.
  expect(Object.keys(second)).toEqual(Object.keys(first))
  expect((await store.visits.find(first.id))?.heldUntil).toBeUndefined()
  expect((await store.visits.find(second.id))?.heldUntil).toEqual(new Date(MORNING.getTime() + 30 * 60_000))
  const told = await store.outbox.list({ registrationId: second.id, limit: 9 })
  expect(told.map(({ kind }) => kind)).toEqual(['confirmation'])
  expect(told[0]?.body).toContain('방문예약(확인 대기): 11월 28일(토) 10:30, 2명')
  expect(told[0]?.body).toContain('링크에서 예약을 확정해 주세요.')
  expect(await book('2026-11-28T10:30', {}, services)).toMatchObject({ kind: 'not-booked', reason: 'full' })
  const later = { ...services, now: () => new Date(MORNING.getTime() + 30 * 60_000) }
  expect(await book('2026-11-28T10:30', {}, later)).toMatchObject({ kind: 'registered' })
})

test('with one group at a time, holds the last quarter of a day', async () => {
  const times = Array.from({ length: 15 }, (_, index) => `2026-11-28T${10 + Math.floor(index / 2)}:${index % 2 ? '30' : '00'}`)
  const held = []
  for (const time of times) {
    const outcome = await book(time)
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    held.push((await store.visits.find(outcome.id))?.heldUntil !== undefined)
  }
  expect(held).toEqual(times.map((_time, index) => index >= 11))
})

test('books a walk-in’s visit without a hold', async () => {
  const services = servicesWith({ visits: visitBooking(store.visits, { ...openingHours, groupsPerSlot: 2 }) })
  for (let index = 0; index < 2; index += 1) {
    const outcome = await registerVisitor(services, registerRequest({ body: body('2026-11-28T10:30'), walkIn: { onPaper: false } }))
    expect(outcome.kind === 'registered' && (await store.visits.find(outcome.id))?.heldUntil).toBeUndefined()
  }
})

test('flags one address with a new user agent each time, and from then on only holds places', async () => {
  const clock = fixedClock(MORNING)
  const abuseDetector = createAbuseDetector()
  const services = servicesWith({
    now: clock.now,
    abuseDetector,
    visits: visitBooking(store.visits, { ...openingHours, groupsPerSlot: 100, peoplePerSlot: 1000 }),
  })
  for (let index = 0; index < 96; index += 1) {
    clock.set(new Date(MORNING.getTime() + (index / 24) * 60_000))
    const unlike = {
      name: `김${String.fromCharCode(0xac00 + index)}`,
      phone: `010${20_000_000 + index * 7_919}`,
      birthdate: `${50 + (index % 40)}0${1 + (index % 9)}1${index % 10}`,
    }
    const signals = { honeypot: '', elapsedMs: 20_000, agent: `program ${index}` }
    const outcome = await registerVisitor(services, registerRequest({ client: '223.38.22.11', body: body('2026-11-28T10:30', unlike), signals }))
    expect(outcome.kind).toBe('registered')
  }
  const { points } = limits.suspicion.visitsOfAddress
  expect(await store.registrations.list({ suspicions: ['network'], limit: 1000 })).toHaveLength(96 - points)
  expect(await store.visits.listBookings(MORNING, at('2026-11-29T10:00'), new Date(MORNING.getTime() + 2 * 60 * 60_000))).toHaveLength(points)
})

test('reports hours changed between look-up and booking like a time that is not offered', async () => {
  const booking = visitBooking(store.visits, HOURS)
  const closing = {
    ...booking,
    async findPlace(...asked: Parameters<typeof booking.findPlace>) {
      const found = await booking.findPlace(...asked)
      const closed = { ...HOURS, exceptions: [{ day: '2026-11-28', hours: null, reason: '내부 공사' }] }
      await store.visits.saveHours(closed, 0, { at: MORNING, actor: null, address: null, action: 'visit.hours', subject: null, detail: null })
      return found
    },
  }
  expect(await book('2026-11-28T10:30', {}, servicesWith({ visits: closing }))).toMatchObject({ kind: 'not-booked', reason: 'not-offered' })
  expect(await store.registrations.list({ limit: 9 })).toEqual([])
})

test('refuses a visit on a site without bookings', async () => {
  expect(await book('2026-11-28T10:30', {}, servicesWith({ visits: null }))).toEqual({ kind: 'not-booked', reason: 'closed' })
})
