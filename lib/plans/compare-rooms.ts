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

/**
 * The rooms of several homes in the order of the first plan, then those that a later plan adds. Rooms are one where their ids are,
 * or else where name and kind are: plans may name a room alike under different ids.
 */
export function compareRooms(plans: readonly UnitPlan[]): ComparedRoom[] {
  const rows: Map<number, RoomArea>[] = []
  plans.forEach((plan, at) => {
    const place = (rooms: readonly RoomArea[], isSame: (a: RoomArea, b: RoomArea) => boolean) =>
      rooms.filter((room) => {
        const row = rows.find((own) => !own.has(at) && [...own.values()].some((other) => isSame(other, room)))
        row?.set(at, room)
        return !row
      })
    const rooms = roomAreas(plan).filter(({ kind }) => COMPARED.has(kind))
    const withoutId = at === 0 ? rooms : place(rooms, (a, b) => a.id === b.id)
    const added = at === 0 ? rooms : place(withoutId, (a, b) => a.kind === b.kind && a.name === b.name)
    rows.push(...added.map((room) => new Map([[at, room]])))
  })
  return rows.map((row) => ({ name: [...row.values()][0]?.name ?? '', areas: plans.map((_, at) => row.get(at)) }))
}

/** Names of the rooms that only the home at this place has: none that another home has too, be it once where this one has two. */
export function roomsOnlyIn(rooms: readonly ComparedRoom[], at: number): string[] {
  const elsewhere = new Set(rooms.flatMap(({ areas }) => areas.flatMap((area, index) => (area && index !== at ? [area.name] : []))))
  return rooms
    .filter(({ name, areas }) => areas.every((area, index) => (area !== undefined) === (index === at)) && !elsewhere.has(name))
    .map(({ name }) => name)
}
