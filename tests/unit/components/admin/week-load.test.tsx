/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { WeekLoad } from '@/components/admin/visits/week-load'
import type { TimeLoad } from '@/lib/visits/office/week-view'

/** How the times of a day are shown: their text, and the length of their bars. */
function shown(times: readonly Partial<TimeLoad>[], capacity = 10) {
  const whole = times.map((time, at): TimeLoad => ({ time: `1${at}:00`, groups: 0, people: 0, capacity: 10, peopleMax: 40, ...time }))
  const day = { day: '2026-11-28', label: '11월 28일(토)', reason: null, times: whole, groups: 0, capacity, people: 0 }
  const { container, unmount } = render(<WeekLoad days={[day]} today="2026-11-23" />)
  const lines = screen.getAllByRole('listitem').map((item) => {
    const bar = item.querySelector('meter')
    return [item.textContent, bar ? bar.value / bar.max : null]
  })
  expect(container.querySelectorAll('li')).toHaveLength(times.length)
  unmount()
  return lines
}

test('draws a bar by groups or people, whichever leaves fewer places', () => {
  expect(
    shown([
      { groups: 7, people: 40 },
      { groups: 10, people: 20 },
      { groups: 2, people: 4 },
    ]),
  ).toEqual([
    ['10:007/10팀 40/40명', 1],
    ['11:0010/10팀 20/40명', 1],
    ['12:002/10팀 4/40명', 0.2],
  ])
})

test('reports groups and people over the limit; a time that is no longer offered has no bar', () => {
  expect(shown([{ groups: 11, people: 30 }, { groups: 8, people: 44 }, {}, { groups: 1, people: 2, capacity: 0, peopleMax: 0 }])).toEqual([
    ['10:0011/10팀 초과 30/40명', 1],
    ['11:008/10팀 44/40명 초과', 1],
    ['12:000/10팀', 0],
    ['13:00운영 안 함 (예약 1팀, 2명)', null],
  ])
})

test('says of bookings on a day without any time that it is closed', () => {
  expect(shown([{ groups: 3, people: 5, capacity: 0, peopleMax: 0 }], 0)).toEqual([['10:00휴관 (예약 3팀, 5명)', null]])
})
