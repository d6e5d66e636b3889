import type { FixtureKind, PlanFixture } from '@/lib/content/schemas/plans'

type Shape =
  | readonly ['rect', x: number, y: number, width: number, height: number]
  | readonly ['circle', x: number, y: number, radius: number]
  | readonly ['ellipse', x: number, y: number, radiusX: number, radiusY: number]
  | readonly ['line', x1: number, y1: number, x2: number, y2: number]

/** Centres of `count` items spaced evenly over `length`. */
const evenlySpaced = (count: number, length: number) => Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count)

/**
 * Plan symbol of each fixture in local coordinates, in mm: the back lies along y = 0 from x = 0 to `w`, the front at
 * y = `d`. The detail is that of a 1:50 plan.
 */
const FIXTURE_SYMBOLS: Record<FixtureKind, (w: number, d: number) => Shape[]> = {
  bed: (w, d) => [
    ['rect', 0, 0, w, d],
    ...evenlySpaced(w > 1300 ? 2 : 1, w).map((x): Shape => ['rect', x - 290, 90, 580, 340]),
    ['line', 0, 560, w, 560],
    ['line', 0, 760, w, 760],
  ],
  sofa: (w, d) => [
    ['rect', 0, 0, w, d],
    ['line', 160, 220, w - 160, 220],
    ['line', 160, 0, 160, d],
    ['line', w - 160, 0, w - 160, d],
    ...evenlySpaced(3, w)
      .slice(1)
      .map((x): Shape => ['line', x - w / 6, 220, x - w / 6, d]),
  ],
  armchair: (w, d) => [
    ['rect', 0, 0, w, d],
    ['rect', 110, 130, w - 220, d - 130],
  ],
  'low-table': (w, d) => [['rect', 0, 0, w, d]],
  television: (w, d) => [
    ['rect', 0, 0, w, d],
    ['line', w * 0.14, d * 0.4, w * 0.86, d * 0.4],
  ],
  'dining-table': (w, d) => [
    ...evenlySpaced(Math.max(2, Math.round(w / 750)), w).flatMap((x): Shape[] => [
      ['rect', x - 210, 0, 420, 330],
      ['rect', x - 210, d - 330, 420, 330],
    ]),
    ['rect', 0, 240, w, d - 480],
  ],
  desk: (w, d) => [
    ['rect', w / 2 - 230, d - 420, 460, 420],
    ['rect', 0, 0, w, d - 250],
  ],
  wardrobe: (w, d) => [
    ['rect', 0, 0, w, d],
    ['line', 60, d / 2, w - 60, d / 2],
    ...evenlySpaced(Math.max(3, Math.round(w / 170)), w).map((x): Shape => ['line', x - 35, d * 0.2, x + 35, d * 0.8]),
  ],
  'shoe-cabinet': (w, d) => [
    ['rect', 0, 0, w, d],
    ['line', 0, 0, w, d],
  ],
  shelf: (w, d) => [
    ['rect', 0, 0, w, d],
    ...evenlySpaced(Math.max(1, Math.round(w / 600)), w)
      .slice(1)
      .map((x): Shape => ['line', x - w / Math.max(1, Math.round(w / 600)) / 2, 0, x - w / Math.max(1, Math.round(w / 600)) / 2, d]),
  ],
  counter: (w, d) => [['rect', 0, 0, w, d]],
  island: (w, d) => [
    ['rect', 0, 0, w, d],
    ['rect', 40, 40, w - 80, d - 80],
  ],
  sink: (w, d) => [
    ['rect', 0, 0, w, d],
    ['rect', 60, 110, w - 120, d - 170],
    ['circle', w / 2, 60, 30],
  ],
  hob: (w, d) => [
    ['rect', 0, 0, w, d],
    ['circle', w * 0.27, d / 2, d * 0.26],
    ['circle', w * 0.73, d * 0.3, d * 0.17],
    ['circle', w * 0.73, d * 0.72, d * 0.17],
  ],
  refrigerator: (w, d) => [
    ['rect', 0, 0, w, d],
    ['line', 0, d - 70, w, d - 70],
    ['line', w / 2, d - 70, w / 2, d],
  ],
  bathtub: (w, d) => [
    ['rect', 0, 0, w, d],
    ['rect', 60, 60, w - 120, d - 120],
    ['circle', 180, d / 2, 35],
  ],
  shower: (w, d) => [
    ['rect', 0, 0, w, d],
    ['line', 0, 0, w, d],
    ['line', w, 0, 0, d],
    ['circle', w / 2, d / 2, 60],
  ],
  basin: (w, d) => [
    ['rect', 0, 0, w, d],
    ['ellipse', w / 2, d * 0.54, Math.min(230, w * 0.36), d * 0.32],
    ['circle', w / 2, 55, 22],
  ],
  vanity: (w, d) => [
    ['rect', 0, 0, w, d],
    ['line', 0, 70, w, 70],
    ['rect', w / 2 - 190, d + 60, 380, 300],
  ],
  toilet: (w, d) => [
    ['rect', 0, 0, w, 180],
    ['ellipse', w / 2, 180 + (d - 180) / 2, w * 0.44, (d - 180) / 2],
  ],
  washer: (w, d) => [
    ['rect', 0, 0, w, d],
    ['circle', w / 2, d / 2, Math.min(w, d) * 0.36],
  ],
  'outdoor-unit': (w, d) => [
    ['rect', 0, 0, w, d],
    ['circle', w * 0.38, d / 2, d * 0.36],
    ['circle', w * 0.38, d / 2, d * 0.08],
  ],
}

const MM_PER_CM = 10
const roundToCm = (value: number) => Math.round(value / MM_PER_CM)

/** Transform from a fixture's local coordinates to the plan: its width, its depth, and `at`, which maps a local point. */
export function fixtureTransform({ box: [x1, y1, x2, y2], faces }: PlanFixture) {
  switch (faces) {
    case 's':
      return { w: x2 - x1, d: y2 - y1, at: (x: number, y: number) => [x1 + x, y1 + y] as const }
    case 'n':
      return { w: x2 - x1, d: y2 - y1, at: (x: number, y: number) => [x2 - x, y2 - y] as const }
    case 'e':
      return { w: y2 - y1, d: x2 - x1, at: (x: number, y: number) => [x1 + y, y2 - x] as const }
    case 'w':
      return { w: y2 - y1, d: x2 - x1, at: (x: number, y: number) => [x2 - y, y1 + x] as const }
  }
}

/** SVG path data of one fixture in cm of the plan, rounded to integers so that the page stays small. */
export function fixturePath(fixture: PlanFixture): string {
  const { w, d, at } = fixtureTransform(fixture)
  const quarterTurned = fixture.faces === 'e' || fixture.faces === 'w'
  return FIXTURE_SYMBOLS[fixture.kind](w, d)
    .map((stroke) => {
      if (stroke[0] === 'line') {
        const [, x1, y1, x2, y2] = stroke
        const [from, to] = [at(x1, y1), at(x2, y2)]
        return `M${roundToCm(from[0])} ${roundToCm(from[1])}L${roundToCm(to[0])} ${roundToCm(to[1])}`
      }
      if (stroke[0] === 'rect') {
        const [, x, y, width, height] = stroke
        const [from, to] = [at(x, y), at(x + width, y + height)]
        const [left, top] = [roundToCm(from[0]), roundToCm(from[1])]
        const [across, down] = [roundToCm(to[0]) - left, roundToCm(to[1]) - top]
        return `M${left} ${top}h${across}v${down}h${-across}z`
      }
      const [, x, y] = stroke
      const radii = stroke[0] === 'circle' ? ([stroke[3], stroke[3]] as const) : ([stroke[3], stroke[4]] as const)
      const [radiusX, radiusY] = (quarterTurned ? [radii[1], radii[0]] : radii).map(roundToCm) as [number, number]
      const [centreX, centreY] = at(x, y).map(roundToCm) as [number, number]
      return `M${centreX - radiusX} ${centreY}a${radiusX} ${radiusY} 0 1 0 ${2 * radiusX} 0a${radiusX} ${radiusY} 0 1 0 ${-2 * radiusX} 0z`
    })
    .join('')
}
