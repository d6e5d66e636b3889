import { publicHours } from '@/lib/visits/public-hours'

const usual = { from: '10:00', until: '18:00' }
const short = { from: '10:00', until: '17:00' }
const TODAY = '2026-11-28'
/** Sunday first. */
const week = (...weekly: (typeof usual | null)[]) => ({ weekly, exceptions: [] })
const weeklyIn = (hours: ReturnType<typeof week>, language: 'ko' | 'en' = 'ko') => publicHours(hours, TODAY, language).weekly

test.each([
  ['the same every day', week(usual, usual, usual, usual, usual, usual, usual), '매일 10:00~18:00', '10:00–18:00 daily'],
  [
    'a shorter weekend and a closed weekday',
    week(short, usual, usual, null, usual, usual, short),
    '월·화·목·금 10:00~18:00, 토·일 10:00~17:00, 수 휴관',
    'Mon, Tue, Thu, Fri 10:00–18:00, Sat, Sun 10:00–17:00, closed Wed',
  ],
  [
    'three days in a row are a run',
    week(null, null, usual, usual, usual, usual, usual),
    '화~토 10:00~18:00, 월·일 휴관',
    'Tue–Sat 10:00–18:00, closed Mon, Sun',
  ],
  ['never', week(null, null, null, null, null, null, null), '휴관 중', 'closed for now'],
])('%s', (_title, hours, korean, english) => {
  expect(weeklyIn(hours)).toBe(korean)
  expect(weeklyIn(hours, 'en')).toBe(english)
})

test('names the next exceptions, nearest first, two at most, without past ones', () => {
  const exceptions = [
    { day: '2027-09-15', hours: null, reason: '추석' },
    { day: '2026-11-27', hours: null, reason: '점검' },
    { day: '2026-12-24', hours: short, reason: '행사' },
    { day: '2027-02-07', hours: null, reason: '설날' },
    { day: '2028-01-27', hours: null, reason: '설날' },
  ]
  const { line, exceptions: told } = publicHours({ ...week(usual, usual, usual, usual, usual, usual, usual), exceptions }, TODAY)
  expect(line).toBe('매일 10:00~18:00, 2026년 12월 24일(목) 10:00~17:00')
  expect(told).toEqual(['2026년 12월 24일(목) 10:00~17:00 (행사)', '2027년 2월 7일(일) 휴관 (설날)'])
})
