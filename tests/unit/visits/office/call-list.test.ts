import { readCallList, sendNotices } from '@/lib/visits/office/call-list'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, validBody } from '@/tests/support/registrations'
import { temporaryStore } from '@/tests/support/sqlite-store'
import { linkToken, openingHours, visitBooking } from '@/tests/support/visits'

const actor = { account: { email: 'kim@example.com' }, address: '203.0.113.7' }
const closed: OpeningHours = { ...openingHours, exceptions: [{ day: '2026-11-28', hours: null, reason: '내부 공사' }] }

let store: Store
let dispose: () => Promise<void>
beforeEach(() => {
  ;({ store, dispose } = temporaryStore())
})
afterEach(() => dispose())

const now = () => MORNING
async function book(visitAt: string, phone: string): Promise<string> {
  const { services } = registerServices(store, { visits: visitBooking(store.visits) })
  const outcome = await registerVisitor(services, registerRequest({ body: validBody({ visitAt, phone, visitPeople: '3' }) }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  return outcome.id
}
const send = () => sendNotices({ store, now, policy: registrationTestPolicy(), visits: visitBooking(store.visits, closed) }, actor)

test('lists bookings of a day that is closed, and queues one daytime SMS of fact for each', async () => {
  const id = await book('2026-11-28T10:00', '01011112222')
  await book('2026-11-29T10:00', '01033334444')
  const list = () => readCallList({ store, now }, closed)
  expect((await list()).entries).toEqual([{ id, when: '11월 28일(토) 10:00', people: 3, name: '홍길동', phone: '010-****-2222', notice: null, why: 'closed' }])
  expect([await send(), await send()]).toEqual([1, 0])
  expect((await list()).entries[0]?.notice).toBe('대기')
  const [notice] = await store.outbox.list({ kind: 'visitNotice', limit: 9 })
  expect(notice).toMatchObject({ registrationId: id, to: '01011112222', advertisement: false, visitVersion: 1 })
  for (const words of ['(내부 공사)', '11월 28일(토) 10:00, 3명', `https://example.com/v/${linkToken(id)}`]) expect(notice?.body).toContain(words)
  expect((await store.audit.list({ limit: 9 })).filter(({ action }) => action === 'visit.notice')).toMatchObject([{ actor: 'kim@example.com', detail: '1건' }])
})

test('removes a notified visitor who has moved from the list, and sends nothing about the old time', async () => {
  const id = await book('2026-11-28T10:00', '01011112222')
  await send()
  const visits = visitBooking(store.visits, closed)
  const search = await visits.findPlace({ at: new Date('2026-11-29T11:00:00+09:00'), people: 3 }, MORNING)
  if (search.kind !== 'found') throw new Error(search.kind)
  await store.visits.move(id, search.place, { basedOn: 1, at: MORNING, messages: [], counts: false })
  expect((await readCallList({ store, now }, closed)).entries).toEqual([])
  expect(await store.outbox.list({ kind: 'visitNotice', limit: 9 })).toMatchObject([{ state: 'cancelled', lastError: 'visit-changed' }])
  expect(await send()).toBe(0)
})

test.each<[string, Partial<OpeningHours>]>([
  ['groups', { groupsPerSlot: 1 }],
  ['persons', { peoplePerSlot: 5 }],
])('lists the latest bookings when there are fewer %s than booked, without sending messages automatically', async (_what, fewer) => {
  const { services } = registerServices(store, { visits: visitBooking(store.visits) })
  let minute = 0
  const bookLater = async (phone: string) => {
    minute += 1
    const at = new Date(MORNING.getTime() + minute * 60_000)
    const body = validBody({ visitAt: '2026-11-28T10:00', phone, visitPeople: '3' })
    const outcome = await registerVisitor({ ...services, now: () => at }, registerRequest({ body }))
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    return outcome.id
  }
  await bookLater('01011112222')
  const last = await bookLater('01033334444')
  expect((await readCallList({ store, now }, openingHours)).entries).toEqual([])
  const hours = { ...openingHours, ...fewer }
  expect((await readCallList({ store, now }, hours)).entries.map(({ id, why }) => [id, why])).toEqual([[last, 'over']])
  expect(await sendNotices({ store, now, policy: registrationTestPolicy(), visits: visitBooking(store.visits, hours) }, actor)).toBe(0)
})
