import { sendNotices } from '@/lib/visits/office/call-list'
import { deliverDue } from '@/lib/messaging/deliver-due'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { createStaleness } from '@/lib/visits/message-staleness'
import { useDeliveries } from '@/tests/support/deliveries'
import { registerRequest, registerServices, registrationTestPolicy, validBody, type fixedClock } from '@/tests/support/registrations'
import { openingHours, visitBooking } from '@/tests/support/visits'
import { readable } from '@/tests/support/readable'

let store: Store
let clock: ReturnType<typeof fixedClock>
const { deliverServices } = useDeliveries((fresh) => {
  ;({ store, clock } = fresh)
})

describe('messages about a visit', () => {
  const at = (local: string) => new Date(`${local}:00+09:00`)
  /** A visit at 10:00 on 28 November, booked on the 24th. */
  async function bookVisit() {
    const visits = visitBooking(store.visits)
    const { services } = registerServices(store, { now: clock.now, visits })
    const outcome = await registerVisitor(services, registerRequest({ body: validBody({ visitAt: '2026-11-28T10:00', visitPeople: '2' }) }))
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    const delivery = deliverServices()
    return { id: outcome.id, sent: delivery.sent, services: { ...delivery.services, staleness: createStaleness(store.visits, visits, clock.now) } }
  }
  const outcomes = async () =>
    Object.fromEntries(readable(await store.outbox.list({ limit: 50 })).map(({ kind, state, lastError }) => [kind, lastError ?? state]))

  test('sends the confirmation at once, and each reminder once at its time', async () => {
    const { services, sent } = await bookVisit()
    const counts = []
    for (const moment of ['2026-11-24T10:00', '2026-11-27T09:59', '2026-11-27T10:00', '2026-11-28T07:59', '2026-11-28T08:00', '2026-11-28T09:00']) {
      clock.set(at(moment))
      await deliverDue(services)
      counts.push(sent.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3])
  })

  test('checks a visit’s messages before sending, and drops reminders of a time from which another process moved it', async () => {
    const { id, services, sent } = await bookVisit()
    await deliverDue(services)
    const [reminder] = (await store.outbox.list({ limit: 9 })).filter(({ kind }) => kind === 'visitReminderDay')
    await store.visits.cancel(id, { basedOn: 1, at: clock.now(), messages: [] })
    await store.outbox.replay(reminder!.id, at('2026-11-27T10:00'), {
      at: clock.now(),
      actor: null,
      address: null,
      action: 'message.retry',
      subject: null,
      detail: null,
    })
    clock.set(at('2026-11-27T10:00'))
    await deliverDue(services)
    expect(sent).toHaveLength(1)
    expect(await outcomes()).toEqual({ confirmation: 'sent', visitReminderDay: 'visit-changed', visitReminderHours: 'visit-changed' })
  })

  test('sends a late reminder in the daytime, or not at all once the visit has started', async () => {
    const { services, sent } = await bookVisit()
    await deliverDue(services)
    clock.set(at('2026-11-27T21:00'))
    expect(await deliverDue(services)).toEqual({ tried: 1, sent: 0 })
    expect((await store.outbox.list({ limit: 9 })).find(({ kind }) => kind === 'visitReminderDay')).toMatchObject({
      state: 'pending',
      dueAt: at('2026-11-28T08:00'),
    })
    clock.set(at('2026-11-28T10:00'))
    await deliverDue(services)
    expect([sent.length, await outcomes()]).toEqual([1, { confirmation: 'sent', visitReminderDay: 'visit-over', visitReminderHours: 'visit-over' }])
  })

  test('sends no reminder of a visit on a day that the office has closed', async () => {
    const { services, sent } = await bookVisit()
    await deliverDue(services)
    const closed = { ...openingHours, exceptions: [{ day: '2026-11-28', hours: null, reason: '내부 공사' }] }
    await store.visits.saveHours(closed, 0, { at: clock.now(), actor: null, address: null, action: 'visit.hours', subject: null, detail: null })
    clock.set(at('2026-11-27T10:00'))
    await deliverDue(services)
    expect([sent.length, (await outcomes()).visitReminderDay]).toEqual([1, 'visit-not-offered'])
  })

  test('notifies a visitor once, with the current reason, of a day that was reopened before its notice went and is closed again', async () => {
    const { services, sent } = await bookVisit()
    await deliverDue(services)
    const policy = registrationTestPolicy()
    const press = () =>
      sendNotices({ store, now: clock.now, policy, visits: visitBooking(store.visits) }, { account: { email: 'kim@example.com' }, address: '203.0.113.7' })
    let version = 0
    async function saveHours(closedFor: string | null) {
      const exceptions = closedFor === null ? [] : [{ day: '2026-11-28', hours: null, reason: closedFor }]
      const audit = { at: clock.now(), actor: null, address: null, action: 'visit.hours', subject: null, detail: null } as const
      if (await store.visits.saveHours({ ...openingHours, exceptions }, version, audit)) version += 1
    }
    const notices = async () => (await store.outbox.list({ kind: 'visitNotice', limit: 9 })).map(({ state, lastError }) => lastError ?? state).toSorted()

    for (const [evening, morning] of [
      ['2026-11-24T22:00', '2026-11-25T08:00'],
      ['2026-11-25T22:00', '2026-11-26T08:00'],
    ] as const) {
      clock.set(at(evening))
      await saveHours('내부 공사')
      expect([await press(), await press()]).toEqual([1, 0])
      await saveHours(null)
      clock.set(at(morning))
      await deliverDue(services)
    }
    expect([sent.length, await notices()]).toEqual([1, ['visit-offered', 'visit-offered']])

    await saveHours('강풍')
    expect((await Promise.all([press(), press()])).toSorted()).toEqual([0, 1])
    await deliverDue(services)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.body).toContain('(강풍)')
    // A notified visitor is not notified again, even if the day was open meanwhile.
    await saveHours(null)
    await saveHours('강풍')
    expect([await press(), await notices()]).toEqual([0, ['sent', 'visit-offered', 'visit-offered']])
  })
})
