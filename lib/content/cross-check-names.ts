import type { Check } from './check-all'
import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import { checkEach } from './invalid-part'

/** Values that must be unique: part, field, and the values in content. */
const UNIQUE: readonly (readonly [part: keyof Content, field: string, valuesOf: (content: Content) => readonly string[]])[] = [
  ['units', 'types.id', ({ units }) => units.types.map(({ id }) => id)],
  ['units', 'types.slug', ({ units }) => units.types.map(({ slug }) => slug)],
  ['interiors', 'slug', ({ interiors }) => interiors.map(({ slug }) => slug)],
  ['interiors', 'unit', ({ interiors }) => interiors.map(({ unit }) => unit)],
  ['pressSites', 'slug', ({ pressSites }) => pressSites.map(({ slug }) => slug)],
  ['seedArticles', 'id', ({ seedArticles }) => seedArticles.map(({ id }) => id)],
  ['seedArticles', 'picture', ({ seedArticles }) => seedArticles.map(({ picture }) => picture)],
  ['plans', 'id', ({ plans }) => plans.map(({ id }) => id)],
  ['community', 'facilities.id', ({ community }) => (community?.facilities ?? []).map(({ id }) => id)],
  ['location', 'highlights.id', ({ location }) => (location?.highlights ?? []).map(({ id }) => id)],
  ['tours', 'tabs.key', ({ tours }) => (tours?.tabs ?? []).map(({ key }) => key)],
  ['videos', 'id', ({ videos }) => [...(videos.brand ? [videos.brand] : []), ...videos.tabs].map(({ id }) => id)],
  ['menus', 'groups.items.href', ({ menus }) => menus.groups.flatMap(({ items }) => items.map(({ href }) => decodeURI(href)))],
]

/** Names and addresses that identify an item must be unique. */
export const doubledNames: Check = (content) =>
  checkEach(UNIQUE, ([part, field, valuesOf]) => {
    const values = valuesOf(content)
    return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
      (value) => `content/${CONTENT_FILES[part]} › ${field}: '${value}' 이 ${values.filter((each) => each === value).length}번 있습니다. 한 번만 써야 합니다`,
    )
  })

/** Every file about complexes must include every complex. */
export const complexFaults: Check = (content) => {
  const known = content.overview.facts.complexes
  const places: readonly (readonly [at: string, complexesOf: (content: Content) => readonly number[]])[] = [
    ['content/overview.ts › byComplex', ({ overview }) => overview.byComplex.map(({ complex }) => complex)],
    ['content/plans/site-plan.ts › complexes', ({ sitePlan }) => sitePlan.complexes.map(({ id }) => id)],
  ]
  const unknown = (at: string, complexes: readonly number[]) =>
    complexes.filter((each) => !known.includes(each)).map((each) => `${at}: ${each}단지는 content/overview.ts › facts.complexes 에 없습니다`)
  return [
    ...checkEach(places, ([at, complexesOf]) => {
      const complexes = complexesOf(content)
      const missing = known.filter((each) => !complexes.includes(each))
      return [...missing.map((each) => `${at}: ${each}단지가 없습니다. content/overview.ts › facts.complexes 에는 있습니다`), ...unknown(at, complexes)]
    }),
    ...checkEach([content], ({ units }) => checkEach(units.types, ({ id, complexes }) => unknown(`content/units.ts › types[${id}].complexes`, complexes))),
  ]
}
