import type { Content } from '@/lib/content/content'
import { content } from '@/lib/content/load'
import { getInteriorPage, getUnitPage } from '@/lib/content/unit-pages'
import { englishRoutes, floorPlanPath, interiorPath, pressArticlePath, pressListPath, routes, siteCustomerPath, type PageId } from '@/lib/routes'

const PICTURE_FIELDS = new Set(['picture', 'image', 'banner', 'poster', 'gallery'])

/** Names of the pictures anywhere in a value. */
function picturesIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return PICTURE_FIELDS.has(field) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => picturesIn(item, field))
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, key)) : []
}

/** Pictures of a page with a fixed address besides its banner. */
const PARTS: Partial<Record<PageId, (content: Content) => unknown>> = {
  // Covers and plates show what the page that they lead to shows.
  home: ({ home: { covers: _covers, plates: _plates, ...home }, tours }) => [home, tours?.tabs.map(({ poster }) => ({ poster }))],
  brandIntro: ({ brand }) => brand,
  brandVideo: ({ videos }) => videos?.brand,
  locationPremium: ({ location }) => location?.premium,
  complexCommunity: ({ community }) => community,
  unitVideos: ({ videos }) => videos?.tabs,
  modelHouse: ({ tours }) => tours?.tabs.map(({ poster, gallery }) => ({ poster, gallery })),
  customer: ({ registration }) => registration.customerPage,
}

/** Pictures of every public page, without a tour's own document, which the model house's page embeds, and articles. */
function picturesByRoute(): Map<string, Set<string>> {
  const { pages, units, interiors, pressSites, pressPage, siteCustomerPage, registration, english } = content
  const fixed = (Object.keys(routes) as PageId[]).flatMap((id) =>
    pages[id] ? [[routes[id], [id === 'home' ? {} : pages[id], PARTS[id]?.(content)]] as const] : [],
  )
  const shown: (readonly [string, unknown])[] = [
    ...fixed,
    ...units.types.map(({ slug }) => [floorPlanPath(slug), getUnitPage(slug).page] as const),
    ...interiors.map(({ slug }) => [interiorPath(slug), [getInteriorPage(slug).page, getInteriorPage(slug).interior]] as const),
    ...pressSites.flatMap(({ slug }) => [
      [pressListPath(slug), pressPage] as const,
      [pressArticlePath(slug, '*'), pressPage] as const,
      [siteCustomerPath(slug), [siteCustomerPage, registration.customerPage]] as const,
    ]),
    ...Object.entries(english?.pages ?? {}).map(([id, page]) => [englishRoutes[id as keyof typeof englishRoutes], page] as const),
    [englishRoutes.contact, { picture: content.site.modelHouse.picture }],
  ]
  const byRoute = new Map<string, Set<string>>()
  for (const [route, value] of shown) byRoute.set(route, new Set([...(byRoute.get(route) ?? []), ...picturesIn(value)]))
  return byRoute
}

test('no picture is on more than two routes', () => {
  const byPicture = new Map<string, string[]>()
  for (const [route, pictures] of picturesByRoute()) for (const id of pictures) byPicture.set(id, [...(byPicture.get(id) ?? []), decodeURI(route)])
  expect(byPicture.size).toBeGreaterThan(40)
  expect([...byPicture].filter(([, at]) => at.length > 2)).toEqual([])
})
