import { DRAFT_MARK } from '@/lib/content/drafts'
import type { SitePlanInput } from '@/lib/content/schemas/site-plan'
import type { Facts } from './facts'

/* Buildings in rows, each with as many lines of homes as the types' households fill: a placeholder until the architect's site
   plan is entered (docs/plans.md). Lengths in metres, as in content/plans/site-plan.ts. */

/** Width of a line of homes, as lib/plans/site-geometry.ts draws it. */
const LINE_WIDTH = 13
const GAP_BETWEEN = 26
const ROW_DEPTH = 66
const MARGIN = 40
/** Smallest sheet: one building alone would be drawn larger than its letters. */
const MIN_WIDTH = 320
const ROAD_WIDTH = 14
/** Complexes are north of it; nothing is south of it. */
const ROAD_STRIP = 40

interface Line {
  readonly type: string
  readonly floors: number
}

/** Lines of at most `floors` homes; at least one per building. */
function linesOf(types: Facts['types'], floors: number, buildings: number): Line[] {
  const cut = (height: number): Line[] =>
    types.flatMap(({ id, households }) =>
      Array.from({ length: Math.ceil(households / height) }, (_, index) => ({ type: id, floors: Math.min(height, households - index * height) })),
    )
  let height = floors
  while (height > 1 && cut(height).length < buildings) height -= 1
  return cut(height)
}

/** Deals lines out in turn, so that buildings differ by at most one line of a type. */
const dealOut = (lines: readonly Line[], buildings: number): Line[][] =>
  Array.from({ length: buildings }, (_, building) => lines.filter((_line, index) => index % buildings === building))

type BuildingInput = SitePlanInput['complexes'][number]['buildings'][number]

/** @param facts counts of buildings, floors and households, which determine every number of the plan */
export function draftSitePlan({ name, buildings: counts, floors: [, above], types }: Pick<Facts, 'name' | 'buildings' | 'floors' | 'types'>): SitePlanInput {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const lines = dealOut(linesOf(types, above, total), total)
  const cell = Math.max(...lines.map((each) => each.length)) * LINE_WIDTH + GAP_BETWEEN
  const rows = Math.max(1, Math.ceil(Math.sqrt(Math.max(...counts))))
  const height = rows * ROW_DEPTH

  const widths = counts.map((count) => Math.ceil(count / rows) * cell)
  const taken = widths.reduce((sum, width) => sum + width + MARGIN, MARGIN)
  const indent = Math.max(0, Math.ceil((MIN_WIDTH - taken) / 2))
  let left = MARGIN + indent
  let next = 0
  const complexes = counts.map((count, index) => {
    const perRow = Math.ceil(count / rows)
    const width = widths[index] ?? 0
    const buildings = Array.from({ length: count }, (_, at): BuildingInput => {
      const own = lines[next++] ?? []
      return {
        number: (index + 1) * 100 + at + 1,
        at: [left + ((at % perRow) + 0.5) * cell, MARGIN + (Math.floor(at / perRow) + 0.5) * ROW_DEPTH],
        form: 'slab',
        floors: Math.max(...own.map((line) => line.floors)),
        lines: own.map((line) => `${line.type} 1-${line.floors}`),
      }
    })
    const [right, bottom] = [left + width, MARGIN + height]
    const complex = {
      id: index + 1,
      name: counts.length > 1 ? `${index + 1}단지` : name,
      outline: [
        [left, MARGIN],
        [right, MARGIN],
        [right, bottom],
        [left, bottom],
      ] as [number, number][],
      label: [left + width / 2, MARGIN - 10] as [number, number],
      buildings,
    }
    left = right + MARGIN
    return complex
  })
  const sheet = left + indent
  const bottom = MARGIN + height
  return {
    width: sheet,
    height: bottom + ROAD_STRIP + MARGIN,
    surroundings: `${DRAFT_MARK} 남쪽에 도로가 있습니다.`,
    complexes,
    parcels: [],
    roads: [
      {
        line: [
          [0, bottom + ROAD_STRIP - ROAD_WIDTH],
          [sheet, bottom + ROAD_STRIP - ROAD_WIDTH],
        ],
        width: ROAD_WIDTH,
      },
    ],
    gates: complexes.map(({ label: [x] }) => ({ at: [x, bottom], kind: 'vehicle' as const })),
    ramps: [],
    gardens: [],
    playgrounds: [],
    facilities: [],
    trees: [],
  }
}
