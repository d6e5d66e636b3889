import type { RoomKind, UnitPlan } from '@/lib/content/schemas/plans'
import { roomAreas, type RoomArea } from './areas'

/** Spaces that people choose a home by. */
const COMPARED: ReadonlySet<RoomKind> = new Set(['living', 'kitchen', 'bedroom', 'study', 'dressing', 'bath', 'storage', 'entry'])

/** One space of several homes: undefined where a home has none. */
export interface ComparedRoom {
  /** Its name in the first home that has it. */
  readonly name: string
  readonly areas: readonly (RoomArea | undefined)[]
}

/** The rooms of several homes, matched by their ids, in the order of the first plan and then of those that add some. */
export function compareRooms(plans: readonly UnitPlan[]): ComparedRoom[] {
  const rooms = plans.map((plan) => roomAreas(plan).filter(({ kind }) => COMPARED.has(kind)))
  const ids = [...new Set(rooms.flat().map(({ id }) => id))]
  return ids.map((id) => {
    const areas = rooms.map((own) => own.find((room) => room.id === id))
    return { name: areas.find((area) => area)?.name ?? id, areas }
  })
}
