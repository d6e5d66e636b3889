import { englishFaults } from '@/lib/content/cross-check-english'
import { distanceInEnglish, englishValues, fillTexts, namesIn, timeInEnglish } from '@/lib/content/english-values'
import { content } from '@/tests/support/example-complex'
import type { Content } from '@/lib/content/content'

const changed = (change: (copy: Content) => void): string[] => {
  const copy = structuredClone(content)
  change(copy)
  return englishFaults(copy)
}
const englishOf = ({ english }: Content) => {
  if (!english) throw new Error('the example has English pages')
  return english
}

test('formats figures of the Korean content in English', () => {
  expect([distanceInEnglish('약 120m'), distanceInEnglish('약 2.4km'), distanceInEnglish('700m')]).toEqual([
    'about\u00a0120\u00a0m',
    'about\u00a02.4\u00a0km',
    '700\u00a0m',
  ])
  expect([timeInEnglish('약 6분'), timeInEnglish('1분')]).toEqual(['about\u00a06\u00a0minutes', '1\u00a0minute'])
  expect([distanceInEnglish('길 건너편'), timeInEnglish('금방')]).toEqual([null, null])
})

test('fills placeholders wherever a text is, and leaves unknown ones for the check', () => {
  expect(fillTexts({ a: ['{rental} homes'], b: { c: '{nothing}', d: 2 } }, { rental: '912' })).toEqual({ a: ['912 homes'], b: { c: '{nothing}', d: 2 } })
  expect(namesIn('{rental} and {tram.distance}')).toEqual(['rental', 'tram.distance'])
})

test('the English pages have the counts of the Korean ones', () => {
  const { facts } = content.overview
  expect(englishValues(content)).toMatchObject({
    rental: `${facts.rentalHouseholds}`,
    buildings: `${facts.buildings}`,
    'station.distance': 'about\u00a0800\u00a0m',
  })
  expect(fillTexts(englishOf(content).pages.home.lead, englishValues(content))).toContain(`${facts.rentalHouseholds} rental homes`)
})

test('the check lists differences between English and Korean content', () => {
  expect(englishFaults(content)).toEqual([])
  expect(changed((copy) => (englishOf(copy).overview.factsHeading = '{renal} homes'))).toEqual([expect.stringMatching(/overview\.factsHeading.*\{renal\}/)])
  expect(changed((copy) => delete englishOf(copy).units.summaries['84K'])).toEqual([expect.stringContaining("'84K'")])
  expect(changed((copy) => englishOf(copy).location.travelTimes.pop())).toEqual(expect.arrayContaining([expect.stringContaining('location.travelTimes: 1')]))
  expect(
    changed((copy) => {
      const [first] = copy.location?.travelTimes ?? []
      if (first) first.distance = '길 건너편'
    }),
  ).toEqual(expect.arrayContaining([expect.stringContaining('약 120m')]))
  expect(
    changed((copy) => {
      const { rows } = englishOf(copy).registration.consents.privacy
      rows[1]!.value = rows[1]!.value.replace('message', '')
    }),
  ).toEqual([expect.stringContaining("등록 양식에서 받는 'message' 항목을 적어야 합니다")])
  expect(changed((copy) => (copy.english = null))).toEqual([])
})
