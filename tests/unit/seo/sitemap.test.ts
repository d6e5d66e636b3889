import { isIndexed } from '@/lib/content/indexed'
import { publicPaths } from '@/lib/content/paths'
import { routes, siteCustomerPath } from '@/lib/routes'
import { sitemapPages } from '@/lib/seo/sitemap'
import { content, picture } from '@/tests/support/example-complex'

jest.mock('@/lib/content/load', () => jest.requireActual<object>('@/tests/support/example-complex'))

const pages = sitemapPages(
  publicPaths().filter((path) => isIndexed(content, path)),
  content,
  picture,
)
const entryOf = (path: string) => pages.find(({ url }) => decodeURI(new URL(url).pathname) === decodeURI(path))

it('lists no placeholder and no duplicate page', () => {
  expect(content.documents?.status).toBe('comingSoon')
  expect(entryOf(routes.businessDocuments)).toBeUndefined()
  expect(entryOf(siteCustomerPath(content.site.defaultPressSite))).toBeUndefined()
  expect(entryOf(routes.customer)).toBeDefined()
  const placeholders = [content.documents, content.announcement, content.subscriptionGuide, content.salesGuide].filter(
    (guide) => guide?.status === 'comingSoon',
  )
  expect(pages).toHaveLength(publicPaths().length - placeholders.length - 1)
})

it('sets dates only where content has them', () => {
  expect(entryOf(routes.stampTax)?.lastModified).toBe(content.stampTax?.updated)
  expect(entryOf(routes.brandIntro)).not.toHaveProperty('lastModified')
})

it('lists each page’s own pictures and films', () => {
  expect(entryOf('/Interior/59K')?.images).toHaveLength(content.interiors.find(({ slug }) => slug === '59K')?.rooms.length ?? -1)
  const [film] = entryOf(routes.brandVideo)?.videos ?? []
  expect(film).toMatchObject({ title: content.videos.brand?.title, duration: 33 })
  expect(film?.content_loc).toMatch(/\/films\/.+\.mp4$/)
})
