import type { Check } from './check-all'
import { checkEach } from './invalid-part'

const AT = 'content/plans'

/** `너울중앙역(예정)` and `너울중앙역 (예정)`, or without the brackets, are one place to a reader. */
const bareName = (name: string) => name.replaceAll(/\s|\(예정\)/g, '')

/** A place on a map has the minutes of the journey of the same name beside its distance (maps.tsx): both distances must agree. */
export const mapDistanceFaults: Check = ({ maps, location }) =>
  checkEach(['region', 'district'] as const, (id) =>
    maps[id].places.flatMap(({ name, note }) => {
      const journey = location?.travelTimes.find(({ place }) => bareName(place) === bareName(name))
      if (note === undefined || !journey) return []
      const at = `${AT}/${id}-map.ts › places[${name}]`
      if (journey.place !== name) return [`${at}.name: content/location.ts › travelTimes 에는 '${journey.place}' 입니다. 이름을 똑같이 적어 주세요`]
      return journey.distance === note ? [] : [`${at}.note: '${note}', content/location.ts › travelTimes 의 '${journey.distance}' 와 같아야 합니다`]
    }),
  )
