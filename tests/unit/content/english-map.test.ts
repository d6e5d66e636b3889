import { englishMap } from '@/lib/content/english-map'
import { mapsSchema } from '@/lib/content/schemas/maps'
import { maps as example } from '@/lib/cli/new-complex/example/plans/maps'

const { region } = mapsSchema.parse({
  ...example,
  region: {
    ...example.region,
    areas: [
      {
        kind: 'park',
        outline: [
          [0, 0],
          [9, 0],
          [9, 9],
        ],
        name: '공원',
        label: [4, 4],
      },
    ],
    places: [
      { kind: 'station', name: '새벽역', at: [10, 10], note: '약 4.2km' },
      { kind: 'school', name: '학교', at: [20, 20] },
    ],
  },
})
const texts = { title: 'The city', description: 'Where it lies.' }

test('a map has its names and distances in English, and no place that has no English name', () => {
  const map = englishMap({ heading: 'Maps', region: texts, district: texts, names: { 새벽역: 'Saebyeok' } }, 'region', region)
  expect(map).toMatchObject({ ...texts, areas: [{ kind: 'park', name: undefined }], places: [{ name: 'Saebyeok', note: 'about\u00a04.2\u00a0km' }] })
  expect(map.places).toHaveLength(1)
})
