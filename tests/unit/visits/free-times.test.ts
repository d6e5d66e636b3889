import { daysAhead } from '@/lib/visits/day-slots'
import { nextFreeTimes, timesOfDay, type Booked } from '@/lib/visits/free-times'
import { visitAtValue } from '@/lib/visits/visit-text'
import { openingHours } from '@/tests/support/visits'

const at = (local: string) => new Date(`${local}:00+09:00`)
const NOW = at('2026-11-28T08:00')
const booked = (entries: Readonly<Record<string, Booked>>) => new Map(Object.entries(entries).map(([local, one]) => [at(local).getTime(), one]))
const FULL = { groups: 10, people: 20 }
const next = (local: string, people: number, entries: Readonly<Record<string, Booked>>, limit = 3) =>
  nextFreeTimes(openingHours, { at: at(local), people }, booked(entries), NOW, limit).map(visitAtValue)

test('counts the free places of a time by groups and by people, never below zero', () => {
  const taken = booked({
    '2026-11-28T10:00': { groups: 3, people: 7 },
    '2026-11-28T10:30': { groups: 12, people: 30 },
    '2026-11-28T11:00': { groups: 7, people: 40 },
    '2026-11-28T11:30': { groups: 7, people: 39 },
  })
  expect(timesOfDay(openingHours, '2026-11-28', taken, NOW).slice(0, 5)).toEqual([
    { at: at('2026-11-28T10:00'), groupsLeft: 7, peopleLeft: 33, groupMax: null },
    { at: at('2026-11-28T10:30'), groupsLeft: 0, peopleLeft: 10, groupMax: null },
    { at: at('2026-11-28T11:00'), groupsLeft: 0, peopleLeft: 0, groupMax: null },
    // Three groups below the limit, but only one person: one group of one.
    { at: at('2026-11-28T11:30'), groupsLeft: 1, peopleLeft: 1, groupMax: 1 },
    { at: at('2026-11-28T12:00'), groupsLeft: 10, peopleLeft: 40, groupMax: null },
  ])
})

test('finds the next free times from the requested one on, skips full and too small ones, and continues on the next day', () => {
  expect(next('2026-11-28T10:00', 2, { '2026-11-28T10:00': FULL, '2026-11-28T11:00': { groups: 1, people: 39 } })).toEqual([
    '2026-11-28T10:30',
    '2026-11-28T11:30',
    '2026-11-28T12:00',
  ])
  expect(next('2026-11-28T17:00', 2, { '2026-11-28T17:00': FULL }, 2)).toEqual(['2026-11-29T10:00', '2026-11-29T10:30'])
})

test('offers earlier times when no later ones are free', () => {
  expect(next('2026-12-28T17:00', 2, { '2026-12-28T17:00': FULL }, 2)).toEqual(['2026-12-28T16:00', '2026-12-28T16:30'])
  expect(next('2030-01-01T10:00', 2, {}, 1)).toEqual(['2026-12-28T17:00'])
})

test('lists a year of times without comparing each booking with each time', () => {
  const hours = { ...openingHours, daysAhead: 365 }
  let looked = 0
  const counting = new Map<number, Booked>()
  counting.get = () => {
    looked += 1
    return undefined
  }
  const times = daysAhead(hours, NOW).flatMap((day) => timesOfDay(hours, day, counting, NOW))
  expect([times.length, looked]).toEqual([366 * 15, 366 * 15])
})
