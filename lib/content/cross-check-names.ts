import type { Check } from './check-all'
import { CONTENT_FILES } from './content-files'

/** Names and addresses by which one item is told from another, each of them once. */
export const doubledNames: Check = ({ units, interiors, pressSites, seedArticles, plans, community, location, tours, videos, menus }) => {
  const twice = (file: string, field: string, values: readonly string[]) =>
    [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
      (value) => `content/${file} › ${field}: '${value}' 이 ${values.filter((each) => each === value).length}번 있습니다. 한 번만 써야 합니다`,
    )
  return [
    ...twice(
      CONTENT_FILES.units,
      'types.id',
      units.types.map(({ id }) => id),
    ),
    ...twice(
      CONTENT_FILES.units,
      'types.slug',
      units.types.map(({ slug }) => slug),
    ),
    ...twice(
      CONTENT_FILES.interiors,
      'slug',
      interiors.map(({ slug }) => slug),
    ),
    ...twice(
      CONTENT_FILES.interiors,
      'unit',
      interiors.map(({ unit }) => unit),
    ),
    ...twice(
      CONTENT_FILES.pressSites,
      'slug',
      pressSites.map(({ slug }) => slug),
    ),
    ...twice(
      CONTENT_FILES.seedArticles,
      'id',
      seedArticles.map(({ id }) => id),
    ),
    ...twice(
      CONTENT_FILES.plans,
      'id',
      plans.map(({ id }) => id),
    ),
    ...twice(
      CONTENT_FILES.community,
      'facilities.id',
      community.facilities.map(({ id }) => id),
    ),
    ...twice(
      CONTENT_FILES.location,
      'highlights.id',
      location.highlights.map(({ id }) => id),
    ),
    ...twice(
      CONTENT_FILES.tours,
      'tabs.key',
      tours.tabs.map(({ key }) => key),
    ),
    ...twice(
      CONTENT_FILES.videos,
      'id',
      [videos.brand, ...videos.tabs].map(({ id }) => id),
    ),
    ...twice(
      CONTENT_FILES.menus,
      'groups.items.href',
      menus.groups.flatMap(({ items }) => items.map(({ href }) => decodeURI(href))),
    ),
  ]
}

/** Is every complex in every file that speaks of complexes? */
export const complexFaults: Check = ({ overview, sitePlan, units }) => {
  const told = new Set(overview.facts.complexes)
  const places: readonly (readonly [string, readonly number[]])[] = [
    ['content/overview.ts › byComplex', overview.byComplex.map(({ complex }) => complex)],
    ['content/plans/site-plan.ts › complexes', sitePlan.complexes.map(({ id }) => id)],
  ]
  return [
    ...places.flatMap(([at, complexes]) => [
      ...[...told]
        .filter((each) => !complexes.includes(each))
        .map((each) => `${at}: ${each}단지가 없습니다. content/overview.ts › facts.complexes 에는 있습니다`),
      ...complexes.filter((each) => !told.has(each)).map((each) => `${at}: ${each}단지는 content/overview.ts › facts.complexes 에 없습니다`),
    ]),
    ...units.types.flatMap(({ id, complexes }) =>
      complexes
        .filter((each) => !told.has(each))
        .map((each) => `content/units.ts › types[${id}].complexes: ${each}단지는 content/overview.ts › facts.complexes 에 없습니다`),
    ),
  ]
}
