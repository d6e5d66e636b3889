import type { UnitType } from './schemas/complex'

/** Fills `{type}`, `{area}` (exclusive area, whole ㎡), `{rooms}` and `{baths}` in a text of a template. */
export const fillUnitText = (text: string, { id, areas, rooms, baths }: UnitType): string =>
  text
    .replaceAll('{type}', id)
    .replaceAll('{area}', String(Math.floor(areas.exclusive)))
    .replaceAll('{rooms}', String(rooms))
    .replaceAll('{baths}', String(baths))
