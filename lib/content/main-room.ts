import 'server-only'
import { content, picture } from './load'
import type { UnitType } from './schemas/complex'
import type { Picture } from './schemas/pages'

/** The picture of a home's main room. */
export interface MainRoom {
  readonly picture: Picture
  /** The type whose room it is. */
  readonly type: string
  /** Address part of all its pictures. */
  readonly slug: string
}

/** The picture of a type's own main room: the first of its interior; undefined where content has none. */
export function mainRoomOf(type: string): MainRoom | undefined {
  const interior = content.interiors.find(({ unit }) => unit === type)
  const [main] = interior?.rooms ?? []
  return interior && main && { picture: picture(main.picture), type, slug: interior.slug }
}

/** Its own main room, else that of the first type with the same exclusive area in whole ㎡, which a page must name as another's. */
export function nearestMainRoom({ id, areas }: UnitType): MainRoom | undefined {
  const size = (unit: UnitType) => Math.floor(unit.areas.exclusive)
  const alike = content.units.types.filter((unit) => unit.id !== id && size(unit) === Math.floor(areas.exclusive))
  return [id, ...alike.map((unit) => unit.id)].flatMap((type) => mainRoomOf(type) ?? []).at(0)
}
