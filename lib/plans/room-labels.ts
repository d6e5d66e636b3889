import type { PlanRoom, Point, Polygon } from '@/lib/content/schemas/plans'
import { labelPoint } from './unit-drawing'

/** Size of a name on the narrowest phone, in cm of the plan (components/plan/unit-drawing.module.css). */
const FONT_CM = 46
/** A name that is a little too long on a phone is set so much smaller there. */
const TIGHT = 0.9
/** Between a name and a wall, on each side. */
const CLEAR_CM = 3
/** Width of a letter in its size, as the site's fonts set it: Hangul, and the others. */
const HANGUL_EM = 0.84
const OTHER_EM = 0.56
const SPACE_EM = 0.25
/** Distance of two lines of a name in its size. */
const LINE_EM = 1.1

/** How a room is named on a phone: `number` stands for its name, which the legend under the drawing has. */
type LabelForm = 'line' | 'tight' | 'lines' | 'number'

export interface RoomLabel {
  readonly room: PlanRoom
  /** The middle of its name, in cm of the plan. */
  readonly x: number
  readonly y: number
  readonly form: LabelForm
  /** Its name: two lines where the form is `lines`. */
  readonly lines: readonly string[]
  /** Its place in the legend, from 1, where the form is `number`. */
  readonly number?: number
}

/** Width of a name in cm of the plan. @param size of its letters in cm */
export const nameWidth = (name: string, size: number): number =>
  [...name].reduce((width, letter) => width + (letter === ' ' ? SPACE_EM : /\p{Script=Hangul}/u.test(letter) ? HANGUL_EM : OTHER_EM), 0) * size

/** How wide a text may be whose middle is at a point of a room, in mm: between the walls left and right of it, over its height. */
function clearWidth(shape: Polygon, [x, y]: Point, height: number): number {
  // A tenth inside, so that no line lies on an edge.
  const rows = [y - height * 0.4, y, y + height * 0.4]
  const gaps = rows.flatMap((row) =>
    shape.flatMap(([edgeX, fromY], index): number[] => {
      const [toX = edgeX, toY = fromY] = shape[(index + 1) % shape.length] ?? []
      return edgeX === toX && fromY > row !== toY > row ? [Math.abs(edgeX - x)] : []
    }),
  )
  return 2 * Math.min(...gaps, Infinity)
}

/** A name of two words on two lines: after a slash or at a space, never within a word. */
function twoLines(name: string): string[] {
  const slash = name.indexOf('/')
  const cut = slash > 0 ? slash + 1 : name.indexOf(' ')
  return cut > 0 ? [name.slice(0, cut).trim(), name.slice(cut).trim()] : [name]
}

/**
 * How each room of a plan is named on a phone, so that no name lies on a wall or breaks within a word: in one line where it
 * fits, in two, or by a number. Computed from the room's shape and the widths of letters, for any plan and language.
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
    // On phones a hall is the space between the named rooms.
    if (naming === 'names' && room.kind === 'hall') return { room, x, y, form: 'line', lines: [room.name] }
    if (naming === 'numbers' || !(fits([room.name], FONT_CM * TIGHT) || (broken.length > 1 && fits(broken, FONT_CM))))
      return { room, x, y, form: 'number', lines: [room.name], number: ++last }
    if (fits([room.name], FONT_CM)) return { room, x, y, form: 'line', lines: [room.name] }
    return fits([room.name], FONT_CM * TIGHT) ? { room, x, y, form: 'tight', lines: [room.name] } : { room, x, y, form: 'lines', lines: broken }
  })
}
