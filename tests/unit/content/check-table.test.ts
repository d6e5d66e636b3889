import { readFileSync } from 'node:fs'
import { home } from '@/content/home'
import { site } from '@/content/site'
import { checkAll } from '@/lib/content/check-all'
import { contentSchemas, type Content } from '@/lib/content/content'
import { CONTENT_FILES } from '@/lib/content/content-files'
import { fileFaults } from '@/lib/content/cross-check-files'
import { CHECKS, content } from '@/lib/content/load'
import { parseContent } from '@/lib/content/parse'

/** Rows of docs/content-checks.md. */
const ROWS = readFileSync('docs/content-checks.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, what, message] = /^\| (.+?) \| `(.+)` \|$/.exec(line) ?? []
    return what && message ? [[what, message] as const] : []
  })

type Broken = (copy: Content) => unknown
const lead =
  (text: string): Broken =>
  (copy) =>
    (copy.home.hero.lead = text)
/** A part as it is written, with something that its schema refuses. */
const refused = (part: 'home' | 'site', value: unknown): string[] => {
  const faults: string[] = []
  parseContent(CONTENT_FILES[part], contentSchemas[part], value, faults)
  return faults
}

const BREAKS: Readonly<Record<string, Broken>> = {
  'a link to a page that does not exist': (copy) => (copy.menus.consultation.href = '/Promotion/Visit'),
  'an address that two types share': ({ units: { types } }) => (types[1]!.slug = types[0]!.slug),
  'households in a sentence': lead('임대 913세대를 공급합니다.'),
  'buildings in a sentence': lead('모두 46개 동입니다.'),
  'storeys in a sentence': lead('최고 36층입니다.'),
  'complexes in a sentence': lead('1·2·4단지입니다.'),
  'another telephone number': lead('1533-8849로 전화해 주세요.'),
  'types in words': ({ home: { units } }) => (units.lead = '서른 타입의 평면과 면적을 비교합니다.'),
  'complexes in words': lead('나란히 놓인 세 개 단지입니다.'),
  'items of a page in words': ({ pages }) => (pages.complexCommunity!.lead = '네 가지 시설을 안내합니다.'),
  'facilities in words': ({ home }) => {
    const item = home.complex.items.find(({ title }) => title === '커뮤니티')!
    item.description = item.description.replace('다섯 가지', '여섯 가지')
  },
  'a type in an alternative text': ({ pictureTexts }) => (pictureTexts['interior-59a-kitchen']!.alt = '59C 타입의 주방'),
  'a title too short': ({ pages }) => (pages.brandIntro!.title = '브랜드'),
  'a description too long': ({ pages }) => (pages.salesGuide!.description = '가'.repeat(161)),
  'a complex that one file does not have': ({ sitePlan }) => (sitePlan.complexes = sitePlan.complexes.filter(({ id }) => id !== 5)),
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
  'households unlike the site plan': ({ overview }) => (overview.byComplex[0]!.rentalByType['59A'] = 65),
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
  'a claim that nobody can prove': lead('완판을 앞두고 있습니다.'),
  'an exclamation mark': lead('오세요!'),
  'a unit in another spelling': lead('전용 84m²입니다.'),
  'a template without its placeholder': ({ floorPlanPage }) => (floorPlanPage.title = '타입별 평면도 안내'),
  'an advertisement in a confirmation': ({ registration: { sms } }) => (sms.confirmation += '할인'),
  'an advertisement without its opt-out': ({ registration: { sms } }) => (sms.remainingUnits += '\n감사합니다'),
  'a consent that hides that one may refuse': ({ registration: { consents } }) => (consents.night.refusal = '문자를 보내지 않습니다.'),
  'two pictures with one text': ({ pictureTexts }) => {
    const [first, second] = ['interior-59a-kitchen', 'model-house'].sort((a, b) => Object.keys(pictureTexts).indexOf(a) - Object.keys(pictureTexts).indexOf(b))
    pictureTexts[second!]!.alt = pictureTexts[first!]!.alt
  },
}

const REFUSED: Readonly<Record<string, () => string[]>> = {
  'a field that is empty': () => refused('home', { ...home, hero: { ...home.hero, heading: ' ' } }),
  'a field that is missing': () => refused('site', { ...site, phone: undefined }),
}

test('every row has something that is broken, and every break a row', () => {
  expect(ROWS.map(([what]) => what).sort()).toEqual([...Object.keys(BREAKS), ...Object.keys(REFUSED)].sort())
})

test.each(ROWS)('%s', (what, message) => {
  const copy = structuredClone(content)
  BREAKS[what]?.(copy)
  const faults = REFUSED[what]?.() ?? [...checkAll(copy, CHECKS), ...fileFaults(copy, ['films/old.mp4'])]
  expect(faults.join('\n')).toContain(message)
})
