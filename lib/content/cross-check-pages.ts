import type { Check } from './check-all'
import { CONTENT_FILES } from './content-files'

/** Characters. Search results cut a longer title or description off, and write their own in place of a shorter one. */
const LENGTHS = { title: { least: 8, most: 32 }, description: { least: 50, most: 160 } } as const

/** Do titles and descriptions have the length that a search result shows, templates too, with what they are filled with? */
export const lengthFaults: Check = ({ pages, floorPlanPage, interiorPage, pressPage, siteCustomerPage, units, interiors, pressSites }) => {
  const filled = (text: string, type: { id: string; areas: { exclusive: number } } | undefined, site: string) =>
    text
      .replaceAll('{type}', type?.id ?? '')
      .replaceAll('{area}', type?.areas.exclusive.toFixed(2) ?? '')
      .replaceAll('{site}', site)
  const typeOf = (id: string) => units.types.find((unit) => unit.id === id)
  const texts = [
    ...Object.entries(pages).map(([id, page]) => ({ at: `content/${CONTENT_FILES.pages} › ${id}`, ...page })),
    ...units.types.map((type) => ({ at: `content/${CONTENT_FILES.floorPlanPage}`, for: type.id, ...fill(floorPlanPage, (text) => filled(text, type, '')) })),
    ...interiors.map(({ unit }) => ({
      at: `content/${CONTENT_FILES.interiorPage}`,
      for: unit,
      ...fill(interiorPage, (text) => filled(text, typeOf(unit), '')),
    })),
    ...pressSites.flatMap(({ name }) => [
      { at: `content/${CONTENT_FILES.pressPage}`, for: name, ...fill(pressPage, (text) => filled(text, undefined, name)) },
      { at: `content/${CONTENT_FILES.siteCustomerPage}`, for: name, ...fill(siteCustomerPage, (text) => filled(text, undefined, name)) },
    ]),
  ]
  return texts.flatMap((page) =>
    (['title', 'description'] as const).flatMap((field) => {
      const { least, most } = LENGTHS[field]
      const { length } = [...page[field]]
      const whose = 'for' in page ? ` (${page.for})` : ''
      return length < least || length > most ? [`${page.at}.${field}${whose}: ${length}자 '${page[field]}', ${least}~${most}자여야 합니다`] : []
    }),
  )
}

const fill = <T extends { title: string; description: string }>(page: T, filled: (text: string) => string) => ({
  title: filled(page.title),
  description: filled(page.description),
})

/** Is no picture shown twice on one page? */
export const repeatedPictureFaults: Check = ({ home, brand, community, location, interiors, tours }) => {
  const found = (value: unknown, path = ''): [path: string, id: string][] => {
    if (Array.isArray(value)) return value.flatMap((item, index) => found(item, `${path}[${index}]`))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, item]): [string, string][] => {
      const here = path === '' ? key : `${path}.${key}`
      if ((key === 'picture' || key === 'image' || key === 'banner') && typeof item === 'string') return [[here, item]]
      if (key === 'gallery' && Array.isArray(item)) return item.map((id, index) => [`${here}[${index}]`, String(id)])
      return found(item, here)
    })
  }
  const pages: readonly (readonly [at: string, value: unknown])[] = [
    [`content/${CONTENT_FILES.home}`, home],
    [`content/${CONTENT_FILES.brand}`, brand],
    [`content/${CONTENT_FILES.community}`, community],
    [`content/${CONTENT_FILES.location}`, location.premium],
    ...interiors.map((interior) => [`content/${CONTENT_FILES.interiors} › [${interior.slug}]`, interior] as const),
    ...tours.tabs.map((tab) => [`content/${CONTENT_FILES.tours} › tabs[${tab.key}]`, tab.gallery.map((picture) => ({ picture }))] as const),
  ]
  return pages.flatMap(([at, value]) => {
    const first = new Map<string, string>()
    return found(value).flatMap(([path, id]) => {
      const earlier = first.get(id)
      first.set(id, earlier ?? path)
      return earlier === undefined ? [] : [`${at} › ${path}: '${id}' 그림이 같은 페이지의 ${earlier} 에도 있습니다. 다른 그림이어야 합니다`]
    })
  })
}
