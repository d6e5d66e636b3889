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

describe('the copy', () => {
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
