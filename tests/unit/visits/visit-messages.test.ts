import { composeMove, composeReminders } from '@/lib/visits/visit-messages'

const at = (local: string) => new Date(`${local}:00+09:00`)
const recipient = { to: '01012345678', facts: { site: '가람누리', address: '한들시 22', phone: '1533-8848' }, link: 'https://example.com/v/token' }
const visitAt = (local: string) => ({ registrationId: 'one', at: at(local), people: 2, version: 1 })
const due = (visit: string, booked: string) => composeReminders(visitAt(visit), recipient, at(booked)).map(({ kind, dueAt }) => [kind, dueAt])

test('reminds on the day before and two hours before a visit', () => {
  expect(due('2026-11-28T14:00', '2026-11-24T10:00')).toEqual([
    ['visitReminderDay', at('2026-11-27T10:00')],
    ['visitReminderHours', at('2026-11-28T12:00')],
  ])
})

test.each([
  ['09:30, two hours before it is night', '2026-11-28T09:30', '2026-11-27T20:00'],
  ['10:00, two hours before it is day', '2026-11-28T10:00', '2026-11-28T08:00'],
  ['22:30', '2026-11-28T22:30', '2026-11-28T20:30'],
  ['23:00, two hours before it is night', '2026-11-28T23:00', '2026-11-27T20:00'],
  ['the first morning of March after a leap day', '2028-03-01T09:00', '2028-02-29T20:00'],
])('sends no reminder at night: %s', (_title, visit, expected) => {
  expect(due(visit, '2026-11-24T10:00')).toContainEqual(['visitReminderHours', at(expected)])
})

test('sends no reminder just after a booking', () => {
  expect(due('2026-11-28T14:00', '2026-11-27T09:30')).toEqual([['visitReminderHours', at('2026-11-28T12:00')]])
  expect(due('2026-11-28T14:00', '2026-11-28T11:30')).toEqual([])
})

test('queues messages of fact, without advertisement, once for each version of the visit', () => {
  const messages = composeMove({ ...visitAt('2026-11-28T14:00'), version: 2 }, recipient, at('2026-11-24T10:00'))
  expect(messages.map(({ id, advertisement, period, visitVersion }) => ({ id, advertisement, period, visitVersion }))).toEqual(
    ['visitChange', 'visitReminderDay', 'visitReminderHours'].map((kind) => ({
      id: `one:${kind}:2`,
      advertisement: false,
      period: 'visit one 2',
      visitVersion: 2,
    })),
  )
  for (const { body } of messages) {
    expect(body).toContain('11월 28일(토) 14:00, 2명')
    expect(body).toContain(recipient.link)
    expect(body).not.toContain('광고')
  }
})
