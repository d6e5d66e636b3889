import svgpath from 'svgpath'
import { relativePath } from '@/lib/plans/relative-path'

/** End points of a path's segments. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = []
  svgpath(path)
    .abs()
    .iterate(([command, ...values], _index, x, y) => {
      const [a = 0, b = 0] = (values as number[]).slice(-2)
      points.push(command === 'H' ? [b || a, y] : command === 'V' ? [x, b || a] : command === 'Z' ? [x, y] : [a, b])
    })
  return points
}

test('draws the same points, without accumulated rounding', () => {
  const path = `M10 20${Array.from({ length: 300 }, (_, index) => `L${10 + index * 1.234567} ${20 + index * 0.333333}`).join('')}z`
  const drawn = pointsOf(relativePath(path))
  for (const [index, [x, y]] of pointsOf(path).entries()) {
    expect(drawn[index]?.[0]).toBeCloseTo(x, 1)
    expect(drawn[index]?.[1]).toBeCloseTo(y, 1)
  }
})

test('one shape at two places has the same path data', () => {
  const shape = (x: number) => `M${x} 5H${x + 20}V30L${x} 40z`
  expect(relativePath(shape(100)).slice('M100 5'.length)).toBe(relativePath(shape(340)).slice('M340 5'.length))
})

test('an empty path stays empty', () => {
  expect(relativePath('')).toBe('')
})
