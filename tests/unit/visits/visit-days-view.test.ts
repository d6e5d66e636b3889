import { timesOfDay } from '@/lib/visits/free-times'
import { toTimeOptions } from '@/lib/visits/visit-days-view'
import { openingHours } from '@/tests/support/visits'

const NOW = new Date('2026-11-23T00:00:00Z')
const at = (time: string) => new Date(`2026-11-28T${time}:00+09:00`).getTime()

test('a time names its free places when few are left, a full one the next free one for the group’s size', () => {
  const full = { groups: 7, people: 40 }
  const booked = new Map([
    [at('10:30'), full],
    [at('11:00'), full],
    [at('11:30'), { groups: 7, people: 38 }],
    [at('17:00'), { groups: 10, people: 20 }],
  ])
  const labels = (people: number) => {
    const options = toTimeOptions(timesOfDay(openingHours, '2026-11-28', booked, NOW), { fewLeft: 3 }, people)
    return [...options.slice(0, 4), options.at(-1)].map((option) => [option?.label, option?.full])
  }
  expect(labels(1)).toEqual([
    ['10:00', false],
    ['10:30 · 마감, 다음 빈 시간 11:30', true],
    ['11:00 · 마감, 다음 빈 시간 11:30', true],
    ['11:30 · 2팀 남음, 2명까지', false],
    ['17:00 · 마감', true],
  ])
  expect(labels(3).slice(1, 4)).toEqual([
    ['10:30 · 마감, 다음 빈 시간 12:00', true],
    ['11:00 · 마감, 다음 빈 시간 12:00', true],
    ['11:30 · 2팀 남음, 2명까지', true],
  ])
})
