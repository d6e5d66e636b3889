import { contrast } from '@/lib/content/cross-check'
import type { Theme } from '@/lib/content/schemas/site'

const [BLACK, WHITE] = ['#000000', '#FFFFFF']
/** Whatever the brand's colour: water, and what went wrong. */
const [WATER, ALARM] = ['#3D6D8F', '#AC4D39']

/** @param share of `other`, 0 to 1 */
function mixed(hex: string, other: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const sum = [1, 3, 5].map((at) => Math.round(channel(hex, at) * (1 - share) + channel(other, at) * share))
  return `#${sum.map((each) => each.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** The colour darkened until text of it can be read on `ground`. */
function readable(hex: string, ground: string, least: number): string {
  let share = 0
  while (share < 1 && contrast(mixed(hex, BLACK, share), ground) < least) share += 0.02
  return mixed(hex, BLACK, Math.min(share, 1))
}

/**
 * Eight colours from one, with the contrasts that lib/content/cross-check.ts asks for.
 * @param colour the brand's, `#RRGGBB`
 */
export function draftTheme(colour: string): Theme {
  const paper = mixed(colour, WHITE, 0.96)
  return {
    ink: mixed(colour, BLACK, 0.88),
    pine: readable(colour, paper, 9),
    paper,
    sand: mixed(colour, WHITE, 0.84),
    brass: readable(mixed(colour, WHITE, 0.3), paper, 3.2),
    brassText: readable(colour, paper, 5.5),
    river: readable(WATER, paper, 5),
    clay: readable(ALARM, paper, 5),
  }
}
