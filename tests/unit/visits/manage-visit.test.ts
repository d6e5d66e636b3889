import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGuessLimits } from '@/lib/rate-limit'
import { limits } from '@/lib/limits'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { readMoveChoice } from '@/lib/visits/move-choice'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { cancelVisit, confirmVisit, disownVisit, moveVisit, openVisit, type ManageVisitServices } from '@/lib/visits/manage-visit'
import { visitLinkHash } from '@/lib/visits/visit-link'
import { temporaryStore } from '@/tests/support/sqlite-store'
import { fixedClock, MORNING, registerRequest, registerServices, registrationTestPolicy, validBody } from '@/tests/support/registrations'
import { linkToken, openingHours, visitBooking } from '@/tests/support/visits'
import { readable } from '../../support/readable'

const at = (local: string) => new Date(`${local}:00+09:00`)
const HOURS = { ...openingHours, groupsPerSlot: 1 }
const TEN = at('2026-11-28T10:00')
const client = '203.0.113.7'

let store: Store
let directory: string
let dispose: () => Promise<void>
let clock: ReturnType<typeof fixedClock>
let services: ManageVisitServices
beforeEach(() => {
  ;({ store, directory, dispose } = temporaryStore())
  clock = fixedClock()
  services = {
    store,
    now: clock.now,
    policy: registrationTestPolicy(),
    visits: visitBooking(store.visits, HOURS),
    visitLinkLimits: createGuessLimits(
      'test',
      limits.visitLinkGuesses,
      (address) => address,
      () => undefined,
    ),
  }
})
afterEach(() => dispose())

let numbers = 0
async function book(visitAt = '2026-11-28T10:00', people = 2) {
  const phone = `0109${String(numbers++).padStart(7, '0')}`
  const body = validBody({ phone, visitAt, visitPeople: String(people) })
  const outcome = await registerVisitor(registerServices(store, { visits: services.visits, now: clock.now }).services, registerRequest({ body }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  return { id: outcome.id, token: linkToken(outcome.id), phone }
}
const move = (token: string, version: number, to: string) => moveVisit(services, { token, client, version, at: at(to) })
const messagesOf = async (registrationId: string, kind: string) => (await store.outbox.list({ registrationId, limit: 20 })).filter((one) => one.kind === kind)
const saveHours = (hours: OpeningHours, version = 0) =>
  store.visits.saveHours(hours, version, { at: MORNING, actor: null, address: null, action: 'visit.hours', subject: null, detail: null })
const closedOn = (day: string): OpeningHours['exceptions'] => [{ day, hours: null, reason: '내부 공사' }]
const closeDay = (day: string) => saveHours({ ...HOURS, exceptions: closedOn(day) })

test('a link shows its visit until a day after it', async () => {
  const { id, token } = await book()
  expect(await openVisit(services, { token, client })).toMatchObject({
    visit: { registrationId: id, at: TEN, people: 2, version: 1 },
    changeable: 'yes',
    isOffered: true,
    movesLeft: 2,
  })
  const states = []
  for (const moment of ['2026-11-28T07:59', '2026-11-28T08:00', '2026-11-28T10:00', '2026-11-29T09:59', '2026-11-29T10:00']) {
    clock.set(at(moment))
    states.push((await openVisit(services, { token, client }))?.changeable ?? null)
  }
  expect(states).toEqual(['yes', 'late', 'over', 'over', null])
})

test('treats unknown tokens like expired ones, and finds a visit whatever others of the address have guessed', async () => {
  const { token } = await book()
  const asked = { version: 1, at: TEN, client }
  for (const wrong of ['', 'short', 'A'.repeat(22), `${token}A`, 'constructor'])
    expect([
      await openVisit(services, { token: wrong, client }),
      await moveVisit(services, { ...asked, token: wrong }),
      await cancelVisit(services, { ...asked, token: wrong }),
      await disownVisit(services, { ...asked, token: wrong }),
    ]).toEqual([null, { kind: 'unknown' }, { kind: 'unknown' }, { kind: 'unknown' }])
  for (let guess = 0; guess < 5 * limits.visitLinkGuesses.points; guess += 1)
    expect(await openVisit(services, { token: String(guess).padStart(22, 'g'), client })).toBeNull()
  expect(await openVisit(services, { token, client })).not.toBeNull()
})

test('stores the hash of a token, not the token', async () => {
  const { id, token } = await book()
  const onDisk = Buffer.concat(readdirSync(directory).map((file) => readFileSync(join(directory, file))))
  expect([onDisk.includes(id), onDisk.includes(visitLinkHash(token) ?? ''), onDisk.includes(token)]).toEqual([true, true, false])
})

test('moves a visit twice, once for a form sent twice, and a third time only by staff', async () => {
  const { id, token } = await book()
  expect(await move(token, 1, '2026-11-28T11:00')).toMatchObject({ kind: 'moved', fresh: true })
  expect(await move(token, 1, '2026-11-28T11:00')).toMatchObject({ kind: 'moved', fresh: false })
  expect(await messagesOf(id, 'visitChange')).toHaveLength(1)
  expect(await move(token, 1, '2026-11-28T12:00')).toEqual({ kind: 'refused', reason: 'changed' })
  expect(await move(token, 2, '2026-11-28T11:00')).toEqual({ kind: 'refused', reason: 'same' })
  expect(await move(token, 2, '2026-11-28T12:00')).toMatchObject({ kind: 'moved' })
  expect(await move(token, 3, '2026-11-28T13:00')).toEqual({ kind: 'refused', reason: 'moves' })
  expect((await store.visits.find(id))?.at).toEqual(at('2026-11-28T12:00'))
  // A move from a day that the office closed does not count.
  await closeDay('2026-11-28')
  expect(await openVisit(services, { token, client })).toMatchObject({ isOffered: false, movesLeft: 0 })
  expect(await move(token, 3, '2026-11-29T13:00')).toMatchObject({ kind: 'moved', visit: { moves: 2, version: 4 } })
})

test('refuses a full time with the nearest free ones, and changes nothing', async () => {
  const { id, token } = await book()
  await book('2026-11-28T11:00')
  const refused = await move(token, 1, '2026-11-28T11:00')
  expect(refused).toEqual({
    kind: 'refused',
    reason: 'full',
    requested: at('2026-11-28T11:00'),
    next: ['2026-11-28T11:30', '2026-11-28T12:00', '2026-11-28T12:30'].map(at),
  })
  expect(await move(token, 1, '2026-11-28T11:15')).toMatchObject({ kind: 'refused', reason: 'not-offered' })
  expect([await store.visits.find(id), await messagesOf(id, 'visitChange')]).toMatchObject([{ at: TEN, version: 1 }, []])
})

test('moves a group that was booked before groups became smaller, whole, to a time with places for it', async () => {
  services = { ...services, visits: visitBooking(store.visits) }
  const { token } = await book('2026-11-28T10:00', 6)
  await book('2026-11-28T12:00', 5)
  const smaller: OpeningHours = { ...openingHours, peoplePerGroup: 4, peoplePerSlot: 10 }
  await saveHours(smaller)
  expect(await move(token, 1, '2026-11-28T12:00')).toEqual({
    kind: 'refused',
    reason: 'full',
    requested: at('2026-11-28T12:00'),
    next: ['2026-11-28T12:30', '2026-11-28T13:00', '2026-11-28T13:30'].map(at),
  })
  await saveHours({ ...smaller, exceptions: closedOn('2026-11-28') }, 1)
  expect(await move(token, 1, '2026-11-29T11:00')).toMatchObject({ kind: 'moved', visit: { at: at('2026-11-29T11:00'), people: 6 } })
  // New groups are limited to the current size.
  expect(await services.visits?.findPlace({ at: at('2026-11-29T12:00'), people: 6 }, MORNING)).toEqual({ kind: 'too-many', peoplePerGroup: 4 })
})

test('moves reminders with a visit, and removes them with a cancelled one', async () => {
  const { id, token, phone } = await book()
  await move(token, 1, '2026-11-30T10:30')
  const due = async () =>
    Object.fromEntries(
      readable(await store.outbox.list({ registrationId: id, states: ['pending'], limit: 20 }))
        .filter(({ kind }) => kind.startsWith('visit'))
        .map(({ kind, dueAt, visitVersion }) => [kind, [dueAt, visitVersion]]),
    )
  expect(await due()).toEqual({
    visitChange: [MORNING, 2],
    visitReminderDay: [at('2026-11-29T10:00'), 2],
    visitReminderHours: [at('2026-11-30T08:30'), 2],
  })
  expect(await cancelVisit(services, { token, client, version: 2 })).toMatchObject({ kind: 'cancelled', fresh: true })
  expect(await cancelVisit(services, { token, client, version: 2 })).toMatchObject({ kind: 'cancelled', fresh: false })
  expect(await due()).toEqual({ visitCancellation: [MORNING, 3] })
  expect(await messagesOf(id, 'visitCancellation')).toMatchObject([{ to: phone, advertisement: false }])
  expect(await openVisit(services, { token, client })).toMatchObject({ changeable: 'cancelled' })
  expect(await move(token, 3, '2026-12-01T10:30')).toEqual({ kind: 'refused', reason: 'changed' })
})

test('refuses late changes, for which the office has to be called', async () => {
  const { token } = await book()
  clock.set(at('2026-11-28T08:00'))
  expect([await move(token, 1, '2026-11-28T15:00'), await cancelVisit(services, { token, client, version: 1 })]).toEqual([
    { kind: 'refused', reason: 'late' },
    { kind: 'refused', reason: 'late' },
  ])
})

test('deletes the registration with its visit and messages after 본인이 신청하지 않았습니다, and records it in the audit trail', async () => {
  const { id, token } = await book()
  expect(await disownVisit(services, { token, client })).toEqual({ kind: 'removed' })
  expect([await store.registrations.find(id), await store.visits.find(id), await store.outbox.list({ registrationId: id, limit: 9 })]).toEqual([null, null, []])
  expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({ action: 'registration.delete', actor: null, subject: id })
  expect(await disownVisit(services, { token, client })).toEqual({ kind: 'unknown' })
  await expect(book()).resolves.toBeDefined()
})

test('accepts no link where visits cannot be booked any more', async () => {
  const { token } = await book()
  expect(await openVisit({ ...services, visits: null }, { token, client })).toBeNull()
})

test('offers a mover the visit’s day, the day of a free time near the request, or the next free day', async () => {
  const { id } = await book()
  const shown = async (wanted: { day: string | null; requested: Date | null }) => {
    const visits = visitBooking(store.visits, HOURS)
    const { day, next, times } = await readMoveChoice(visits, (await store.visits.find(id))!, wanted, MORNING)
    return { day, next: next.length, free: times.filter(({ disabled }) => !disabled).length }
  }
  expect(await shown({ day: null, requested: null })).toEqual({ day: '2026-11-28', next: 0, free: 14 })
  expect(await shown({ day: '2026-11-30', requested: null })).toEqual({ day: '2026-11-30', next: 0, free: 15 })
  expect(await shown({ day: '2030-01-01', requested: null })).toMatchObject({ day: '2026-11-28' })
  expect(await shown({ day: null, requested: at('2026-11-30T17:00') })).toMatchObject({ day: '2026-11-30', next: 3 })
  await closeDay('2026-11-28')
  expect(await shown({ day: null, requested: null })).toMatchObject({ day: '2026-11-29' })
  expect(await shown({ day: null, requested: new Date(Number.NaN) })).toMatchObject({ next: 0 })
})

describe('a held place', () => {
  const UNTIL = new Date(MORNING.getTime() + 30 * 60_000)

  /** Books the second of two groups of a time. */
  async function hold() {
    services = { ...services, visits: visitBooking(store.visits, { ...HOURS, groupsPerSlot: 2 }) }
    await book()
    return book()
  }

  test('is only confirmed by a click, once, not by programs that open its link, and gets reminders then', async () => {
    const { id, token } = await hold()
    for (let times = 0; times < 3; times += 1) expect((await openVisit(services, { token, client }))?.visit.heldUntil).toEqual(UNTIL)
    expect(await confirmVisit(services, { token, client })).toEqual({ kind: 'confirmed', fresh: true })
    expect(await confirmVisit(services, { token, client })).toEqual({ kind: 'confirmed', fresh: false })
    expect((await openVisit(services, { token, client }))?.visit.heldUntil).toBeUndefined()
    expect([await messagesOf(id, 'visitReminderDay'), await messagesOf(id, 'visitReminderHours')].map(({ length }) => length)).toEqual([1, 1])
    clock.set(UNTIL)
    expect(await openVisit(services, { token, client })).toMatchObject({ changeable: 'yes' })
  })

  test('lapses, can be confirmed late while it is free, and cannot be moved or cancelled before', async () => {
    const { token } = await hold()
    clock.set(UNTIL)
    expect(await openVisit(services, { token, client })).toMatchObject({ changeable: 'lapsed' })
    expect(await move(token, 1, '2026-11-28T11:00')).toEqual({ kind: 'refused', reason: 'lapsed' })
    expect(await cancelVisit(services, { token, client, version: 1 })).toEqual({ kind: 'refused', reason: 'lapsed' })
    expect(await confirmVisit(services, { token, client })).toMatchObject({ kind: 'confirmed' })
    expect(await move(token, 1, '2026-11-28T11:00')).toMatchObject({ kind: 'moved' })
  })

  test('is reported full with the next free times if others have taken it', async () => {
    const { token } = await hold()
    clock.set(UNTIL)
    await book()
    expect(await confirmVisit(services, { token, client })).toMatchObject({ kind: 'refused', reason: 'full', requested: TEN, next: { length: 3 } })
    expect(await confirmVisit(services, { token: 'A'.repeat(22), client })).toEqual({ kind: 'unknown' })
  })

  test('is confirmed by moving it', async () => {
    const { token } = await hold()
    expect(await move(token, 1, '2026-11-28T11:00')).toMatchObject({ kind: 'moved' })
    clock.set(UNTIL)
    expect(await openVisit(services, { token, client })).toMatchObject({ changeable: 'yes' })
  })
})
