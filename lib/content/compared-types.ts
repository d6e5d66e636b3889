import 'server-only'
import { content, unitPlan } from './load'
import { mainRoomOf, type MainRoom } from './main-room'
import type { UnitType } from './schemas/complex'
import type { UnitPlan } from './schemas/plans'

/** More do not fit beside each other, and nobody holds four plans in mind. */
const MOST_COMPARED = 3

interface ComparedTypes {
  /** In the order of content, three at most. */
  readonly units: readonly UnitType[]
  /** Chosen beyond three. */
  readonly left: readonly UnitType[]
}

/** Whether this complex has types to compare. */
export const canCompareTypes = (): boolean => content.units.types.length > 1

/** @param asked the values of `type` in an address: slugs, or names of types, of which unknown ones are ignored */
export function comparedTypes(asked: string | readonly string[] | undefined): ComparedTypes {
  const wanted = new Set(asked === undefined ? [] : [asked].flat())
  const chosen = content.units.types.filter(({ id, slug }) => wanted.has(slug) || wanted.has(id))
  return { units: chosen.slice(0, MOST_COMPARED), left: chosen.slice(MOST_COMPARED) }
}

export interface ComparedHome {
  readonly unit: UnitType
  readonly plan: UnitPlan
  /** The picture of its main room and the address part of all its pictures; undefined where content has none. */
  readonly interior: MainRoom | undefined
}

/** The plan of each type, and the picture of its main room. */
export const comparedHomes = (units: readonly UnitType[]): ComparedHome[] =>
  units.map((unit) => ({ unit, plan: unitPlan(unit.id), interior: mainRoomOf(unit.id) }))
