import { readFileSync } from 'node:fs'
import { checkAll } from '@/lib/content/check-all'
import { contentSchemas, type Content } from '@/lib/content/content'
import { CONTENT_FILES } from '@/lib/content/content-files'
import { fileFaults } from '@/lib/content/cross-check-files'
import { sceneFaults } from '@/lib/content/scene-faults'
import { sheetChecks, styleRules } from '@/lib/content/style-sheet'
import { CHECKS } from '@/lib/content/checks'
import { parseContent } from '@/lib/content/parse'
import { openingHours } from '@/tests/support/visits'
import { content, exampleFiles } from '@/tests/support/example-complex'

/** Rows of docs/content-checks.md. */
const ROWS = readFileSync('docs/content-checks.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, what, message] = /^\| (.+?) \| `(.+)` \|$/.exec(line) ?? []
    return what && message ? [[what, message] as const] : []
  })

/** Faults of the scenes that these plans make: most breaks leave the plans as they are, and a scene takes a tenth of a second. */
const scenes = new Map<string, string[]>()
const knownSceneFaults = (all: Content): string[] => {
  const plans = JSON.stringify(all.plans)
  const faults = scenes.get(plans) ?? sceneFaults(all)
  scenes.set(plans, faults)
  return faults
}

/** What `npm run site -- content` looks at, with files of public/ that are there, one too many and one too heavy. */
const EVERY_CHECK = [
  ...CHECKS,
  (all: Content) => fileFaults(all, [...exampleFiles, 'films/old.mp4'], new Map([['films/yard.mp4', 4_200_000]])),
  knownSceneFaults,
  ...sheetChecks(styleRules(readFileSync('docs/korean-style.md', 'utf8'))),
]

type Broken = (copy: Content) => unknown
const lead =
  (text: string): Broken =>
  (copy) =>
    (copy.home.hero.lead = text)
/** A part as it is written, with something that its schema refuses. */
const refused = (part: 'home' | 'menus' | 'salesGuide' | 'seedArticles' | 'site', value: unknown): string[] => {
  const faults: string[] = []
  parseContent(CONTENT_FILES[part], contentSchemas[part], value, faults)
  return faults
}

const BREAKS: Readonly<Record<string, Broken>> = {
  'a link to a page that does not exist': (copy) => (copy.menus.consultation.href = '/Promotion/Visit'),
  'an address that two types share': ({ units: { types } }) => (types[1]!.slug = types[0]!.slug),
  'households in a sentence': lead('임대 643세대를 공급합니다.'),
  'buildings in a sentence': lead('모두 12개 동입니다.'),
  'storeys in a sentence': lead('최고 21층입니다.'),
  'complexes in a sentence': lead('1·2·4단지입니다.'),
  'a particle that is not as the word is read': lead('59K은 방이 셋입니다.'),
  'another telephone number': lead('1600-4322로 전화해 주세요.'),
  'types in words': ({ home: { units } }) => (units.lead = '서른 타입의 평면과 면적을 비교합니다.'),
  'complexes in words': lead('나란히 놓인 네 개 단지입니다.'),
  'items of a page in words': ({ pages }) => (pages.complexCommunity!.lead = '네 가지 시설을 안내합니다.'),
  'facilities in words': lead('커뮤니티에 여섯 가지 시설을 둡니다.'),
  'gates of the site plan in words': lead('강 쪽으로 보행 출입구를 아홉 곳 냈습니다.'),
  'pictures of a type in words': ({ interiors: [first] }) => (first!.lead = '그림 세 장으로 안내합니다.'),
  'complexes in English words': ({ english }) => (english!.home.about.heading = 'Four complexes on a hill'),
  'a type in an alternative text': ({ pictureTexts }) => (pictureTexts['room-59k-1']!.alt = '59C 타입의 주방'),
  'a title too short': ({ pages }) => (pages.brandIntro!.title = '브랜드'),
  'a description too long': ({ pages }) => (pages.salesGuide!.description = '가'.repeat(161)),
  'a complex that one file does not have': ({ sitePlan }) => (sitePlan.complexes = sitePlan.complexes.filter(({ id }) => id !== 3)),
  'a picture twice on a page': ({ interiors: [first] }) => (first!.rooms[1]!.picture = first!.rooms[0]!.picture),
  'a picture that there is not': (copy) => (copy.home.brand.picture = 'no-such-picture'),
  'a consent text under its old version': ({ registration }) => (registration.consents.marketing.hash = '0'.repeat(64)),
  'a consent that leaves out what the form asks': ({ registration: { consents } }) => {
    const row = consents.privacy.rows.find(({ label }) => label === '수집 항목')!
    row.value = row.value.replace(', 생년월일', '')
  },
  'a policy that names what no form asks': ({ privacy }) => {
    const row = privacy.sections.flatMap(({ table }) => table?.rows ?? []).find(([label]) => label === '등록 (필수)')!
    row[1] += ', 이메일'
  },
  'an area unlike its plan': ({ units: { types } }) => (types[0]!.areas.exclusive = 60.1),
  'households unlike the site plan': ({ overview }) => (overview.byComplex[0]!.rentalByType['59K'] = 181),
  'a room without its English name': ({ english }) => delete english!.units.rooms['드레스룸'],
  'rooms that overlap': ({ plans: [plan] }) => {
    const [living, master] = ['living', 'master'].map((id) => plan!.rooms.find((room) => room.id === id)!)
    living!.shape = master!.shape
  },
  'a colour that cannot be read': ({ theme }) => (theme.brassText = '#C9B48A'),
  'a page without its content': (copy) => (copy.community = null),
  'content without its page': ({ pages }) => delete pages.stampTax,
  'articles without the page that lists them': (copy) => (copy.pressPage = null),
  "a tour's scene in a wall": ({ tours }) => (tours!.tabs[0]!.tour!.scenes[0]!.at = [0, -100]),
  'a picture that no page shows': (copy) => {
    copy.pictureTexts.unseen = { alt: '보이지 않는 그림', illustration: true }
    copy.pictureFiles.unseen = { ...copy.pictureFiles['model-house']! }
  },
  'a file that nothing names': () => undefined,
  'a film too heavy for a phone': () => undefined,
  'a film without captions': ({ videos: { brand } }) => brand?.source?.kind === 'file' && delete brand.source.captions,
  'a panorama too heavy for a phone': ({ panoramaFiles }) => (panoramaFiles.living!.bytes['2048'] = 612_000),
  'a picture without its preview': ({ pictureFiles }) => delete pictureFiles.hero!.preview,
  'a page in no menu': ({ menus: { groups } }) => (groups[0]!.items = groups[0]!.items.filter(({ label }) => label !== '공급일정')),
  'a type under another name in a menu': ({ menus: { groups } }) =>
    (groups.flatMap(({ items }) => items).find(({ label }) => label === '59K')!.label = '작은 집'),
  'a number of the first screen': ({ home: { hero } }) => (hero.facts[0]!.value = '700'),
  'a price before the announcement': lead('보증금은 1억 원입니다.'),
  'baths unlike the plan': ({ units: { types } }) => (types[0]!.baths = 1),
  'furniture in a wall': ({ plans: [plan] }) => (plan!.fixtures[0]!.box = [-100, 200, 360, 1720]),
  'furniture in furniture': ({ plans: [plan] }) => (plan!.fixtures.find(({ kind }) => kind === 'low-table')!.box = [5000, 4450, 6000, 5350]),
  'a holiday on another day': ({ registration }) =>
    (registration.visits = { ...openingHours, exceptions: [{ day: '2027-02-08', reason: '설날', hours: null }] }),
  'an older article before a newer one': ({ seedArticles }) => seedArticles.reverse(),
  'a word in another form': lead('단지 배치도를 안내합니다.'),
  'a claim that nobody can prove': lead('완판을 앞두고 있습니다.'),
  'an exclamation mark': lead('오세요!'),
  'a unit in another spelling': lead('전용 84m²입니다.'),
  'a template without its placeholder': ({ floorPlanPage }) => (floorPlanPage.title = '타입별 평면도 안내'),
  'an advertisement in a confirmation': ({ registration: { sms } }) => (sms.confirmation += '할인'),
  'an advertisement without its opt-out': ({ registration: { sms } }) => (sms.remainingUnits += '\n감사합니다'),
  'a consent that hides that one may refuse': ({ registration: { consents } }) => (consents.night.refusal = '문자를 보내지 않습니다.'),
  'two pictures with one text': ({ pictureTexts }) => {
    const [first, second] = ['room-59k-1', 'model-house'].sort((a, b) => Object.keys(pictureTexts).indexOf(a) - Object.keys(pictureTexts).indexOf(b))
    pictureTexts[second!]!.alt = pictureTexts[first!]!.alt
  },
}

const REFUSED: Readonly<Record<string, () => string[]>> = {
  'a field that is empty': () => refused('home', { ...content.home, hero: { ...content.home.hero, heading: ' ' } }),
  'a field that is missing': () => refused('site', { ...content.site, phone: undefined }),
  'an address with a bare %': () => refused('menus', { ...content.menus, consultation: { label: '상담', href: '/a?q=100%' } }),
  'a day that no calendar has': () => refused('salesGuide', { ...content.salesGuide, updated: '2027-02-31' }),
  'a time that no clock shows': () => refused('seedArticles', [{ ...content.seedArticles[0], date: '2027-03-07T24:30' }]),
  'a guide to come without its placeholder': () => refused('salesGuide', { ...content.salesGuide, status: 'comingSoon', comingSoon: undefined }),
}

test('every row has something that is broken, and every break a row', () => {
  expect(ROWS.map(([what]) => what).sort()).toEqual([...Object.keys(BREAKS), ...Object.keys(REFUSED)].sort())
})

test.each(ROWS)('%s', (what, message) => {
  const copy = structuredClone(content)
  BREAKS[what]?.(copy)
  const refusal = REFUSED[what]?.()
  // Most are found by one of the first checks; the style sheet's four hundred look at every text.
  const isFound = !refusal && EVERY_CHECK.some((check) => checkAll(copy, [check]).join('\n').includes(message))
  if (!isFound) expect((refusal ?? checkAll(copy, EVERY_CHECK)).join('\n')).toContain(message)
})
