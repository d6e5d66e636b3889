import { progressOf } from '@/lib/registrations/progress'
import { initialStatusEvent, NEW_PROGRESS, type NewEvent, type Progress } from '@/lib/registrations/registration-event'
import { eventOf } from '@/tests/support/registration-events'
import { MORNING } from '@/tests/support/registrations'

const DUE = new Date('2026-11-25T14:00:00+09:00')
const event = (kind: NewEvent['kind'], changes: Partial<NewEvent> = {}) => eventOf('one', kind, changes)
const after = (...events: Parameters<typeof progressOf>[0]) => progressOf(events)
const statusAfter = (...kinds: NewEvent['kind'][]) => progressOf(kinds.map((kind) => event(kind))).status

test('a registration without events is new', () => {
  expect(after()).toEqual(NEW_PROGRESS)
  // A number shown, or an assignment, is no contact.
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
] as const)('%s turns a new one into %s', (kind, status) => {
  expect(after(event(kind))).toMatchObject({ status, result: kind })
})

test('a call does not undo a booking or a visit; a missed visit leads to a new call', () => {
  expect([statusAfter('booked', 'absent'), statusAfter('booked', 'reached'), statusAfter('visited', 'callback')]).toEqual(['booked', 'booked', 'visited'])
  expect([statusAfter('reached', 'absent'), statusAfter('booked', 'no-show'), statusAfter('declined', 'reached')]).toEqual(['called', 'called', 'called'])
})

test('counts absences in a row until someone answers', () => {
  expect(after(event('absent'), event('call'), event('absent'))).toMatchObject({ absences: 2 })
  expect(after(event('absent'), event('absent'), event('reached'))).toMatchObject({ absences: 0 })
})

test('a callback is open until the next result, an appointment until it took place, was missed or cancelled', () => {
  const callback = event('callback', { dueAt: DUE })
  expect(after(callback, event('call')).callbackAt).toEqual(DUE)
  expect(after(callback, event('absent')).callbackAt).toBeNull()
  const booked = event('booked', { dueAt: DUE })
  expect(after(booked, event('reached'), event('absent')).appointmentAt).toEqual(DUE)
  for (const end of ['visited', 'no-show', 'declined'] as const) expect(after(booked, event(end)).appointmentAt).toBeNull()
  expect(after(booked, callback, event('status', { subject: 'closed' }))).toMatchObject({ status: 'closed', callbackAt: null, appointmentAt: null })
})

test('the first contact is the first result not withdrawn, or a status set by hand; the preference is the latest one', () => {
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
    preference: { unit: '84A', complex: '3' },
  })
  expect(after(wished('unit=59A'), wished('')).preference).toEqual({ unit: null, complex: null })
})

test('a withdrawn result no longer counts, whenever it was withdrawn', () => {
  const wrong = event('contract')
  const withdrawn = event('withdrawn', { subject: wrong.id })
  expect(after(event('absent'), wrong, event('absent'), withdrawn)).toMatchObject({ status: 'absent', result: 'absent', absences: 2 })
  // Only results can be withdrawn.
  const status = event('status', { subject: 'visited' })
  expect(after(status, event('withdrawn', { subject: status.id })).status).toBe('visited')
})

test('later events continue from a status older than events', () => {
  expect(after(initialStatusEvent('one', 'booked', MORNING), event('absent'))).toMatchObject({ status: 'booked', absences: 1 })
})

describe('merged registrations', () => {
  const other = (changes: Partial<Progress>): Progress => ({ ...NEW_PROGRESS, mergedInto: 'lead', ...changes })
  const merged = (own: readonly NewEvent[], progress: Progress, ...after: readonly NewEvent[]) =>
    progressOf([...own, event('merged-in', { subject: 'part' }), ...after], new Map([['part', progress]]))

  test.each<[string, readonly NewEvent[], Partial<Progress>, Partial<Progress>]>([
    ['only the other was worked on', [], { status: 'called', result: 'reached' }, { status: 'called', result: 'reached' }],
    ['the other is further along', [event('reached')], { status: 'visited', result: 'visited' }, { status: 'visited', result: 'visited' }],
    ['the other is less far along', [event('visited')], { status: 'called', result: 'reached' }, { status: 'visited', result: 'visited' }],
    ['the other is still open', [event('declined')], { status: 'absent', result: 'absent', absences: 2 }, { status: 'absent', result: 'absent', absences: 2 }],
    ['a contract of the other wins', [event('reached')], { status: 'closed', result: 'contract' }, { status: 'closed', result: 'contract' }],
    ['an own contract wins', [event('contract')], { status: 'called', result: 'reached' }, { status: 'closed', result: 'contract' }],
    ['a mere duplicate is ignored', [], { status: 'closed', result: 'duplicate' }, { status: 'new', result: null }],
    ['a wrong number of the other is ignored', [], { status: 'closed', result: 'wrong-number' }, { status: 'new', result: null }],
  ])('%s', (_case, own, progress, expected) => {
    expect(merged(own, other(progress))).toMatchObject(expected)
  })

  test('the earlier callback or appointment is due, and the tags of both are kept', () => {
    const [early, late] = [new Date(MORNING.getTime() + 1), new Date(MORNING.getTime() + 2)]
    const own = [event('callback', { dueAt: late }), event('tagged', { subject: 'VIP' }), event('wished', { subject: 'unit=84A' })]
    const progress = other({ callbackAt: early, appointmentAt: late, tags: ['단체', 'VIP'], preference: { unit: '59A', complex: '3' }, status: 'called' })
    expect(merged(own, progress)).toMatchObject({
      callbackAt: early,
      appointmentAt: late,
      tags: ['VIP', '단체'],
      preference: { unit: '84A', complex: '3' },
      mergedInto: null,
    })
  })

  test('later events count over both, and a separated one no longer counts', () => {
    const progress = other({ status: 'called', tags: ['단체'] })
    expect(merged([], progress, event('untagged', { subject: '단체' }), event('booked'))).toMatchObject({ status: 'booked', tags: [] })
    const log = [event('merged-in', { subject: 'part' }), event('separated-out', { subject: 'part' })]
    expect(progressOf(log)).toEqual(NEW_PROGRESS)
    // Merged again, it counts from there on.
    expect(progressOf([...log, event('absent'), event('merged-in', { subject: 'part' })], new Map([['part', progress]]))).toMatchObject({ status: 'called' })
  })
})
