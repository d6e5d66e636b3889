import { DRAFT_MARK } from '@/lib/content/drafts'
import { unitPlanSchema, type UnitPlan, type UnitPlanInput } from '@/lib/content/schemas/plans'

/* A plain plan of three rooms in a row to the south and a hall behind them, sized for the exclusive area: a placeholder until
   the architect's drawing is entered (docs/plans.md). Lengths in mm, as in content/plans. */

const OUTER_WALL = 200
const PARTITION = 120
const HALL_DEPTH = 1100
const BALCONY_DEPTH = 1200
const PLANT_WIDTH = 1500
/** Width over depth. */
const PROPORTION = 1.25
/** Range of the depth within which width times depth must match the area. */
const SEARCH = 400
const GRID = 10

const onGrid = (mm: number) => Math.round(mm / GRID) * GRID

/** Width and depth on the grid whose product is nearest to an area in ㎡: within 0.001 ㎡ for any of a home's size. */
function rectangleOf(squareMetres: number): [width: number, depth: number] {
  const area = squareMetres * 1_000_000
  const middle = onGrid(Math.sqrt(area / PROPORTION))
  const depths = Array.from({ length: (2 * SEARCH) / GRID + 1 }, (_, index) => middle - SEARCH + index * GRID)
  const sides = depths.map((depth): [number, number] => [onGrid(area / depth), depth])
  const off = ([width, depth]: [number, number]) => Math.abs(width * depth - area)
  return sides.reduce((best, each) => (off(each) < off(best) ? each : best))
}

/** Left and right of each of `parts` over a width, with partitions between them. */
function columns(width: number, parts: readonly number[]): [left: number, right: number][] {
  const clear = width - PARTITION * (parts.length - 1)
  let left = 0
  return parts.map((part, index) => {
    const right = index === parts.length - 1 ? width : left + onGrid(clear * part)
    const column: [number, number] = [left, right]
    left = right + PARTITION
    return column
  })
}

/**
 * @param id of the unit type
 * @param exclusive 전용면적 in ㎡
 */
export function draftUnitPlan(id: string, exclusive: number): UnitPlanInput {
  const [width, depth] = rectangleOf(exclusive)
  const back = onGrid((depth - HALL_DEPTH) * 0.4)
  const hall = back + PARTITION
  const front = hall + HALL_DEPTH + PARTITION
  const balcony = depth + OUTER_WALL
  const south = balcony + BALCONY_DEPTH
  const [entry, bath, kitchen, third] = columns(width, [0.17, 0.2, 0.35, 0.28]) as [[number, number], [number, number], [number, number], [number, number]]
  const [second, living, master] = columns(width, [0.28, 0.4, 0.32]) as [[number, number], [number, number], [number, number]]
  const middle = ([left, right]: [number, number], size: number): [number, number] => [onGrid((left + right - size) / 2), onGrid((left + right + size) / 2)]
  const doorIn = ([left]: [number, number], size: number): [number, number] => [left + 200, left + 200 + size]
  /** In the smallest homes less than 1,800 is left between the walls. */
  const counter = Math.min(1800, back)
  const sofa = Math.min(front + 800, depth - 1700)
  const inWall = ([left, right]: [number, number], from: number, to: number): [number, number, number, number] => [left, from, right, to]

  return {
    id,
    layout: `${DRAFT_MARK} 평면 형식`,
    facing: '남향',
    north: 0,
    outline: [-OUTER_WALL, -OUTER_WALL, width + OUTER_WALL, south + OUTER_WALL],
    exclusive: [0, 0, width, depth],
    rooms: [
      { id: 'entry', name: '현관', kind: 'entry', shape: inWall(entry, 0, back) },
      { id: 'bath', name: '욕실', kind: 'bath', shape: inWall(bath, 0, back) },
      { id: 'kitchen', name: '주방/식당', kind: 'kitchen', shape: inWall(kitchen, 0, back) },
      { id: 'bedroom-3', name: '침실 3', kind: 'bedroom', shape: inWall(third, 0, back) },
      { id: 'hall', name: '복도', kind: 'hall', shape: [0, hall, width, hall + HALL_DEPTH] },
      { id: 'bedroom-2', name: '침실 2', kind: 'bedroom', shape: inWall(second, front, depth) },
      { id: 'living', name: '거실', kind: 'living', shape: inWall(living, front, depth) },
      { id: 'master', name: '안방', kind: 'bedroom', shape: inWall(master, front, depth) },
      { id: 'plant', name: '실외기실', kind: 'plant', shape: [0, balcony, PLANT_WIDTH, south] },
      { id: 'balcony', name: '발코니', kind: 'balcony', shape: [PLANT_WIDTH + PARTITION, balcony, width, south] },
    ],
    openings: [
      { kind: 'entry', box: inWall(middle(entry, 900), -OUTER_WALL, 0), hinge: 'nw' },
      { kind: 'sliding', box: inWall(middle(entry, 900), back, hall) },
      { kind: 'door', box: inWall(doorIn(bath, 700), back, hall), hinge: 'nw' },
      { kind: 'passage', box: inWall(middle(kitchen, 1400), back, hall) },
      { kind: 'door', box: inWall(doorIn(third, 800), back, hall), hinge: 'nw' },
      { kind: 'door', box: inWall(doorIn(second, 800), front - PARTITION, front), hinge: 'sw' },
      { kind: 'passage', box: inWall(middle(living, 1600), front - PARTITION, front) },
      { kind: 'door', box: inWall(doorIn(master, 900), front - PARTITION, front), hinge: 'sw' },
      { kind: 'sliding', box: inWall(middle(living, 1800), depth, balcony) },
      { kind: 'door', box: [PLANT_WIDTH, balcony + 200, PLANT_WIDTH + PARTITION, balcony + 900], hinge: 'ne' },
      { kind: 'window', box: inWall(middle(kitchen, 1000), -OUTER_WALL, 0) },
      { kind: 'window', box: inWall(middle(third, 1200), -OUTER_WALL, 0) },
      { kind: 'window', box: [-OUTER_WALL, front + 600, 0, front + 1600] },
      { kind: 'window', box: inWall(middle(master, 1400), depth, balcony) },
      { kind: 'window', box: inWall(middle([PLANT_WIDTH + PARTITION, width], 3000), south, south + OUTER_WALL) },
    ],
    fixtures: [
      { kind: 'toilet', box: [bath[1] - 660, 200, bath[1], 600], faces: 'w' },
      { kind: 'basin', box: [bath[1] - 440, 900, bath[1], 1400], faces: 'w' },
      { kind: 'counter', box: [kitchen[0], 0, kitchen[0] + 600, counter], faces: 'e' },
      { kind: 'sink', box: [kitchen[0] + 20, 100, kitchen[0] + 580, 800], faces: 'e' },
      { kind: 'hob', box: [kitchen[0] + 50, counter - 700, kitchen[0] + 550, counter - 100], faces: 'e' },
      { kind: 'sofa', box: [living[0], sofa, living[0] + 860, sofa + 1600], faces: 'e' },
      { kind: 'outdoor-unit', box: [100, south - 500, 960, south - 120] },
    ],
  }
}

/** The same after its schema, for measuring. */
export const parsedPlan = (plan: UnitPlanInput): UnitPlan => unitPlanSchema.parse(plan)
