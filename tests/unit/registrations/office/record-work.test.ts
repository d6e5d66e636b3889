import { recordWork, type TypedWork } from '@/lib/registrations/office/record-work'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { actorOf, officeAccount } from '@/tests/support/office-accounts'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, validBody } from '@/tests/support/registrations'
import { temporaryStore } from '@/tests/support/sqlite-store'
import { visitBooking } from '@/tests/support/visits'

let store: Store
let dispose: () => Promise<void>
let id: string
beforeEach(async () => {
  ;({ store, dispose } = temporaryStore())
  const outcome = await registerVisitor(registerServices(store).services, registerRequest({ body: validBody() }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  id = outcome.id
})
afterEach(() => dispose())

const typed = (changes: Partial<TypedWork>): TypedWork => ({ result: 'save', due: '', note: '', form: 'form-0001', other: '', ...changes })
const record = (changes: Partial<TypedWork>, books = true) =>
  recordWork(
    { store, policy: registrationTestPolicy(), now: () => MORNING, visits: books ? visitBooking(store.visits) : null },
    actorOf(officeAccount('kim', 'administrator')),
    id,
    typed(changes),
  )
const notes = async () => (await store.registrations.notes(id)).map(({ text }) => text)

test('keeps the note once, with the result or alone, and refuses to save nothing', async () => {
  expect(await record({ note: '토요일 오전' })).toBe('save')
  expect(await record({ result: 'reached', note: '계약 조건 문의' })).toBe('reached')
  expect([await notes(), (await store.registrations.events(id)).map(({ text }) => text)]).toEqual([['토요일 오전'], ['계약 조건 문의']])
  await expect(record({})).rejects.toMatchObject({ fields: { note: expect.any(String) as string } })
})

test('leads to the booking with the note kept; a site without bookings records the agreed time', async () => {
  expect(await record({ result: 'booked', note: '부부 함께', due: '2026-11-28T14:00' })).toBe('booking')
  expect([await notes(), await store.registrations.events(id)]).toEqual([['부부 함께'], []])
  expect(await record({ result: 'booked', due: '2026-11-28T14:00' }, false)).toBe('booked')
  expect(await store.registrations.find(id)).toMatchObject({ status: 'booked', appointmentAt: new Date('2026-11-28T14:00:00+09:00') })
})

test('records nothing if the preference changed meanwhile', async () => {
  const preference = { unit: '', complex: '', was: '84A ' }
  await record({ preference: { unit: '59A', complex: '', was: ' ' } })
  await expect(record({ result: 'reached', note: '메모', preference })).rejects.toThrow()
  expect((await store.registrations.events(id)).map(({ kind }) => kind)).toEqual(['wished'])
})
