import { visitMonths } from '@/components/visits/visit-months'

const day = (day: string, why: string | null = null, mark = why) => ({ day, label: day, freeTimes: why ? 0 : 3, why, mark })

test('groups the days by month, and names each with weekday and state', () => {
  const months = visitMonths([
    day('2026-11-30'),
    day('2026-12-05'),
    day('2026-12-06', '휴관: 내부 공사', '휴관'),
    day('2027-01-01', '예약이 모두 찼습니다', '마감'),
  ])
  expect(months.map(({ month, title, days }) => [month, title, days.length])).toEqual([
    ['2026-11', '2026년 11월', 1],
    ['2026-12', '2026년 12월', 2],
    ['2027-01', '2027년 1월', 1],
  ])
  expect(months[1]?.days.map(({ name, weekday, mark }) => [name, weekday, mark])).toEqual([
    ['12월 5일 토요일, 예약 가능', 6, null],
    ['12월 6일 일요일, 휴관: 내부 공사', 0, '휴관'],
  ])
})
