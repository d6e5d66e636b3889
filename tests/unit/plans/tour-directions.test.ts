import { bearing, compassPoint, linkDirection, floorPitch, normaliseDegrees, sectorPath } from '@/lib/plans/tour-directions'

test('bearings run clockwise from the top of the sheet, whose y grows downwards', () => {
  const here = [1000, 1000] as const
  expect(bearing(here, [1000, 0])).toBe(0)
  expect(bearing(here, [2000, 1000])).toBe(90)
  expect(bearing(here, [1000, 2000])).toBe(180)
  expect(bearing(here, [0, 1000])).toBe(270)
  expect(bearing(here, [0, 0])).toBeCloseTo(315)
})

test('a turn to the left of the top is a large angle, not a negative one', () => {
  expect(normaliseDegrees(-90)).toBe(270)
  expect(normaliseDegrees(720)).toBe(0)
})

test('the nearer a floor point, the lower it is seen, within the view straight ahead', () => {
  expect(floorPitch([0, 0], [0, 15_000], 1500)).toBeCloseTo(-5.7, 1)
  expect(floorPitch([0, 0], [0, 5000], 1500)).toBeCloseTo(-16.7, 1)
  expect(floorPitch([0, 0], [0, 300], 1500)).toBe(-20)
  expect(floorPitch([0, 0], [0, 0], 1500)).toBe(-20)
})

test('the hotspot of a doorway is in the doorway', () => {
  const { yaw, pitch } = linkDirection([7000, 4000], [8500, 2500], 1500)
  expect([yaw, pitch]).toEqual([45, -20])
})

test('points of the compass follow the plan’s own north', () => {
  expect(compassPoint(180, 0)).toBe('남쪽')
  expect(compassPoint(359, 0)).toBe('북쪽')
  expect(compassPoint(22, 0)).toBe('북쪽')
  expect(compassPoint(23, 0)).toBe('북동쪽')
  // The top of the sheet is south-west where north points to its lower left.
  expect(compassPoint(0, 135)).toBe('남서쪽')
})

test('the sector of the map is as wide as the view and points to the top', () => {
  expect(sectorPath(90, 200)).toBe('M0 0L-141 -141A200 200 0 0 1 141 -141z')
  expect(sectorPath(60, 200)).toBe('M0 0L-100 -173A200 200 0 0 1 100 -173z')
})
