import { metresOf, scaleOf } from '@/components/location/distances'

test.each([
  ['약 120m', 120],
  ['약 2.4km', 2400],
  ['1,200 m', 1200],
  ['단지 앞', null],
])('%s is %s metres', (distance, metres) => expect(metresOf(distance)).toBe(metres))

test.each([
  [350, 100, 4],
  [6800, 2000, 4],
  [90, 20, 5],
  [100, 20, 5],
  [1, 0.2, 5],
  [0, 1, 0],
])('a scale to %i m has intervals of %i m', (longest, step, steps) => {
  expect(scaleOf(longest)).toEqual({ step, steps })
})
