import type { Check } from './check-all'
import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import { placeOf } from './place'
import type { PageContent } from './schemas/pages'
import { checkEach, fallbackIfInvalid } from './invalid-part'
import { fillUnitText } from './unit-text'

/** Characters. Search results cut off longer titles and descriptions, and replace shorter ones. */
const LENGTHS = { title: { min: 8, max: 32 }, description: { min: 50, max: 160 } } as const

interface FilledPage {
  /** `content/pages.ts › brandIntro` */
  readonly at: string
  /** Values of a template's placeholders, as the message names them. */
  readonly of?: string
  readonly page: { readonly title: string; readonly description: string }
  readonly fill?: (text: string) => string
}

const forType = (type: Content['units']['types'][number] | undefined) => (text: string) => (type ? fillUnitText(text, type) : text)
const forSite = (name: string) => (text: string) => text.replaceAll('{site}', name)

/** @param id of an existing page */
const pageOf = (pages: Content['pages'], id: string): PageContent => Reflect.get(pages, id) as PageContent

/** The pages of each kind, read separately. */
const PAGES: readonly ((content: Content) => (() => FilledPage)[])[] = [
  ({ pages }) => Object.keys(pages).map((id) => () => ({ at: `content/${CONTENT_FILES.pages} › ${id}`, page: pageOf(pages, id) })),
  ({ floorPlanPage, units }) =>
    units.types.map((type) => () => ({ at: `content/${CONTENT_FILES.floorPlanPage}`, of: type.id, page: floorPlanPage, fill: forType(type) })),
  ({ interiorPage, interiors, units }) =>
    interiors.map(({ unit }) => () => ({
      at: `content/${CONTENT_FILES.interiorPage}`,
      of: unit,
      page: interiorPage,
      fill: forType(units.types.find(({ id }) => id === unit)),
    })),
  ...(['pressPage', 'siteCustomerPage'] as const).map(
    (part) =>
      ({ [part]: page, pressSites }: Content) =>
        page
          ? pressSites.map(({ name }) => () => ({ at: `content/${CONTENT_FILES[part]}`, of: name, page, fill: forSite(name) }))
          : [],
  ),
]

/** Do titles and descriptions have the length that a search result shows, templates too, with what they are filled with? */
export const lengthFaults: Check = (content) =>
  checkEach(PAGES, (pagesOf) =>
    checkEach(pagesOf(content), (filledPage) => {
      const { at, of, page, fill = (text) => text } = filledPage()
      return checkEach(['title', 'description'] as const, (field) => {
        const { min, max } = LENGTHS[field]
        const shown = fill(page[field])
        const { length } = [...shown]
        const filledWith = of === undefined ? '' : ` (${of})`
        return length < min || length > max ? [`${at}.${field}${filledWith}: ${length}자 '${shown}', ${min}~${max}자여야 합니다`] : []
      })
    }),
  )

/** What each page shows pictures from, and where that is written. */
const SHOWN: readonly ((content: Content) => readonly (readonly [part: keyof Content, whole: unknown, path: readonly PropertyKey[]])[])[] = [
  ({ home }) => [['home', home, []]],
  ({ brand }) => [['brand', brand, []]],
  ({ community }) => [['community', community, []]],
  ({ location }) => (location ? [['location', location, ['premium']]] : []),
  ({ interiors }) => [...interiors.keys()].map((index) => ['interiors', interiors, [index]] as const),
  ({ tours }) => [...(tours?.tabs ?? []).keys()].map((index) => ['tours', tours, ['tabs', index, 'gallery']] as const),
]
const PICTURE_FIELDS: readonly PropertyKey[] = ['picture', 'image', 'banner', 'gallery']

/** Names of pictures beneath `value`, with their places. */
function picturesIn(value: unknown, path: readonly PropertyKey[]): [path: readonly PropertyKey[], id: string][] {
  if (typeof value === 'string') return PICTURE_FIELDS.includes(path.findLast((key) => typeof key === 'string') ?? '') ? [[path, value]] : []
  if (typeof value !== 'object' || value === null) return []
  const keys: readonly PropertyKey[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => fallbackIfInvalid(() => picturesIn(Reflect.get(value, key), [...path, key]), []))
}

/** Is no picture shown twice on one page? */
export const repeatedPictureFaults: Check = (content) =>
  checkEach(SHOWN, (pagesOf) =>
    checkEach(pagesOf(content), ([part, whole, path]) => {
      const first = new Map<string, string>()
      const value = path.reduce<unknown>((at, key) => Reflect.get(at as object, key), whole)
      return picturesIn(value, path).flatMap(([at, id]) => {
        const here = placeOf(whole, at)
        const earlier = first.get(id)
        first.set(id, earlier ?? here)
        return earlier === undefined
          ? []
          : [`content/${CONTENT_FILES[part]} › ${here}: '${id}' 그림이 같은 페이지의 ${earlier} 에도 있습니다. 다른 그림이어야 합니다`]
      })
    }),
  )
