import { mapDistanceFaults } from '@/lib/content/cross-check-maps'
import { writtenContent } from '@/lib/content/load'

const { location, maps } = writtenContent
const [place] = maps.region.places.filter(({ note }) => note !== undefined)
/** Faults of the region's map with this place alone. */
const faults = (changed: Partial<NonNullable<typeof place>>) =>
  mapDistanceFaults({ ...writtenContent, maps: { ...maps, region: { ...maps.region, places: [{ ...place!, ...changed }] } } })

test('a place on a map and the journey to it have one distance', () => {
  expect(mapDistanceFaults(writtenContent)).toEqual([])
  expect(location!.travelTimes.map(({ place: to }) => to)).toContain(place!.name)
  expect(faults({ note: '약 99km' })).toEqual([expect.stringContaining(`region-map.ts › places[${place!.name}].note: '약 99km'`)])
})

test('a place on a map is spelled as the journey to it, or it would lose its minutes', () => {
  for (const name of [`${place!.name}(예정)`, `${place!.name} (예정)`]) expect(faults({ name })).toEqual([expect.stringContaining(`'${place!.name}' 입니다`)])
  expect(faults({ name: '한들산' })).toEqual([])
})
