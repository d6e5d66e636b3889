import { distanceInEnglish } from './english-values'
import type { English } from './schemas/english'
import { withoutKeptPairs } from './schemas/keep-together'
import type { SchematicMapData } from './schemas/maps'

type Texts = NonNullable<English['location']['maps']>

/** A map with English title and names. Land without an English name is drawn without one, a place is left out. */
export function englishMap({ names, ...texts }: Texts, id: 'region' | 'district', map: SchematicMapData): SchematicMapData {
  const nameOf = (korean: string | undefined) => korean && names[withoutKeptPairs(korean)]
  return {
    ...map,
    ...texts[id],
    areas: map.areas.map((area) => ({ ...area, name: nameOf(area.name) })),
    lines: map.lines.map((line) => ({ ...line, name: nameOf(line.name) })),
    places: map.places.flatMap((place) => {
      const name = nameOf(place.name)
      return name ? [{ ...place, name, note: (place.note && distanceInEnglish(withoutKeptPairs(place.note))) ?? undefined }] : []
    }),
  }
}
