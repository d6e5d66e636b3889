import type { PlanRoom, Point, Polygon } from '@/lib/content/schemas/plans'
import { boundingBox, pointInPolygon, polygonArea } from './rectilinear'
import { labelPoint, toCm } from './unit-drawing'

/** Size of a name on the narrowest phone, in cm of the plan (components/plan/unit-drawing.module.css). */
const FONT_CM = 46
/** A name slightly too long for a phone is scaled down to this at most. */
const TIGHT = 0.9
/** Size of a name where two drawings stand beside each other on a phone (11 px at 390): only large rooms have space for it. */
const HALF_FONT_CM = 96
/** Distance between a name and a wall, on each side. */
const CLEAR_CM = 3
/** Width of a letter relative to its size, in the site's fonts: Hangul, and others. */
const HANGUL_EM = 0.84
const OTHER_EM = 0.56
const SPACE_EM = 0.25
/** Line height relative to the letter size. */
const LINE_EM = 1.1
/** Of two lines the first stands that much above the baseline. */
const LIFT_EM = 0.3
/** Height of a letter above its baseline, and depth below it, relative to its size. */
const ASCENT_EM = 0.78
const DESCENT_EM = 0.1
/** Size of an area under a name on the narrowest phone, in cm of the plan; its baseline is that much lower, relative to its size. */
const AREA_CM = 44
const AREA_LINE_EM = 1.35
/** From this size on a room's area is shown on phones too: of every living room, kitchen and bedroom. */
const AREA_ON_PHONE_MIN_SQUARE_MM = 6_000_000

/** How a room is labelled on a phone: `number` replaces its name, which the legend under the drawing lists. */
type LabelForm = 'line' | 'tight' | 'lines' | 'number'

interface HalfLabel {
  readonly lines: readonly string[]
  readonly x: number
  readonly y: number
}

export interface RoomLabel {
  readonly room: PlanRoom
  /** Middle of its name's baseline, in cm of the plan: moved up where an area under it would touch a wall on a phone. */
  readonly x: number
  readonly y: number
  readonly form: LabelForm
  /** Whether a phone shows its area under its name. */
  readonly areaOnPhone: boolean
  /** Its name: two lines where the form is `lines`. */
  readonly lines: readonly string[]
  /** Its number in the legend, from 1, where the form is `number`. */
  readonly number?: number
  /** Its name in a drawing half as wide as a phone, in one line or two, and the middle of its baseline; undefined where it does not fit. */
  readonly half: HalfLabel | undefined
}

/** Width of a name in cm of the plan. @param size of its letters in cm */
export const nameWidth = (name: string, size: number): number =>
  [...name].reduce((width, letter) => width + (letter === ' ' ? SPACE_EM : /\p{Script=Hangul}/u.test(letter) ? HANGUL_EM : OTHER_EM), 0) * size

/** Width available to a text centred at `x` of a room, in mm: between the walls left and right of it, from `top` to `bottom`. */
function clearWidth(shape: Polygon, x: number, top: number, bottom: number): number {
  const rows = [top, (top + bottom) / 2, bottom]
  const gaps = rows.flatMap((row) =>
    shape.flatMap(([edgeX, fromY], index): number[] => {
      const [toX = edgeX, toY = fromY] = shape[(index + 1) % shape.length] ?? []
      return edgeX === toX && fromY > row !== toY > row ? [Math.abs(edgeX - x)] : []
    }),
  )
  return 2 * Math.min(...gaps, Infinity)
}

/** Height of a name's baseline in mm at which the area under it clears the wall below, no lower than `y`. */
function baselineAboveWall(shape: Polygon, [x, y]: Point): number {
  const below = shape.flatMap(([fromX, edgeY], index): number[] => {
    const [toX = fromX, toY = edgeY] = shape[(index + 1) % shape.length] ?? []
    return edgeY === toY && fromX > x !== toX > x && edgeY > y ? [edgeY] : []
  })
  return Math.min(y, Math.min(...below, Infinity) - 10 * ((AREA_LINE_EM + DESCENT_EM) * AREA_CM + CLEAR_CM))
}

/** Breaks a name into two lines after a slash or at a space, never within a word. */
function twoLines(name: string): string[] {
  const slash = name.indexOf('/')
  const cut = slash > 0 ? slash + 1 : name.indexOf(' ')
  return cut > 0 ? [name.slice(0, cut).trim(), name.slice(cut).trim()] : [name]
}

/** Whether lines of a name in letters of `size` cm are within a room, around the baseline at `x`, `y`. */
function isWithin(shape: Polygon, { lines, x, y }: HalfLabel, size: number): boolean {
  const half = Math.max(...lines.map((line) => nameWidth(line, size))) / 2 + CLEAR_CM
  const first = y - (lines.length > 1 ? LIFT_EM * size : 0)
  const [top, bottom] = [first - ASCENT_EM * size - CLEAR_CM, first + ((lines.length - 1) * LINE_EM + DESCENT_EM) * size + CLEAR_CM]
  const points = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => {
    const [across, down] = [x - half + 2 * half * share, top + (bottom - top) * share]
    return [
      [across, top],
      [across, bottom],
      [x - half, down],
      [x + half, down],
    ] as const
  })
  return points.every((point) => pointInPolygon(shape, [point[0] * 10, point[1] * 10]))
}

/** At the name's own place, or else in the middle of the room. */
function halfLabel(room: PlanRoom): HalfLabel | undefined {
  const [left, top, right, bottom] = boundingBox(room.shape)
  const middle = { x: toCm((left + right) / 2), y: toCm((top + bottom) / 2) }
  return [labelPoint(room), middle]
    .flatMap((point) => [[room.name], twoLines(room.name)].map((lines) => ({ lines, ...point })))
    .find((each) => isWithin(room.shape, each, HALF_FONT_CM))
}

/**
 * How each room of a plan is labelled on a phone, so that no name overlaps a wall or breaks within a word: one line where it
 * fits, else two, else a number. Computed from the room's shape and the widths of letters, for any plan and language.
 * @param naming `numbers`: every room by a number, in languages whose names are longer than the rooms are wide
 */
export function roomLabels(rooms: readonly PlanRoom[], naming: 'names' | 'numbers' = 'names'): RoomLabel[] {
  let last = 0
  return rooms.map((room) => {
    const point = labelPoint(room)
    const { x } = point
    const areaOnPhone = polygonArea(room.shape) >= AREA_ON_PHONE_MIN_SQUARE_MM
    const y = areaOnPhone ? toCm(baselineAboveWall(room.shape, [point.x * 10, point.y * 10])) : point.y
    const broken = twoLines(room.name)
    const fits = (lines: readonly string[], size: number) => {
      const first = y - (lines.length > 1 ? LIFT_EM * size : 0)
      const [top, bottom] = [first - ASCENT_EM * size, first + ((lines.length - 1) * LINE_EM + DESCENT_EM) * size]
      return Math.max(...lines.map((line) => nameWidth(line, size))) + 2 * CLEAR_CM <= clearWidth(room.shape, x * 10, top * 10, bottom * 10) / 10
    }
    const label = { room, x, y, areaOnPhone, half: halfLabel(room), lines: [room.name] }
    // Phones leave halls unlabelled.
    if (naming === 'names' && room.kind === 'hall') return { ...label, half: undefined, form: 'line' }
    if (naming === 'numbers' || !(fits([room.name], FONT_CM * TIGHT) || (broken.length > 1 && fits(broken, FONT_CM))))
      return { ...label, form: 'number', number: ++last }
    if (fits([room.name], FONT_CM)) return { ...label, form: 'line' }
    return fits([room.name], FONT_CM * TIGHT) ? { ...label, form: 'tight' } : { ...label, form: 'lines', lines: broken }
  })
}
