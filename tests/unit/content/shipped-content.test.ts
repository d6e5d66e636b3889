import { content } from '@/lib/content/load'
import { publicPaths } from '@/lib/content/paths'
import { floorPlanPath, routes } from '@/lib/routes'

/** Every string of a value with the path to it. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => strings(item, `${path}[${index}]`))
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => strings(item, path ? `${path}.${key}` : key))
  return []
}
const everything = strings(content)
const matching = (pattern: RegExp) => everything.filter(([, text]) => pattern.test(text)).map(([path, text]) => `${path}: ${text}`)

describe('menus and links', () => {
  it('name every page; header and footer lead to the others', () => {
    const entries = new Set(content.menus.groups.flatMap((group) => group.items.map(({ href }) => href)))
    expect(publicPaths().filter((path) => !entries.has(path))).toEqual([routes.home, routes.privacy])
  })

  it('call every type by its name, 84C and 84D too', () => {
    const entries = content.menus.groups.flatMap((group) => group.items)
    for (const unit of content.units.types) {
      expect(entries.filter((link) => link.href === floorPlanPath(unit.slug)).map((link) => link.label)).toEqual([unit.id])
    }
  })
})

describe('search texts', () => {
  it('keep the placeholders that tell unit pages apart', () => {
    for (const template of [content.floorPlanPage, content.interiorPage]) {
      for (const field of ['title', 'description', 'heading'] as const) expect(template[field]).toContain('{type}')
    }
    for (const template of [content.pressPage, content.siteCustomerPage]) {
      for (const field of ['title', 'description'] as const) expect(template[field]).toContain('{site}')
    }
  })
})

describe('the copy', () => {
  it('claims nothing that the project cannot prove', () => {
    expect(matching(/확정|최저|마감\s?임박|최고의|최상의|최초|유일|업계 1위|완판|프리미엄급|특별 ?혜택|선착순|수익률|시세 ?차익|무조건|100%/)).toEqual([])
  })

  it('is calm: no exclamation marks, no padding, no doubled spaces', () => {
    expect(matching(/[!！]/)).toEqual([])
    expect(matching(/ {2,}|^\s|\s$/)).toEqual([])
  })

  it('uses one spelling for units and ranges', () => {
    expect(matching(/m2|m²|제곱미터|\d ㎡|\d[∼〜]\d|\d-\d+층/)).toEqual([])
  })

  it('leaves nothing unfinished', () => {
    expect(matching(/lorem|TODO|TBD|샘플|예시 문구/i)).toEqual([])
  })

  it('shows no price before the announcement', () => {
    expect(everything.filter(([path]) => !path.startsWith('stampTax')).filter(([, text]) => /\d(억|천만|만) ?원/.test(text))).toEqual([])
  })

  it('shows the overview figures that are open as open', () => {
    const open = content.overview.rows.filter((row) => row.value === null).map((row) => row.label)
    expect(open).toEqual(['대지면적', '건축면적', '연면적', '용적률'])
  })
})

describe('facts stated twice', () => {
  it('agree between the announcement and the unit types', () => {
    const table = content.announcement!.articles.find((article) => article.table)?.table
    for (const unit of content.units.types) {
      const row = table?.rows.find(([type]) => type === unit.id)
      const complexes = content.overview.byComplex.map(({ rentalByType }) => String(rentalByType[unit.id] ?? '-'))
      expect(row).toEqual([unit.id, ...complexes, String(unit.households), unit.areas.exclusive.toFixed(4)])
    }
  })

  it('agree between the overview, the home page and the unit types', () => {
    const total = content.units.types.reduce((sum, unit) => sum + (unit.households ?? 0), 0)
    expect(total).toBe(content.overview.facts.rentalHouseholds)
    const { rentalHouseholds, exclusiveMin, exclusiveMax, buildings, occupancyYear } = content.overview.facts
    expect(content.home.hero.facts.map((fact) => fact.value)).toEqual([
      `${rentalHouseholds}`,
      `${exclusiveMin}~${exclusiveMax}`,
      `${buildings}`,
      `${occupancyYear}`,
    ])
    const of = (prefix: string) => content.units.types.filter((unit) => unit.id.startsWith(prefix)).reduce((sum, unit) => sum + (unit.households ?? 0), 0)
    expect(content.overview.rows.find((row) => row.label === '임대 공급 면적')?.value).toBe(`전용 59㎡ ${of('59')}세대, 전용 84㎡ ${of('84')}세대`)
  })
})

describe('messages', () => {
  const { sms } = content.registration

  it('confirm with facts only, without a word of advertising', () => {
    expect(sms.confirmation).not.toMatch(/광고|혜택|잔여|할인/)
    for (const field of ['{name}', '{site}', '{address}', '{hours}', '{phone}']) expect(sms.confirmation).toContain(field)
  })

  it('advertise in the mandated form: (광고) first, sender and contact, the free opt-out last', () => {
    expect(sms.remainingUnits).toMatch(/^\(광고\)\[\{site\}\]/)
    expect(sms.remainingUnits).toContain('{phone}')
    expect(sms.remainingUnits.trimEnd().split('\n').at(-1)).toBe(`무료 수신거부 ${sms.optOutNumber}`)
  })

  it('ask for each consent apart, each with purpose, items, period and what refusing means', () => {
    const { privacy, marketing, night } = content.registration.consents
    for (const consent of [privacy, marketing, night]) {
      expect(consent.rows.map((row) => row.label)).toEqual(['수집·이용 목적', '수집 항목', '보유·이용 기간'])
      expect(consent.refusal).toContain('거부할 수 있습니다')
    }
    expect([privacy, marketing, night].map(({ label }) => label.slice(0, 4))).toEqual(['[필수]', '[선택]', '[선택]'])
  })
})

describe('press articles that a new store starts with', () => {
  it('are six, newest first, of 300 to 700 characters', () => {
    const dates = content.seedArticles.map((article) => article.date)
    expect(dates).toHaveLength(6)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set(content.seedArticles.map((article) => article.id)).size).toBe(6)
    for (const article of content.seedArticles) {
      expect(article.content.length).toBeGreaterThanOrEqual(300)
      expect(article.content.length).toBeLessThanOrEqual(700)
    }
  })
})

describe('pictures', () => {
  it('are described, each in its own words', () => {
    const texts = Object.values(content.pictureTexts).map((picture) => picture.alt)
    expect(new Set(texts).size).toBe(texts.length)
  })
})
