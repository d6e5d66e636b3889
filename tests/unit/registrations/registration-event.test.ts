import { initialStatusEvent, NEW_PROGRESS, progressOf, type NewEvent } from '@/lib/registrations/registration-event'
import { eventOf } from '@/tests/support/registration-events'
import { MORNING } from '@/tests/support/registrations'

const DUE = new Date('2026-11-25T14:00:00+09:00')
const event = (kind: NewEvent['kind'], changes: Partial<NewEvent> = {}) => eventOf('one', kind, changes)
const after = (...events: Parameters<typeof progressOf>[0]) => progressOf(events)
const statusAfter = (...kinds: NewEvent['kind'][]) => progressOf(kinds.map((kind) => event(kind))).status

test('nothing is new', () => {
  expect(after()).toEqual(NEW_PROGRESS)
  // A number that was shown, or an assignment, is no contact.
  expect(after(event('assigned', { subject: 'kim' }), event('call'))).toEqual(NEW_PROGRESS)
})

test.each([
  ['absent', 'absent'],
  ['reached', 'called'],
  ['callback', 'called'],
  ['opt-out', 'called'],
  ['booked', 'booked'],
  ['visited', 'visited'],
  ['contract', 'closed'],
  ['declined', 'closed'],
  ['wrong-number', 'closed'],
  ['duplicate', 'closed'],
  ['not-me', 'closed'],
] as const)('%s makes a new one %s', (kind, status) => {
  expect(after(event(kind))).toMatchObject({ status, result: kind })
})

test('a call takes nobody back from a booking or a visit; who did not come is to be called again', () => {
  expect([statusAfter('booked', 'absent'), statusAfter('booked', 'reached'), statusAfter('visited', 'callback')]).toEqual(['booked', 'booked', 'visited'])
  expect([statusAfter('reached', 'absent'), statusAfter('booked', 'no-show'), statusAfter('declined', 'reached')]).toEqual(['called', 'called', 'called'])
})

test('absences in a row are counted until somebody answers', () => {
  expect(after(event('absent'), event('call'), event('absent'))).toMatchObject({ absences: 2 })
  expect(after(event('absent'), event('absent'), event('reached'))).toMatchObject({ absences: 0 })
})

test('a callback is open until the next result, a booked visit until it took place, was missed or is given up', () => {
  const callback = event('callback', { dueAt: DUE })
  expect(after(callback, event('call')).callbackAt).toEqual(DUE)
  expect(after(callback, event('absent')).callbackAt).toBeNull()
  const booked = event('booked', { dueAt: DUE })
  expect(after(booked, event('reached'), event('absent')).appointmentAt).toEqual(DUE)
  for (const end of ['visited', 'no-show', 'declined'] as const) expect(after(booked, event(end)).appointmentAt).toBeNull()
  expect(after(booked, callback, event('status', { subject: 'closed' }))).toMatchObject({ status: 'closed', callbackAt: null, appointmentAt: null })
})

test('the first contact is the first result that stands, or a status set by hand; what is wished for is what was said last', () => {
  const at = (minutes: number) => ({ at: new Date(MORNING.getTime() + minutes * 60_000) })
  const wrong = event('reached', at(5))
  expect(after(event('call', at(1)), event('absent', at(3)), event('reached', at(9))).contactedAt).toEqual(at(3).at)
  expect(after(wrong, event('withdrawn', { ...at(6), subject: wrong.id })).contactedAt).toBeNull()
  expect(after(event('status', { ...at(4), subject: 'called' }), event('reached', at(9))).contactedAt).toEqual(at(4).at)
  expect(after(event('status', { ...at(4), subject: 'new' })).contactedAt).toBeNull()
  const wished = (subject: string) => event('wished', { ...at(2), subject })
  expect(after(wished('unit=59A'), event('absent', at(3)), wished('unit=84A&complex=3'))).toMatchObject({
    status: 'absent',
    contactedAt: at(3).at,
    wish: { unit: '84A', complex: '3' },
  })
  expect(after(wished('unit=59A'), wished('')).wish).toEqual({ unit: null, complex: null })
})

test('what was taken back counts no more, whenever that was', () => {
  const wrong = event('contract')
  const withdrawn = event('withdrawn', { subject: wrong.id })
  expect(after(event('absent'), wrong, event('absent'), withdrawn)).toMatchObject({ status: 'absent', result: 'absent', absences: 2 })
  // Only results are taken back.
  const status = event('status', { subject: 'visited' })
  expect(after(status, event('withdrawn', { subject: status.id })).status).toBe('visited')
})

test('a status of before there were events is where they go on from', () => {
  expect(after(initialStatusEvent('one', 'booked', MORNING), event('absent'))).toMatchObject({ status: 'booked', absences: 1 })
})
