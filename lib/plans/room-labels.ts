import type { PlanRoom, Point, Polygon } from '@/lib/content/schemas/plans'
import { labelPoint } from './unit-drawing'

/** Size of a name on the narrowest phone, in cm of the plan (components/plan/unit-drawing.module.css). */
const FONT_CM = 46
/** A name slightly too long for a phone is scaled down to this at most. */
const TIGHT = 0.9
/** Distance between a name and a wall, on each side. */
const CLEAR_CM = 3
/** Width of a letter relative to its size, in the site's fonts: Hangul, and others. */
const HANGUL_EM = 0.84
const OTHER_EM = 0.56
const SPACE_EM = 0.25
/** Line height relative to the letter size. */
const LINE_EM = 1.1

/** How a room is labelled on a phone: `number` replaces its name, which the legend under the drawing lists. */
type LabelForm = 'line' | 'tight' | 'lines' | 'number'

export interface RoomLabel {
  readonly room: PlanRoom
  /** Centre of its label, in cm of the plan. */
  readonly x: number
  readonly y: number
  readonly form: LabelForm
  /** Its name: two lines where the form is `lines`. */
  readonly lines: readonly string[]
  /** Its number in the legend, from 1, where the form is `number`. */
  readonly number?: number
}

/** Width of a name in cm of the plan. @param size of its letters in cm */
export const nameWidth = (name: string, size: number): number =>
  [...name].reduce((width, letter) => width + (letter === ' ' ? SPACE_EM : /\p{Script=Hangul}/u.test(letter) ? HANGUL_EM : OTHER_EM), 0) * size

/** Width available to a text centred at a point of a room, in mm: between the walls left and right of it, over its height. */
function clearWidth(shape: Polygon, [x, y]: Point, height: number): number {
  // Inset by a tenth, so that no line lies on an edge.
  const rows = [y - height * 0.4, y, y + height * 0.4]
  const gaps = rows.flatMap((row) =>
    shape.flatMap(([edgeX, fromY], index): number[] => {
      const [toX = edgeX, toY = fromY] = shape[(index + 1) % shape.length] ?? []
      return edgeX === toX && fromY > row !== toY > row ? [Math.abs(edgeX - x)] : []
    }),
  )
  return 2 * Math.min(...gaps, Infinity)
}

/** Breaks a name into two lines after a slash or at a space, never within a word. */
function twoLines(name: string): string[] {
  const slash = name.indexOf('/')
  const cut = slash > 0 ? slash + 1 : name.indexOf(' ')
  return cut > 0 ? [name.slice(0, cut).trim(), name.slice(cut).trim()] : [name]
}

/**
 * How each room of a plan is labelled on a phone, so that no name overlaps a wall or breaks within a word: one line where it
 * fits, else two, else a number. Computed from the room's shape and the widths of letters, for any plan and language.
 * @param naming `numbers`: every room by a number, in languages whose names are longer than the rooms are wide
 */
export function roomLabels(rooms: readonly PlanRoom[], naming: 'names' | 'numbers' = 'names'): RoomLabel[] {
  let last = 0
  return rooms.map((room) => {
    const { x, y } = labelPoint(room)
    const broken = twoLines(room.name)
    const fits = (lines: readonly string[], size: number) => {
      const height = (1 + (lines.length - 1) * LINE_EM) * size
      return Math.max(...lines.map((line) => nameWidth(line, size))) + 2 * CLEAR_CM <= clearWidth(room.shape, [x * 10, y * 10], height * 10) / 10
    }
    // Phones leave halls unlabelled.
    if (naming === 'names' && room.kind === 'hall') return { room, x, y, form: 'line', lines: [room.name] }
    if (naming === 'numbers' || !(fits([room.name], FONT_CM * TIGHT) || (broken.length > 1 && fits(broken, FONT_CM))))
      return { room, x, y, form: 'number', lines: [room.name], number: ++last }
    if (fits([room.name], FONT_CM)) return { room, x, y, form: 'line', lines: [room.name] }
    return fits([room.name], FONT_CM * TIGHT) ? { room, x, y, form: 'tight', lines: [room.name] } : { room, x, y, form: 'lines', lines: broken }
  })
}
