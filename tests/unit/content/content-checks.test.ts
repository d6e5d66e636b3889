import { checkAll } from '@/lib/content/check-all'
import type { Content } from '@/lib/content/content'
import { fileFaults } from '@/lib/content/cross-check-files'
import { CHECKS } from '@/lib/content/checks'
import { content, exampleFiles, faultsOf as broken } from '@/tests/support/example-complex'

const { types } = content.units
const { facts, byComplex } = content.overview
const { phone } = content.site
const otherPhone = phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
const unknownComplex = Math.max(...facts.complexes) + 1
/** More than content has of anything. */
const tooMany = facts.totalHouseholds + 1
const [firstComplex, secondComplex] = byComplex as [(typeof byComplex)[number], (typeof byComplex)[number]]
const [kitchen] = Object.keys(content.pictureTexts).filter((id) => id.startsWith('room-')) as [string]
const one = (expected: string) => [expect.stringContaining(expected) as string]

test('the example has no error', () => {
  expect(checkAll(content, CHECKS)).toEqual([])
})

test('a link to a page that does not exist', () => {
  const faults = broken((copy) => {
    copy.menus.consultation.href = '/Promotion/Visit'
  })
  expect(faults).toEqual(one("content/menus.ts › consultation.href: '/Promotion/Visit' 페이지가 없습니다"))
})

test('a link in another spelling than the page’s own', () => {
  const faults = broken((copy) => {
    copy.menus.reservation.href = copy.menus.reservation.href.toLowerCase()
  })
  expect(faults).toEqual(one('content/menus.ts › reservation.href'))
})

test('an address that two types share', () => {
  const faults = broken((copy) => {
    copy.units.types[1]!.slug = copy.units.types[0]!.slug
  })
  expect(faults).toContain(`content/units.ts › types.slug: '${types[0]!.slug}' 이 2번 있습니다. 한 번만 써야 합니다`)
})

test('a picture that two press articles share', () => {
  const faults = broken((copy) => {
    copy.seedArticles[1]!.picture = copy.seedArticles[0]!.picture
  })
  expect(faults).toEqual(one(`content/press-articles.ts › picture: '${content.seedArticles[0]!.picture}' 이 2번 있습니다. 한 번만 써야 합니다`))
})

test.each<[string, (copy: Content) => void, string]>([
  [
    'households',
    ({ home }) => (home.hero.lead = `임대 ${tooMany}세대를 공급합니다.`),
    `'${tooMany}세대', content/overview.ts 와 units.ts 의 세대수 (임대 ${facts.rentalHouseholds}, 전체 ${facts.totalHouseholds}) 과 맞아야 합니다`,
  ],
  ['households with a separator', ({ home }) => (home.hero.lead = '전체 98,765세대 규모입니다.'), "'98,765세대'"],
  [
    'buildings',
    ({ home }) => (home.hero.lead = `모두 ${facts.buildings + 1}개 동입니다.`),
    `'${facts.buildings + 1}개 동', content/overview.ts 의 동 수 (전체 ${facts.buildings}, 단지별 ${byComplex.map(({ buildings }) => buildings).join(', ')}) 과 맞아야 합니다`,
  ],
  [
    'floors',
    ({ home }) => (home.hero.lead = `최고 ${facts.floors + 1}층입니다.`),
    `'최고 ${facts.floors + 1}층', content/overview.ts › facts.floors ${facts.floors} 과 맞아야 합니다`,
  ],
  [
    'basements',
    ({ home }) => (home.hero.lead = `지하 ${facts.basementFloors + 1}층~지상 ${facts.floors}층입니다.`),
    `'지하 ${facts.basementFloors + 1}층~지상 ${facts.floors}층', content/overview.ts › facts.basementFloors ${facts.basementFloors} 과 맞아야 합니다`,
  ],
  [
    'types',
    ({ home, units }) => (home.hero.lead = `${units.types.length + 1}개 타입이 있습니다.`),
    `'${types.length + 1}개 타입', content/units.ts 의 타입 수 ${types.length} 과 맞아야 합니다`,
  ],
  [
    'complexes',
    ({ home }) => (home.hero.lead = `${facts.complexes[0]}·${unknownComplex}단지입니다.`),
    `'${facts.complexes[0]}·${unknownComplex}단지', content/overview.ts › facts.complexes (${facts.complexes.join('·')}단지) 에 있는 단지여야 합니다`,
  ],
  ['the phone number', ({ home }) => (home.hero.lead = `${otherPhone}로 전화해 주세요.`), `'${otherPhone}', content/site.ts › phone '${phone}' 이어야 합니다`],
])('a sentence that contradicts the facts: %s', (_what, breakIt, message) => {
  expect(broken(breakIt)).toEqual(one(`content/home.ts › hero.lead: ${message}`))
})

test.each([
  `임대 ${facts.rentalHouseholds}세대`,
  `${firstComplex.complex}·${secondComplex.complex}단지 임대 ${firstComplex.rentalHouseholds + secondComplex.rentalHouseholds}세대`,
  '아래층 2세대',
  '세대당 1.2대',
  '지상 2층',
  '어긋나게 선 두 동 사이의 하늘',
  `${firstComplex.buildings}개 동`,
])('a correct sentence: %s', (lead) => {
  expect(
    broken((copy) => {
      copy.home.hero.lead = lead
    }),
  ).toEqual([])
})

test('an alternative text that names a type which is not offered', () => {
  const faults = broken((copy) => {
    copy.pictureTexts[kitchen]!.alt = '59Z 타입의 주방'
  })
  expect(faults).toEqual([
    `content/pictures.ts › ${kitchen}.alt: '59Z' 타입이 content/units.ts 에 없습니다. ${types.map(({ id }) => id).join(', ')} 가운데 하나여야 합니다`,
  ])
})

test('a title that is too short, and a description that is too long', () => {
  const faults = broken((copy) => {
    copy.pages.brandIntro!.title = '브랜드'
    copy.pages.brandIntro!.description = '가'.repeat(161)
  })
  expect(faults).toEqual([
    "content/pages.ts › brandIntro.title: 3자 '브랜드', 8~32자여야 합니다",
    expect.stringMatching(/^content\/pages\.ts › brandIntro\.description: 161자 '가+', 50~160자여야 합니다$/),
  ])
})

test('a template whose title is too long once it is filled', () => {
  const faults = broken((copy) => {
    copy.pressPage!.title = `${'소식 '.repeat(10)}{site}`
  })
  expect(faults).toEqual(one(`content/pages.ts (pressPage).title (${content.pressSites[0]!.name}): `))
})

test('a template of unit types is measured as its page shows it', () => {
  const faults = broken((copy) => {
    copy.floorPlanPage.title = '{type} {area}{rooms}'
  })
  const { id, rooms, areas } = types[0]!
  const shown = `${id} ${Math.floor(areas.exclusive)}${rooms}`
  expect(faults).toContain(`content/pages.ts (floorPlanPage).title (${id}): ${shown.length}자 '${shown}', 8~32자여야 합니다`)
})

test('a complex that one file has and another lacks', () => {
  const missing = facts.complexes.at(-1)
  const faults = broken((copy) => {
    copy.overview.facts.complexes.push(unknownComplex)
    copy.sitePlan.complexes = copy.sitePlan.complexes.filter(({ id }) => id !== missing)
  })
  expect(faults).toEqual(
    expect.arrayContaining([
      `content/overview.ts › byComplex: ${unknownComplex}단지가 없습니다. content/overview.ts › facts.complexes 에는 있습니다`,
      `content/plans/site-plan.ts › complexes: ${missing}단지가 없습니다. content/overview.ts › facts.complexes 에는 있습니다`,
    ]),
  )
})

test('a picture that is shown twice on a page', () => {
  const { slug, rooms } = content.interiors[0]!
  const [first, second] = [rooms[0]!, rooms[1]!]
  const faults = broken((copy) => {
    copy.interiors[0]!.rooms[1]!.picture = first.picture
  })
  expect(faults).toEqual(
    one(
      `content/interiors.ts › [${slug}].rooms[${second.title}].picture: '${first.picture}' 그림이 같은 페이지의 [${slug}].rooms[${first.title}].picture 에도 있습니다`,
    ),
  )
})

test('an error in one file hides no error in another', () => {
  const copy: Partial<Content> = { ...structuredClone(content), units: undefined }
  copy.theme!.brassText = '#C9B48A'
  copy.home!.brand.picture = 'no-such-picture'
  expect(checkAll(copy, CHECKS)).toEqual([
    expect.stringContaining('content/theme.ts › brassText'),
    expect.stringContaining("content/home.ts › brand.picture: 'no-such-picture' 그림이"),
  ])
})

describe('files of public/', () => {
  test('are those that content names', () => {
    expect(fileFaults(content, exampleFiles)).toEqual([])
  })

  test.each(['pictures/old-480.12345678.avif', 'films/old.mp4', 'panoramas/59a-living-3072.00000000.avif'])('that nothing names: %s', (file) => {
    expect(fileFaults(content, [...exampleFiles, file])).toEqual([`public/${file}: content 에서 쓰지 않는 파일입니다. 지우거나 content 에 적어 주세요`])
  })

  test('that content names and that are missing', () => {
    const film = 'films/day.mp4'
    expect(
      fileFaults(
        content,
        exampleFiles.filter((file) => file !== film),
      ),
    ).toEqual([`content/videos.ts › brand.source.files[1번째].href: public/${film} 파일이 없습니다`])
  })

  test('whose address has a bare % and is invalid', () => {
    const copy = structuredClone(content)
    copy.announcement!.file = { href: '/files/100%.pdf', label: '모집공고', bytes: 1, sha256: 'a'.repeat(64) }
    expect(fileFaults(copy, exampleFiles)).toEqual(['content/guides.ts (announcement) › file.href: public/files/100%.pdf 파일이 없습니다'])
  })

  test('of a picture that no page shows', () => {
    const copy = structuredClone(content)
    copy.pictureTexts.unseen = { alt: '보이지 않는 그림', illustration: true }
    copy.pictureFiles.unseen = { ...copy.pictureFiles['model-house']!, widths: [480] }
    expect(fileFaults(copy, [...exampleFiles, `pictures/unseen-480.${copy.pictureFiles.unseen.hash}.avif`])).toEqual([
      'public/pictures/manifest.json › unseen: 어느 페이지에도 쓰지 않는 그림입니다. 지우거나 content 에 적어 주세요',
    ])
  })
})
