import { exportRegistrations } from '@/lib/registrations/office/export/export-registrations'
import { reportQuery } from '@/lib/registrations/office/reports/report-period'
import { isCalendarDay, isTimeOfDay, koreanInstant, parseLocalTime } from '@/lib/korean-time'
import { checkBirthdate } from '@/lib/registrations/birthdate'
import { parseRegistration } from '@/lib/registrations/registration'
import { openingHoursSchema } from '@/lib/content/schemas/opening-hours'
import { validBody } from '../support/valid-body'

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const twoDigits = (number: number) => String(number).padStart(2, '0')
/** The last day of each month of these years, or the day after it. */
const monthEnds = (beyond: number) =>
  [2023, 2024, 2051, 2100].flatMap((year) =>
    MONTHS.map((days, month) => `${year}-${twoDigits(month + 1)}-${twoDigits(days + (year === 2024 && month === 1 ? 1 : 0) + beyond)}`),
  )

const DAYS = [
  ...monthEnds(0),
  ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
  ...['2026-11-30', '2026-12-31', '2026-01-01', '2026-02-01', '2026-03-01', '2026-11-28', '2024-02-29', '2028-02-29', '2000-02-29', '1904-02-29'],
  ...['2096-02-29', '2104-02-29', '1996-02-29', '2027-02-28', '2100-02-28', '1900-01-01', '1900-02-28', '1999-12-31', '2199-12-31', '2099-10-10'],
]
const NO_DAYS = [
  ...monthEnds(1),
  // One day more than each month has.
  ...['2026-01-32', '2026-02-29', '2026-02-30', '2026-02-31', '2026-03-32', '2026-04-31', '2026-05-32', '2026-06-31', '2026-07-32', '2026-08-32'],
  ...['2026-09-31', '2026-10-32', '2026-11-31', '2026-12-32', '2024-02-30', '2025-02-29', '2027-02-29', '2100-02-29', '1900-02-29', '2028-02-30'],
  // Invalid months and days.
  ...['2027-13-01', '2027-00-01', '2027-01-00', '2027-00-00', '2027-99-99', '2027-20-10', '2027-12-99', '0000-00-00', '2026-14-01', '2026-06-60'],
  // Implausible and invalid years.
  ...['0000-01-01', '0001-01-01', '0099-12-31', '1899-12-31', '2200-01-01', '9999-12-31', '3000-01-01', '12026-01-01', '-2026-01-01', '+2026-01-01'],
  ...['+002026-01-01', '-000001-01-01', '026-01-01', '26-01-01', '20260-1-01', '202-06-01', '2026', '2026-01', '20260101', '2026-001'],
  // Other formats.
  ...['2026-1-1', '2026-01-1', '2026-1-01', '2026/01/01', '2026.01.01', '2026 01 01', '01-01-2026', '01/02/2026', '2026-W01-1', '2026-Jan-01'],
  ...[' 2026-01-01', '2026-01-01 ', '2026-01-01\n', '\n2026-01-01', '2026-01-01\u0000', '2026-01-01x', 'x2026-01-01', '2026-01-01T', '2026-01-01Z'],
  ...[
    '2026-01-01T00:00:00Z',
    '2026-01-01+09:00',
    '2026--01-01',
    '2026-01--01',
    '2026-0 1-01',
    '2026-01-0١',
    '２０２６-01-01',
    '2026-０１-01',
    '2026–01–01',
    '2026−01−01',
  ],
  ...[
    '',
    ' ',
    '-',
    '--',
    'x',
    'today',
    'NaN',
    'null',
    'undefined',
    'Infinity',
    '0',
    '1',
    '-1',
    '1e3',
    '2026-1e-01',
    '2026-01-1e',
    '0x7ea-01-01',
    '__proto__',
    'constructor',
    '[object Object]',
  ],
]
const TIMES = ['00:00', '00:59', '01:00', '09:05', '10:30', '12:00', '19:59', '20:00', '23:00', '23:59']
const NO_TIMES = [
  ...[
    '24:00',
    '24:01',
    '25:00',
    '25:61',
    '23:60',
    '23:99',
    '99:99',
    '00:60',
    '12:60',
    '29:00',
    '30:00',
    '-1:00',
    '1:00',
    '01:0',
    '001:00',
    '10:300',
    '1000',
    '10.30',
  ],
  ...[
    '10:30:00',
    '10:30Z',
    ' 10:30',
    '10:30 ',
    '10:30\n',
    '１０:30',
    '10：30',
    '10-30',
    '10:3x',
    'x0:30',
    '',
    ':',
    '10:',
    ':30',
    'noon',
    '10:30 PM',
    '오전 10:30',
  ],
]

test('tries 200 days', () => {
  expect(new Set([...DAYS, ...NO_DAYS]).size).toBeGreaterThanOrEqual(200)
})

test.each(DAYS)('%s is a day', (day) => {
  expect(isCalendarDay(day)).toBe(true)
  expect(parseLocalTime(day)).toBeNull()
  expect(parseLocalTime(`${day}T10:30`)).toEqual(new Date(`${day}T01:30:00Z`))
  expect(koreanInstant(day)).toEqual(new Date(Date.parse(`${day}T00:00:00Z`) - 9 * 3_600_000))
})

test.each(NO_DAYS.map((day) => [JSON.stringify(day), day]))('%s is no day', (_shown, day) => {
  expect(isCalendarDay(day)).toBe(false)
  expect(parseLocalTime(`${day}T10:30`)).toBeNull()
  expect(parseLocalTime(day)).toBeNull()
})

test.each(TIMES)('%s is a time', (time) => {
  expect(isTimeOfDay(time)).toBe(true)
  expect(parseLocalTime(`2026-11-28T${time}`)).not.toBeNull()
})

test.each(NO_TIMES.map((time) => [JSON.stringify(time), time]))('%s is no time', (_shown, time) => {
  expect(isTimeOfDay(time)).toBe(false)
  expect(parseLocalTime(`2026-11-28T${time}`)).toBeNull()
  expect(koreanInstant(`2026-11-28T${time}`).getTime()).toBeNaN()
})

test('a day computed from a typed one has a four-digit year, and is an instant', () => {
  for (const day of ['1899-12-31', '2200-01-01']) expect(koreanInstant(day).getTime()).not.toBeNaN()
  expect(koreanInstant('2026-02-30').getTime()).toBeNaN()
})

const KOREAN = expect.stringMatching(/[가-힣]/) as unknown
const NOW = new Date('2026-11-28T10:00:00+09:00')
const registration = (changes: Readonly<Record<string, unknown>>) => parseRegistration(validBody(changes), { sites: ['Promotion'], now: NOW })

test.each(NO_DAYS.filter((day) => day.trim() !== '').map((day) => [JSON.stringify(day), day]))(
  'a form refuses %s as a day of a visit, beside its field',
  (_shown, day) => {
    expect(registration({ site: undefined, visitDate: day })).toEqual({ errors: { visitDate: KOREAN } })
    expect(registration({ site: undefined, visitAt: `${day}T10:30` })).toEqual({ errors: { visitAt: KOREAN } })
    expect(reportQuery({ day, span: 'day' }, '2026-11-28').day).toBe('2026-11-28')
  },
)

test.each(NO_TIMES.map((time) => [JSON.stringify(time), time]))('refuses %s as the time of a visit', (_shown, time) => {
  expect(registration({ site: undefined, visitAt: `2026-11-29T${time}` })).toEqual({ errors: { visitAt: KOREAN } })
})

test.each(['960230', '951131', '970229', '991301', '000431', '990600', '990010'])('refuses %s as a birth date', (typed) => {
  expect(checkBirthdate(typed, NOW)).toEqual({ fault: 'date' })
})

test.each(['2026-02-30', '2026-11-31', '2027-02-29', '9999-12-31'])('refuses an export from or until %s beside its field', async (day) => {
  const services = { store: {} as never, now: () => NOW, log: {} as never }
  const request = { format: 'csv', status: '', from: '', until: '', columns: [], reason: '점검' }
  const actor = { account: { email: 'a@b.kr' } as never, address: '192.0.2.1' }
  for (const field of ['from', 'until'])
    await expect(exportRegistrations(services, actor, { ...request, [field]: day })).rejects.toMatchObject({
      fields: { [field]: KOREAN },
    })
})

test('refuses an exception on a day that does not exist', () => {
  const exceptions = openingHoursSchema.shape.exceptions
  expect(exceptions.safeParse([{ day: '2026-11-30', hours: null, reason: '점검' }]).success).toBe(true)
  for (const day of ['2026-02-30', '2026-11-31', '2027-13-01', '2027-02-29', '12026-01-01'])
    expect(exceptions.safeParse([{ day, hours: null, reason: '점검' }]).success).toBe(false)
})
