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

/** A change that breaks the content, and the check's message for it. */
const ROWS: readonly (readonly [broken: string, message: string])[] = [
  ['a link to a page that does not exist', "content/menus.ts › consultation.href: '/Promotion/Visit' 페이지가 없습니다"],
  ['an address that two types share', "content/units.ts › types.slug: '59K' 이 2번 있습니다. 한 번만 써야 합니다"],
  ['households in a sentence', "content/home.ts › hero.lead: '643세대', content/overview.ts 와 units.ts 의 세대수 (임대 642, 전체 642) 과 맞아야 합니다"],
  ['buildings in a sentence', "content/home.ts › hero.lead: '12개 동', content/overview.ts 의 동 수 (전체 11, 단지별 5, 4, 2) 과 맞아야 합니다"],
  ['storeys in a sentence', "content/home.ts › hero.lead: '최고 21층', content/overview.ts › facts.floors 20 과 맞아야 합니다"],
  ['complexes in a sentence', "content/home.ts › hero.lead: '1·2·4단지', content/overview.ts › facts.complexes (1·2·3단지) 에 있는 단지여야 합니다"],
  ['another telephone number', "content/home.ts › hero.lead: '1600-4322', content/site.ts › phone '1600-4321' 이어야 합니다"],
  ['types in words', "content/home.ts › units.lead: '서른 타입', content/units.ts 의 타입 수"],
  ['complexes in words', "content/home.ts › hero.lead: '네 개 단지', content/overview.ts › byComplex 의 단지 수 3 과 맞아야 합니다"],
  ['items of a page in words', "content/pages.ts › complexCommunity.lead: '네 가지', content/community.ts › facilities 의 수 2 과 맞아야 합니다"],
  ['facilities in words', "content/home.ts › hero.lead: '여섯 가지', content/community.ts › facilities 의 수 2 과 맞아야 합니다"],
  ['gates of the site plan in words', "content/home.ts › hero.lead: '보행 출입구를 아홉 곳', content/plans/site-plan.ts › gates 의 수"],
  ['pictures of a type in words', "content/interiors.ts › [59K].lead: '그림 세 장', rooms 의 수 2 과 맞아야 합니다"],
  ['complexes in English words', "content/english.ts › home.about.heading: 'Four complexes', 한국어 내용의 수 3 과 맞아야 합니다"],
  ['a type in an alternative text', "content/pictures.ts › room-59k-1.alt: '59C' 타입이 content/units.ts 에 없습니다"],
  ['a title too short', "content/pages.ts › brandIntro.title: 3자 '브랜드', 8~32자여야 합니다"],
  ['a description too long', 'content/pages.ts › salesGuide.description: 161자'],
  ['a complex that one file does not have', 'content/plans/site-plan.ts › complexes: 3단지가 없습니다. content/overview.ts › facts.complexes 에는 있습니다'],
  [
    'a picture twice on a page',
    "content/interiors.ts › [59K].rooms[공간 2].picture: 'room-59k-1' 그림이 같은 페이지의 [59K].rooms[공간 1].picture 에도 있습니다",
  ],
  ['a picture that there is not', "content/home.ts › brand.picture: 'no-such-picture' 그림이"],
  ['a consent text under its old version', "content/registration.ts › consents.marketing: 문안이 바뀌었는데 version '2027-03-10' 이 그대로입니다"],
  [
    'a consent that leaves out what the form asks',
    "content/registration.ts › consents.privacy.rows › 수집 항목 › 필수: 등록 양식에서 받는 '생년월일' 항목을 적어야 합니다",
  ],
  ['a policy that names what no form asks', "content/privacy.ts › sections › 등록 (필수): '이메일' 항목을 묻는 등록 양식이 없습니다. 빼 주세요"],
  [
    'a policy without what a contract records',
    "content/privacy.ts › sections › 계약: 계약할 때 기록하는 '주차' 항목을 적어야 합니다 (content/registration.ts › contract)",
  ],
  ['an area unlike its plan', 'content/units.ts › 59K.areas.exclusive: 60.1 ㎡, 평면에서는 59.9460 ㎡ 입니다'],
  ['households unlike the site plan', 'content/plans/site-plan.ts › 1단지: 59K 임대 180세대, content/overview.ts 에는 181세대입니다'],
  ['a room without its English name', "content/english.ts › units.rooms: 59K 평면에 있는 '드레스룸' 의 영어 이름이 없습니다"],
  ['a facility that only the site plan has', "content/plans/site-plan.ts › facilities[주민공동시설].holds: content/community.ts 에 'pool' 시설이 없습니다"],
  ['rooms that overlap', 'content/plans › 59K: 거실(living)과 안방(master)이 겹칩니다'],
  ['a colour that cannot be read', "content/theme.ts › brassText: '#C9B48A', paper 위의 대비"],
  ['a page without its content', 'content/pages.ts › complexCommunity: content/community.ts 에 내용이 없는 페이지입니다'],
  ['content without its page', 'content/guides.ts (stampTax): content/pages.ts 에 stampTax 가 없어 보이지 않는 내용입니다'],
  ['articles without the page that lists them', 'content/press-articles.ts: content/pages.ts › pressPage 가 null 이어서 보이지 않는 내용입니다'],
  ["a tour's scene in a wall", 'content/tours.ts › tabs[sample-home].source.scenes[living].at: [0, -100] 은 거실(living) 밖입니다'],
  ['a file that nothing names', 'public/films/old.mp4: content 에서 쓰지 않는 파일입니다. 지우거나 content 에 적어 주세요'],
  ['a picture that no page shows', 'public/pictures/manifest.json › unseen: 어느 페이지에도 쓰지 않는 그림입니다. 지우거나 content 에 적어 주세요'],
  ['a film too heavy for a phone', 'public/films/yard.mp4: 4.2MB, 휴대전화에서 받는 영상은 4MB 이하여야 합니다'],
  ['a film without captions', 'content/videos.ts › [brand-film].source.captions: 자막 파일을 적어야 합니다'],
  ['a panorama too heavy for a phone', 'public/panoramas/manifest.json › living: 가장 작은 파일이 612kB, 500kB 이하여야 합니다'],
  ['a picture without its preview', 'public/pictures/manifest.json › hero: preview 가 없습니다. npm run site -- pictures 로 다시 만들어 주세요'],
  ['a page in no menu', "content/menus.ts: '/BusinessGuide/plan' 페이지로 가는 항목이 없습니다"],
  ['a type under another name in a menu', "content/menus.ts › groups.items[작은 집].label: '59K' 타입의 이름이 있어야 합니다"],
  ['a number of the first screen', "content/home.ts › hero.facts[임대 세대수].value: '700', content/overview.ts 에는 642"],
  ['a price before the announcement', "content/home.ts › hero.lead: '1억 원', 모집공고가 나오기 전에는 금액을 적을 수 없습니다"],
  ['baths unlike the plan', 'content/units.ts › 59K.baths: 1, 평면에서는 2 입니다'],
  ['furniture in a wall', 'content/plans › 59K: fixtures[1번째] shoe-cabinet [-100, 200, 360, 1720]: 벽에 걸칩니다'],
  ['furniture in furniture', 'content/plans › 59K: 입체도에서'],
  ['a rental without the rule about recruiting', "content/site.ts › legal.recruiting: '임대' 단지에는 임차인 모집의 시작일과 법 조항을 적어야 합니다"],
  ['a holiday on another day', 'content/registration.ts › visits.exceptions[2027-02-08].day: 설날은 음력 1월 1일입니다. 이날은 음력 1월 2일입니다'],
  ['an older article before a newer one', "content/press-articles.ts › [news-1].date: '2027-03-08T10:00', 앞의 기사 '2027-03-07T10:00' 보다 나중입니다"],
  ['a particle that is not as the word is read', "content/home.ts › hero.lead: '59K은', 읽는 소리에 맞게 '59K는' 로 써야 합니다"],
  ['a word in another form', "content/home.ts › hero.lead: '단지 배치도', docs/korean-style.md 에 따라 고쳐 주세요 (단지배치도, "],
  ['a field that is empty', 'content/home.ts › hero.heading: 비어 있지 않은 글'],
  ['a field that is missing', 'content/site.ts › phone'],
  ['an address with a bare %', "content/menus.ts › consultation.href: 주소의 % 는 %25 로 적습니다 (지금: '/a?q=100%')"],
  ['a day that no calendar has', "content/guides.ts (salesGuide) › updated: YYYY-MM-DD 형식의, 달력에 있는 날짜 (지금: '2027-02-31')"],
  ['a time that no clock shows', "content/press-articles.ts › [news-1].date: YYYY-MM-DDTHH:mm 형식의, 달력에 있는 날짜와 시각 (지금: '2027-03-07T24:30')"],
  [
    'a guide to come without its placeholder',
    'content/guides.ts (salesGuide) › comingSoon: status 가 comingSoon 이면 그동안 보여 줄 heading 과 lead 를 적어야 합니다 (지금: 없음)',
  ],
  ['a claim that nobody can prove', "content/home.ts › hero.lead: '완판', 사실로 증명할 수 없는 표현입니다"],
  ['an exclamation mark', "content/home.ts › hero.lead: '!', 느낌표를 쓰지 않습니다"],
  ['a unit in another spelling', "content/home.ts › hero.lead: 'm²', 넓이는 84.95㎡ 처럼 씁니다"],
  ['a template without its placeholder', "content/pages.ts (floorPlanPage).title: '{type}' 이 있어야 페이지마다 다릅니다"],
  ['an advertisement in a confirmation', "content/registration.ts › sms.confirmation: '할인', 접수를 알리는 문자에는 광고를 적을 수 없습니다"],
  [
    'an advertisement in a text to one customer',
    "content/registration.ts › sms.customerTexts › 안내: '이벤트', 동의하지 않은 고객에게도 보내는 문자에는 광고를 적을 수 없습니다",
  ],
  ['an advertisement without its opt-out', "content/registration.ts › sms.remainingUnits: 마지막 줄이 '무료 수신거부 080-000-0000' 이어야 합니다"],
  ['a consent that hides that one may refuse', 'content/registration.ts › consents.night.refusal: 거부할 수 있다는 것과 거부하면 어떻게 되는지 적어야 합니다'],
  ['a page that tells of itself', "content/home.ts › hero.lead: '안내합니다', docs/korean-style.md 에 따라 고쳐 주세요 ("],
  ['a subtitle that repeats its title', "content/pages.ts › privacy.lead: 제목 '개인정보 처리방침' 을 되풀이합니다"],
  ['two totals in one text', "content/home.ts › hero.lead: '642세대' 와 '700세대' 를 한 글에 적지 않습니다"],
  ['minutes by car beside minutes on foot', "content/location.ts › premium.blocks: '차로 6분, 병원', 걸어서 걸리는 시간과"],
  ['a price of a type before the announcement', "content/units.ts › terms: '계획' 단계에서는 금액을 적을 수 없습니다"],
  ['a caption that says nothing', 'content/site.ts › captions[model-house]: 종류, 설명, 대체 글 가운데 고칠 것을 적어 주세요'],
  ['two pictures with one text', 'content/pictures.ts › room-59k-1.alt: model-house 의 글과 같습니다. 그림마다 다르게 설명해야 합니다'],
]

/**
 * Errors of the scenes of these plans, memoised: most breaks leave the plans unchanged, and a scene takes a tenth of a second.
 */
const scenes = new Map<string, string[]>()
const knownSceneFaults = (all: Content): string[] => {
  const plans = JSON.stringify(all.plans)
  const faults = scenes.get(plans) ?? sceneFaults(all)
  scenes.set(plans, faults)
  return faults
}

/** The checks of `npm run site -- content`, with files of public/ of which one is unused and one too heavy. */
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
/** Input of a part with a value that its schema rejects. */
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
  'items of a page in words': ({ pages }) => (pages.complexCommunity!.lead = '네 가지 시설을 함께 씁니다.'),
  'facilities in words': lead('커뮤니티에 여섯 가지 시설을 둡니다.'),
  'gates of the site plan in words': lead('강 쪽으로 보행 출입구를 아홉 곳 냈습니다.'),
  'pictures of a type in words': ({ interiors: [first] }) => (first!.lead = '그림 세 장입니다.'),
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
  'a policy without what a contract records': ({ registration }) =>
    (registration.contract = [{ name: 'parking', label: '주차', kind: 'line', required: true }]),
  'an area unlike its plan': ({ units: { types } }) => (types[0]!.areas.exclusive = 60.1),
  'households unlike the site plan': ({ overview }) => (overview.byComplex[0]!.rentalByType['59K'] = 181),
  'a room without its English name': ({ english }) => delete english!.units.rooms['드레스룸'],
  'a facility that only the site plan has': ({ sitePlan }) =>
    sitePlan.facilities.push({ name: '주민공동시설', at: [100, 100], size: [20, 10], turn: 0, holds: ['pool'] }),
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
  'a rental without the rule about recruiting': ({ site }) => (site.legal.recruiting = null),
  'a holiday on another day': ({ registration }) =>
    (registration.visits = { ...openingHours, exceptions: [{ day: '2027-02-08', reason: '설날', hours: null }] }),
  'an older article before a newer one': ({ seedArticles }) => seedArticles.reverse(),
  'a word in another form': lead('단지 배치도를 보세요.'),
  'a claim that nobody can prove': lead('완판을 앞두고 있습니다.'),
  'an exclamation mark': lead('오세요!'),
  'a unit in another spelling': lead('전용 84m²입니다.'),
  'a template without its placeholder': ({ floorPlanPage }) => (floorPlanPage.title = '타입별 평면도 안내'),
  'an advertisement in a confirmation': ({ registration: { sms } }) => (sms.confirmation += '할인'),
  'an advertisement in a text to one customer': ({ registration: { sms } }) => (sms.customerTexts = [{ name: '안내', text: '주말 이벤트' }]),
  'an advertisement without its opt-out': ({ registration: { sms } }) => (sms.remainingUnits += '\n감사합니다'),
  'a consent that hides that one may refuse': ({ registration: { consents } }) => (consents.night.refusal = '문자를 보내지 않습니다.'),
  'a page that tells of itself': lead('세대 내부를 안내합니다.'),
  'a subtitle that repeats its title': ({ pages }) => (pages.privacy.lead = '개인정보 처리방침입니다.'),
  'two totals in one text': (copy) => {
    copy.overview.facts.brandTownHouseholds = 700
    copy.home.hero.lead = '642세대이며 처음에는 700세대였습니다.'
  },
  'minutes by car beside minutes on foot': ({ location }) => {
    const blocks = location!.premium!.blocks
    const [block] = blocks
    blocks.splice(0, Infinity, { ...block!, heading: '걸어서 6분, 공원' }, { ...block!, heading: '차로 6분, 병원' })
  },
  'a price of a type before the announcement': ({ units }) =>
    (units.terms = { types: [{ type: '59K', deposit: 100_000_000, rent: 300_000, instalments: [], options: [] }] }),
  'a caption that says nothing': ({ site }) => (site.captions = [{ picture: 'model-house' }]),
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

test('every message has a break that causes it, and every break a message', () => {
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
