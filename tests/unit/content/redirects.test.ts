import { content } from '@/lib/content/load'
import { publicPaths } from '@/lib/content/paths'
import { redirectFor } from '@/lib/content/redirects'
import { pressArticlePath, pressListPath } from '@/lib/routes'

const LIST = pressListPath(content.site.defaultPressSite)
const encoded = (path: string) => encodeURI(path)
/** Letter case, Unicode form and percent-encoding, slashes at the end and repeated ones, in any combination. */
const spellings = (path: string) =>
  [path, decodeURI(path).toLowerCase(), decodeURI(path).toUpperCase(), decodeURI(path).normalize('NFD')]
    .map((each) => encoded(decodeURI(each)))
    .flatMap((each) => [each, `${each}/`, `${each}//`, `/%2F${each}`, each.replaceAll('/', '/%2F'), each.replaceAll('/', '/%5C%2F')])
    .filter((each) => each !== path)

it.each(publicPaths().filter((path) => path !== '/'))('every spelling of %s is one permanent redirect to it', (path) => {
  expect(redirectFor(path)).toBeUndefined()
  for (const spelling of spellings(path)) expect([spelling, redirectFor(spelling)]).toEqual([spelling, { to: path, permanent: true }])
})

it('an article is found under every spelling of its list, and its own', () => {
  const path = pressArticlePath(content.site.defaultPressSite, 'model-house-opening')
  expect(redirectFor(path)).toBeUndefined()
  expect(redirectFor(`${path.replace('/press/', '/PRESS/').replace('opening', 'Opening')}/`)).toEqual({ to: path, permanent: true })
})

it.each([
  ['/FloorPlan/84C', '/FloorPlan/114A'],
  ['/floorplan/84d/', '/FloorPlan/114B'],
  ['/Brand', '/Brand/intro'],
  ['/brand/', '/Brand/intro'],
  ['/Promotion', '/Promotion/Customer'],
  ['/LocationEnvironment/premium', '/LocationEnvironment/primium'],
  ['/Contact', '/Promotion/Customer'],
  ['/sitemap/', '/sitemap.xml'],
  [`/${encodeURIComponent(content.site.defaultPressSite)}`, LIST],
])('%s leads on to %s', (from, to) => expect(redirectFor(from)).toEqual({ to, permanent: true }))

it('what the default site or the first type decides is not kept by browsers', () => {
  expect(redirectFor('/promotion/press/')).toEqual({ to: LIST, permanent: false })
  expect(redirectFor('/FloorPlan')).toEqual({ to: '/FloorPlan/59A', permanent: false })
  expect(redirectFor('/news')).toEqual({ to: LIST, permanent: false })
})

it('the interior of a type that shows none is its plan, until it has one', () => {
  for (const guess of ['/Interior/84C', '/interior/114a/']) expect(redirectFor(guess)).toEqual({ to: '/FloorPlan/114A', permanent: false })
  expect(redirectFor('/Interior/59B')).toEqual({ to: '/FloorPlan/59B', permanent: false })
  expect(redirectFor('/Interior/84A')).toBeUndefined()
})

it('every redirect ends at what is served: no second hop', () => {
  for (const guess of ['/brand/', '/PROMOTION/press', '/floorplan/84C/', '/interior/', '/Rss/', '/admin/', '/interior/84c/', '/sitemap', '/News/'])
    expect(redirectFor(redirectFor(guess)?.to ?? guess)).toBeUndefined()
})

it('leaves alone what is no address of ours, and only takes the slash away', () => {
  for (const path of ['/', '/nowhere', '/FloorPlan/99Z', '/%ff', '/nowhere/a%2Fb']) expect(redirectFor(path)).toBeUndefined()
  expect(redirectFor('/%2Fnowhere/%2F%2Fa/')).toEqual({ to: '/nowhere/a', permanent: true })
  expect(redirectFor('/admin/registrations/a1/')).toEqual({ to: '/admin/registrations/a1', permanent: true })
})

test.each(['//other.example/', '//other.example//', '///other.example/', '/\\other.example/', '/%2Fother.example/', '/%5Cother.example//'])(
  '%s leads to no other host',
  (path) => {
    expect(redirectFor(path)).toEqual({ to: '/other.example', permanent: true })
  },
)
