import { MAX_SCALE, zoomAround } from '@/lib/plans/viewport'

const start = { scale: 1, left: 0, top: 0 }

test('keeps the point under the finger', () => {
  const { scale, left, top } = zoomAround(start, 2, 100, 60)
  expect(scale).toBe(2)
  // The point was 100 px into the drawing; twice as large it is at 200, shown at 100.
  expect([left, top]).toEqual([100, 60])
})

test("stays between the viewport's size and the maximum", () => {
  expect(zoomAround(start, 0.2, 10, 10)).toEqual(start)
  expect(zoomAround(start, 100, 0, 0).scale).toBe(MAX_SCALE)
})

test('zooming in and out again restores the start', () => {
  const closer = zoomAround(start, 3, 40, 80)
  expect(zoomAround(closer, 1 / 3, 40, 80)).toEqual({ scale: 1, left: 0, top: 0 })
})
