import { publicPaths } from '@/lib/content/paths'
import { redirectFor } from '@/lib/content/redirects'
import { pressArticlePath, pressListPath } from '@/lib/routes'
import { content } from '@/tests/support/example-complex'

jest.mock('@/lib/content/load', () => jest.requireActual<object>('@/tests/support/example-complex'))

const LIST = pressListPath(content.site.defaultPressSite)
const encoded = (path: string) => encodeURI(path)
/** Letter case, Unicode form and percent-encoding, trailing and repeated slashes, in any combination. */
const spellings = (path: string) =>
  [path, decodeURI(path).toLowerCase(), decodeURI(path).toUpperCase(), decodeURI(path).normalize('NFD')]
    .map((each) => encoded(decodeURI(each)))
    .flatMap((each) => [each, `${each}/`, `${each}//`, `/%2F${each}`, each.replaceAll('/', '/%2F'), each.replaceAll('/', '/%5C%2F')])
    .filter((each) => each !== path)

it.each(publicPaths().filter((path) => path !== '/'))('every spelling of %s redirects permanently to it', (path) => {
  expect(redirectFor(path)).toBeUndefined()
  for (const spelling of spellings(path)) expect([spelling, redirectFor(spelling)]).toEqual([spelling, { to: path, permanent: true }])
})

it('an article is found under every spelling of its list, and its own', () => {
  const path = pressArticlePath(content.site.defaultPressSite, 'model-house-opening')
  expect(redirectFor(path)).toBeUndefined()
  expect(redirectFor(`${path.replace('/press/', '/PRESS/').replace('opening', 'Opening')}/`)).toEqual({ to: path, permanent: true })
})

it.each([
  ['/FloorPlan/84K', '/FloorPlan/112K'],
  ['/floorplan/84k/', '/FloorPlan/112K'],
  ['/Brand', '/Brand/intro'],
  ['/brand/', '/Brand/intro'],
  ['/Promotion', '/Promotion/Customer'],
  ['/LocationEnvironment/premium', '/LocationEnvironment/primium'],
  ['/Contact', '/Promotion/Customer'],
  ['/sitemap/', '/sitemap.xml'],
  [`/${encodeURIComponent(content.site.defaultPressSite)}`, LIST],
])('%s redirects to %s', (from, to) => expect(redirectFor(from)).toEqual({ to, permanent: true }))

it('redirects that depend on content are temporary', () => {
  expect(redirectFor('/promotion/press/')).toEqual({ to: LIST, permanent: false })
  expect(redirectFor('/FloorPlan')).toEqual({ to: '/FloorPlan/59K', permanent: false })
  expect(redirectFor('/news')).toEqual({ to: LIST, permanent: false })
})

it('the interior of a type without pictures redirects to its plan, temporarily', () => {
  for (const guess of ['/Interior/101P', '/interior/101p/']) expect(redirectFor(guess)).toEqual({ to: '/FloorPlan/101P', permanent: false })
  expect(redirectFor('/Interior/112K')).toEqual({ to: '/FloorPlan/112K', permanent: false })
  expect(redirectFor('/Interior/59K')).toBeUndefined()
})

it('every redirect ends at a served page: no second redirect', () => {
  for (const guess of ['/brand/', '/PROMOTION/press', '/floorplan/84K/', '/interior/', '/Rss/', '/admin/', '/interior/101p/', '/sitemap', '/News/'])
    expect(redirectFor(redirectFor(guess)?.to ?? guess)).toBeUndefined()
})

it('ignores unknown addresses, and only removes the slash', () => {
  for (const path of ['/', '/nowhere', '/FloorPlan/99Z', '/%ff', '/nowhere/a%2Fb']) expect(redirectFor(path)).toBeUndefined()
  expect(redirectFor('/%2Fnowhere/%2F%2Fa/')).toEqual({ to: '/nowhere/a', permanent: true })
  expect(redirectFor('/admin/registrations/a1/')).toEqual({ to: '/admin/registrations/a1', permanent: true })
})

test.each(['//other.example/', '//other.example//', '///other.example/', '/\\other.example/', '/%2Fother.example/', '/%5Cother.example//'])(
  '%s redirects to no other host',
  (path) => {
    expect(redirectFor(path)).toEqual({ to: '/other.example', permanent: true })
  },
)
