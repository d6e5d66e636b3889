import { crossCheckTours } from '@/lib/content/cross-check-tours'
import { content } from '@/tests/support/example-complex'
import { describeIssues } from '@/lib/content/parse'
import { toursSchema, type ToursInput } from '@/lib/content/schemas/tours'

type Source = NonNullable<ToursInput>['tabs'][number]['source']

const living = {
  id: 'living',
  room: 'living',
  panorama: 'one',
  at: [7000, 4000] as [number, number],
  heading: 180,
  links: [{ to: 'bedroom', through: [8520, 2510] as [number, number] }],
}
const bedroom = { id: 'bedroom', room: 'master', panorama: 'two', at: [9000, 4000] as [number, number], heading: 90, links: [{ to: 'living' }] }
const tab = (key: string, source: Source) => ({ key, title: key, poster: 'poster', source })
const toursWith = (source: Source) => ({ instruction: '안내', tabs: [tab('one', source), tab('two', null)] })
const parse = (source: Source) => toursSchema.safeParse(toursWith(source))

const files = { widths: [2048], hash: '0a1b2c3d', bytes: { '2048': 1 } }
const faultsOf = (scenes: object[], plan = '59K') => {
  const given = toursWith({ plan, scenes } as Source)
  const { success, data, error } = toursSchema.safeParse(given)
  if (!success) return describeIssues('tours.ts', error.issues, given)
  return crossCheckTours({ tours: data, plans: content.plans, panoramaFiles: { one: files, two: files } })
}

describe('a tab shows', () => {
  const tabOf = (source: Source) => parse(source).data?.tabs[0]

  test('nothing yet', () => {
    expect(tabOf(null)).toMatchObject({ source: null, tour: null })
  })

  test('another site’s tour, at its address', () => {
    expect(tabOf('https://tour.example.com/1')).toMatchObject({ source: 'https://tour.example.com/1', tour: null })
  })

  test('a tour of our own, at the address of its page', () => {
    expect(tabOf({ plan: '59K', scenes: [living, bedroom] })).toMatchObject({ source: '/tour/one', tour: { plan: '59K' } })
  })

  test('nothing that is not encrypted', () => {
    expect(parse('http://tour.example.com/1').success).toBe(false)
  })
})

describe('a tour of our own', () => {
  test('is within rooms of its plan', () => {
    expect(faultsOf([living, bedroom])).toEqual([])
    expect(faultsOf([living, bedroom], '99Z')).toEqual(["content/tours.ts › tabs[one].source.plan: content/plans/unit-plans.ts 에 '99Z' 평면이 없습니다"])
    expect(faultsOf([{ ...living, room: 'cellar' }, bedroom])).toEqual([
      "content/tours.ts › tabs[one].source.scenes[living].room: 59K 평면에 'cellar' 공간이 없습니다",
    ])
  })

  test('has no camera behind a wall', () => {
    expect(faultsOf([living, { ...bedroom, at: [7000, 4000] }])).toEqual([
      'content/tours.ts › tabs[one].source.scenes[bedroom].at: [7000, 4000] 은 안방(master) 밖입니다',
    ])
    expect(faultsOf([{ ...living, links: [{ to: 'bedroom', through: [99_000, 0] }] }, bedroom])).toEqual([
      'content/tours.ts › tabs[one].source.scenes[living].links[bedroom].through: [99000, 0] 은 평면 밖입니다',
    ])
  })

  test('has every panorama that it names', () => {
    expect(faultsOf([{ ...living, panorama: 'three' }, bedroom])).toEqual([
      "content/tours.ts › tabs[one].source.scenes[living].panorama: public/panoramas/manifest.json 에 'three' 가 없습니다",
    ])
  })

  test('links only to existing scenes, and to all of them', () => {
    expect(faultsOf([{ ...living, links: [{ to: 'attic' }, { to: 'bedroom' }] }, bedroom])).toEqual([
      expect.stringMatching(/source\.scenes\[living\]\.links\[1번째\]\.to: 'attic' 장면이 없습니다/),
    ])
    expect(faultsOf([{ ...living, links: [] }, bedroom])).toEqual([
      expect.stringMatching(/source\.scenes\[bedroom\]: 'bedroom' 에는 첫 장면에서 갈 수 없습니다/),
    ])
    expect(faultsOf([living, { ...bedroom, id: 'living', links: [] }])).toContainEqual(expect.stringMatching(/'living' 가 두 번 있습니다 \(지금: 'living'\)$/))
  })
})
