import type { Content } from '@/lib/content/content'
import { content, faultsOf } from '@/tests/support/example-complex'

const pedestrian = content.sitePlan.gates.filter(({ kind }) => kind === 'pedestrian').length
const ramps = content.sitePlan.ramps.length
const lead = (text: string) => (copy: Content) => void (copy.home.hero.lead = text)

test.each([
  [`보행 출입구 ${pedestrian + 1}곳을 두었습니다.`, `'보행 출입구 ${pedestrian + 1}곳', content/plans/site-plan.ts › gates 의 수 ${pedestrian} 과 맞아야`],
  ['강 쪽으로 보행 출입구를 아홉 곳 냈습니다.', `'보행 출입구를 아홉 곳', content/plans/site-plan.ts › gates 의 수 ${pedestrian} 이하여야`],
  [`지하주차장 진입로 ${ramps + 1}곳입니다.`, `ramps 의 수 ${ramps} 과 맞아야`],
  ['커뮤니티 다섯 곳을 둡니다.', `'커뮤니티 다섯 곳', content/community.ts › facilities 의 수 2 과 맞아야`],
  ['최고 서른 층입니다.', `'최고 서른 층', content/overview.ts › facts.floors 의 수 20 과 맞아야`],
  ['지하 세 층입니다.', `'지하 세 층', content/overview.ts › facts.basementFloors 의 수 1 이하여야`],
])('a sentence with a wrong count: %s', (text, message) => {
  expect(faultsOf(lead(text))).toEqual([expect.stringContaining(`content/home.ts › hero.lead: `)])
  expect(faultsOf(lead(text)).join()).toContain(message)
})

test.each([
  `지하주차장 진입로 ${ramps}곳`,
  '최고 스무 층',
  '두 면에 창을 냈습니다.',
  '주차 30면',
  '길 세 곳이 이어집니다.',
  '사진 네 장을 보냅니다.',
  '건물 각 1곳',
  '두 층 높이의 로비',
])('a sentence with a right count, or one of uncounted things: %s', (text) => {
  expect(faultsOf(lead(text))).toEqual([])
})

test('counts the existing pictures of a type and of a tour', () => {
  const counts = (text: string) => faultsOf((copy) => (copy.interiors[0]!.lead = text))
  expect(counts('그림 세 장으로 안내합니다.')).toEqual(["content/interiors.ts › [59K].lead: '그림 세 장', rooms 의 수 2 과 맞아야 합니다"])
  expect(counts('그림 두 장으로 안내합니다.')).toEqual([])
  expect(faultsOf((copy) => (copy.tours!.tabs[0]!.title = '사진 5장'))).toEqual([expect.stringContaining("'사진 5장', gallery 의 수 1 과 맞아야")])
})

test.each([
  ['Four complexes on a hill', "'Four complexes', 한국어 내용의 수 3 과"],
  ['in 12 buildings', "'12 buildings', 한국어 내용의 수 11, 5, 4, 2 과"],
  ['six layouts with three bedrooms', "'six layouts', 한국어 내용의 수 3 과"],
  ['three layouts with four bedrooms', "'four bedrooms', 한국어 내용의 수 3 과"],
  ['nine community facilities', "'nine community facilities', 한국어 내용의 수 2 과"],
])('English with a wrong count: %s', (text, message) => {
  expect(faultsOf((copy) => (copy.english!.home.about.heading = text)).join()).toContain(message)
})

test.each(['Three complexes, 11 buildings, three layouts', 'two sides, four bays, {buildings} buildings', 'three bedrooms and two bathrooms'])(
  'English with a right count: %s',
  (text) => {
    expect(faultsOf((copy) => (copy.english!.home.about.heading = text))).toEqual([])
  },
)
