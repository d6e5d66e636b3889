import { routes } from '@/lib/routes'
import { eachText, type Check } from './check-all'
import type { Content } from './content'
import { consentChecks, consentVersionFaults } from './cross-check-consents'
import { linkChecks } from './cross-check-links'
import { PAGE_CONTENT } from './page-content'
import { placeFaults } from './page-place'
import { REQUIRED_PAGES } from './schemas/pages'
import { checkEach } from './invalid-part'

/** WCAG 2.2 relative luminance contrast of two #RRGGBB colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const contrastFaults: Check = ({ theme }) =>
  checkEach(
    [
      ['ink', 'paper', 4.5],
      ['ink', 'sand', 4.5],
      ['paper', 'pine', 4.5],
      ['brassText', 'paper', 4.5],
      ['river', 'paper', 4.5],
      ['clay', 'paper', 4.5],
      ['brass', 'paper', 3],
    ] as const,
    ([fore, back, least]) => {
      const ratio = contrast(theme[fore], theme[back])
      return ratio < least ? [`content/theme.ts › ${fore}: '${theme[fore]}', ${back} 위의 대비 ${ratio.toFixed(2)}:1, ${least}:1 이상이어야 합니다`] : []
    },
  )

const pageFaults: Check = ({ pages }) => [
  ...REQUIRED_PAGES.filter((id) => !(id in pages)).map((id) => `content/pages.ts › ${id}: 이 페이지의 글이 없습니다`),
  ...Object.keys(pages)
    .filter((id) => !(id in routes))
    .map((id) => `content/pages.ts › ${id}: lib/routes.ts 에 없는 페이지입니다. ${Object.keys(routes).join(', ')} 가운데 하나여야 합니다`),
]

/** A page's position in the menus must name existing pages. */
const pagePlaceFaults: Check = (content) => (pageFaults(content).length > 0 ? [] : placeFaults(content))

/** A page and its content exist together, or neither does. */
const pageContentFaults: readonly Check[] = PAGE_CONTENT.map(({ id, at, of }) => (content) => {
  const [shown, has] = [of(content) !== null, id in content.pages]
  if (has && !shown) return [`content/pages.ts › ${id}: ${at} 에 내용이 없는 페이지입니다. 내용을 적거나 ${id} 를 지워 주세요`]
  if (!has && shown) return [`${at}: content/pages.ts 에 ${id} 가 없어 보이지 않는 내용입니다. ${id} 를 적거나 내용을 null (목록은 [])로 해 주세요`]
  return []
})

const pressSiteFaults: Check = ({ site, pressSites }) =>
  pressSites.some(({ slug }) => slug === site.defaultPressSite)
    ? []
    : [`content/site.ts › defaultPressSite: content/press-sites.ts 에 '${site.defaultPressSite}' 가 없습니다`]

/** The press page shows articles, newest first. */
const articleFaults: Check = ({ pressPage, seedArticles }) => [
  ...checkEach([...seedArticles.keys()], (index) => {
    const [earlier, later] = [seedArticles[index], seedArticles[index + 1]]
    return earlier && later && earlier.date < later.date
      ? [`content/press-articles.ts › [${later.id}].date: '${later.date}', 앞의 기사 '${earlier.date}' 보다 나중입니다. 새 기사부터 적어야 합니다`]
      : []
  }),
  ...(pressPage === null && seedArticles.length > 0
    ? ['content/press-articles.ts: content/pages.ts › pressPage 가 null 이어서 보이지 않는 내용입니다. pressPage 를 적거나 [] 로 해 주세요']
    : []),
]

const interiorFaults: Check = ({ interiors, units }) =>
  checkEach(interiors, ({ slug, unit }) =>
    units.types.some(({ id }) => id === unit) ? [] : [`content/interiors.ts › [${slug}].unit: content/units.ts 에 '${unit}' 타입이 없습니다`],
  )

const PICTURE_FIELDS = new Set(['picture', 'image', 'banner', 'social', 'poster', 'gallery'])

/** Every picture that content names must have texts and files. */
const pictureChecks = eachText(({ pictureTexts, pictureFiles }, { at, key, text }) =>
  PICTURE_FIELDS.has(key) && !(text in pictureTexts && text in pictureFiles)
    ? [`${at}: '${text}' 그림이 content/pictures.ts 와 public/pictures/manifest.json 에 모두 있어야 합니다`]
    : [],
)

const tallFaults: Check = ({ pictureTexts, pictureFiles }) =>
  checkEach(Object.keys(pictureTexts), (id) => {
    const tall = pictureTexts[id]?.tall
    return tall !== undefined && !(tall in pictureFiles) ? [`content/pictures.ts › ${id}.tall: public/pictures/manifest.json 에 '${tall}' 가 없습니다`] : []
  })

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** The overview's table of complexes, its facts, and the unit types must count the same households. */
const householdFaults: readonly Check[] = [
  ({ overview: { facts, byComplex } }) =>
    checkEach(['buildings', 'totalHouseholds', 'rentalHouseholds'] as const, (field) => {
      const total = sum(byComplex.map((row) => row[field]))
      return total === facts[field] ? [] : [`content/overview.ts › byComplex.${field}: 단지별 합계 ${total}, facts 의 값 ${facts[field]} 과 같아야 합니다`]
    }),
  ({ overview: { byComplex } }) =>
    checkEach(byComplex, (row) => {
      const total = sum(Object.values(row.rentalByType))
      return total === row.rentalHouseholds
        ? []
        : [`content/overview.ts › byComplex[${row.complex}].rentalByType: 타입별 합계 ${total}, rentalHouseholds ${row.rentalHouseholds} 과 같아야 합니다`]
    }),
  ({ overview: { byComplex }, units }) => {
    const known = new Set(units.types.map((unit) => unit.id))
    return checkEach(byComplex, (row) =>
      Object.keys(row.rentalByType)
        .filter((type) => !known.has(type))
        .map((type) => `content/overview.ts › byComplex[${row.complex}].rentalByType.${type}: content/units.ts 에 이 타입이 없습니다`),
    )
  },
  ({ overview: { byComplex }, units }) => checkEach(units.types, (unit) => unitHouseholdFaults(unit, byComplex)),
]

function unitHouseholdFaults(unit: Content['units']['types'][number], byComplex: Content['overview']['byComplex']): string[] {
  const rows = byComplex.filter((row) => (row.rentalByType[unit.id] ?? 0) > 0)
  const total = sum(rows.map((row) => row.rentalByType[unit.id] ?? 0))
  const complexes = rows.map((row) => row.complex).join(', ')
  const at = `content/units.ts › types[${unit.id}]`
  return [
    ...checkEach([unit], ({ households }) =>
      households !== null && total !== households ? [`${at}.households: ${households}, content/overview.ts 의 합계 ${total} 과 같아야 합니다`] : [],
    ),
    ...checkEach([unit], (told) =>
      complexes === told.complexes.join(', ') ? [] : [`${at}.complexes: [${told.complexes.join(', ')}], content/overview.ts 에서는 [${complexes}] 입니다`],
    ),
  ]
}

/** Search engines drop pages that share a title or a description. */
function uniquenessFaults({ pages }: Content): string[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const seen = new Map<string, string>()
    return checkEach(Object.keys(pages) as (keyof typeof pages)[], (id) => {
      const text = pages[id]?.[field]
      if (text === undefined) return []
      const earlier = seen.get(text)
      seen.set(text, id)
      return earlier ? [`content/pages.ts › ${id}.${field}: '${text}', ${earlier} 와 달라야 합니다`] : []
    })
  })
}

/** The retention period must be the same in the consent, the policy and the settings. */
function retentionFaults({ registration, privacy }: Content): string[] {
  const period = `${registration.retentionMonths}개월`
  return [
    ...checkEach(['privacy', 'marketing', 'night'] as const, (kind) =>
      JSON.stringify(registration.consents[kind].rows).includes(period)
        ? []
        : [`content/registration.ts › consents.${kind}.rows: 보유 기간 '${period}' 을 적어야 합니다 (retentionMonths)`],
    ),
    ...checkEach([privacy], ({ sections }) =>
      JSON.stringify(sections).includes(period)
        ? []
        : [`content/privacy.ts › sections: 보유 기간 '${period}' 을 적어야 합니다 (content/registration.ts 의 retentionMonths)`],
    ),
  ]
}

/** Checks beyond a single schema: references between files, sums, contrast of colours. */
export const crossChecks: readonly Check[] = [
  contrastFaults,
  pageFaults,
  pagePlaceFaults,
  ...pageContentFaults,
  pressSiteFaults,
  articleFaults,
  interiorFaults,
  ...householdFaults,
  uniquenessFaults,
  retentionFaults,
  ...consentChecks,
  consentVersionFaults,
  ...linkChecks,
  ...pictureChecks,
  tallFaults,
]

export const crossCheck: Check = (content) => crossChecks.flatMap((check) => check(content))
