import { median, Results } from '@/tools/bench/figures.mjs'
import { parseAddress } from '@/tools/bench/sites.mjs'
import { roundTrips } from '@/tests/support/round-trips.mjs'

test('parallel requests count as one round trip', () => {
  const alone = { started: 0, ended: 150 }
  expect(roundTrips([])).toBe(0)
  expect(roundTrips([alone, { started: 10, ended: 170 }])).toBe(1)
  expect(roundTrips([{ started: 160, ended: 310 }, alone, { started: 155, ended: 300 }])).toBe(2)
})

test('a median ignores missing values', () => {
  expect(median([3, NaN, 1, 2])).toBe(2)
  expect(median([4, 1])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('the table has a row per figure, medians of all rounds, and ratios to the last site', () => {
  const results = new Results()
  results.add('load', 'home', 'ours', { 'p99, ms': 30 })
  results.add('load', 'home', 'other', { 'p99, ms': 10 })
  results.add('load', 'home', 'ours', { 'p99, ms': 20, errors: 0 })
  expect(results.table(['ours', 'other'])).toBe(
    [
      '|  |  | figure | ours | other | ours / other |',
      '| --- | --- | --- | --- | --- | --- |',
      '| load | home | p99, ms | 25 | 10 | 2.50 |',
      '| load | home | errors | 0 | - | - |',
    ].join('\n'),
  )
})

test('only this machine is measured', () => {
  expect(parseAddress('ours=http://localhost:3000/x')).toEqual({ name: 'ours', origin: 'http://localhost:3000' })
  expect(() => parseAddress('theirs=https://example.com')).toThrow('only this machine')
  expect(() => parseAddress('http://localhost:3000')).toThrow('NAME=URL')
})
