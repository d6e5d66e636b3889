import ICAL from 'ical.js'
import { requestedVisitCalendar, visitCalendar } from '@/lib/visits/visit-calendar'

const facts = { site: '가람누리 리버파크', address: '한들시 너울중앙로 22, 모델하우스; 1층', phone: '1533-8848', host: 'example.com', visitMinutes: 50 }
const visit = { registrationId: 'one', at: new Date('2028-02-29T10:30:00+09:00'), people: 2, version: 1, moves: 0, cancelledAt: null }
const NOW = new Date('2028-02-01T00:00:00Z')

/** Parses with a library other than the one that wrote it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  if (!event || others.length > 0) throw new Error('not one event')
  return { calendar, event, entry: new ICAL.Event(event) }
}

test('follows RFC 5545: CRLF lines of at most 75 octets with the required properties', () => {
  const file = visitCalendar(visit, facts, NOW)
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  const lines = file.replace(/\r\n$/, '').split('\r\n')
  expect(lines.join('')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const { calendar, event } = read(file)
  expect([calendar.getFirstPropertyValue('version'), calendar.getFirstPropertyValue('method')]).toEqual(['2.0', 'PUBLISH'])
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy()
  for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'sequence', 'status']) expect(event.getAllProperties(name)).toHaveLength(1)
})

test.each([
  '가'.repeat(80),
  `${'a'.repeat(66)}가나`,
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'.repeat(12),
  '\u{1F1F0}\u{1F1F7}'.repeat(30),
  'Nguyễn Thị '.repeat(20),
  'a\r\nb\nc',
  '\u{20BB7}'.repeat(40),
])('folds a long text of %s by octets without splitting a character', (text) => {
  for (const before of ['', 'x', 'xx', 'xxx']) {
    const file = visitCalendar(visit, { ...facts, site: before + text, address: before + text }, NOW)
    const bytes = Buffer.from(file)
    for (const line of bytes.toString('latin1').split('\r\n')) {
      expect(line.length).toBeLessThanOrEqual(75)
      expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))).not.toThrow()
    }
    expect(read(file).entry.location).toBe((before + text).replace(/\r\n/g, '\n'))
  }
})

test('writes times in UTC, also on a leap day, and escapes commas and semicolons of the address', () => {
  const { event, entry } = read(visitCalendar(visit, facts, NOW))
  expect(event.getFirstProperty('dtstart')?.toICALString()).toBe('DTSTART:20280229T013000Z')
  expect([entry.startDate.toJSDate(), entry.endDate.toJSDate()]).toEqual([visit.at, new Date('2028-02-29T11:20:00+09:00')])
  expect([entry.location, entry.summary]).toEqual([facts.address, '가람누리 리버파크 모델하우스 방문'])
})

test('keeps the UID and raises the SEQUENCE with a change, and marks a cancelled visit', () => {
  const [booked, moved, cancelled] = [
    visit,
    { ...visit, version: 2, at: new Date('2028-03-01T10:00:00+09:00') },
    { ...visit, version: 3, cancelledAt: NOW },
  ].map((one) => read(visitCalendar(one, facts, NOW)))
  expect([booked, moved, cancelled].map((one) => [one?.entry.uid, one?.entry.sequence])).toEqual([
    ['visit-one@example.com', 0],
    ['visit-one@example.com', 1],
    ['visit-one@example.com', 2],
  ])
  expect([cancelled?.calendar.getFirstPropertyValue('method'), cancelled?.event.getFirstPropertyValue('status')]).toEqual(['CANCEL', 'CANCELLED'])
})

test('the file of a requested visit is tentative, and the one behind the link replaces it', () => {
  const [requested, own] = [read(requestedVisitCalendar(visit, facts, NOW)), read(visitCalendar(visit, facts, NOW))]
  expect([requested.event.getFirstPropertyValue('status'), own.event.getFirstPropertyValue('status')]).toEqual(['TENTATIVE', 'CONFIRMED'])
  expect([requested.entry.uid, requested.entry.startDate.toString()]).toEqual([own.entry.uid, own.entry.startDate.toString()])
})
